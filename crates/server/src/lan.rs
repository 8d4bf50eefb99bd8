//! How other devices reach this machine: addresses and a code to scan.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use qrcode::{EcLevel, QrCode, render::svg};

use crate::origin::Hosts;

/// The ways in which other devices reach this server.
#[derive(Clone)]
pub(crate) struct NetworkAccess {
    addresses: Arc<[String]>,
    hosts: Hosts,
}

impl NetworkAccess {
    pub(crate) fn new(bound: SocketAddr, hosts: Hosts) -> Self {
        NetworkAccess { addresses: addresses(bound).into(), hosts }
    }

    /// Whether there is any.
    pub(crate) fn is_open(&self) -> bool {
        self.hosts.any() || !self.addresses.is_empty()
    }

    /// Addresses in the local network; empty if only this machine can connect.
    pub(crate) fn addresses(&self) -> &[String] {
        &self.addresses
    }

    /// What others should open, the likeliest first, for a visitor who came by this host name.
    pub(crate) fn links(&self, host: &str, https: bool) -> Vec<String> {
        let scheme = if https { "https" } else { "http" };
        if self.hosts.any() {
            // Inside the proxy's network other addresses may work too, but not for everybody.
            let came_by = self.hosts.has_name(host).then_some(host);
            let mut names: Vec<&str> = came_by.into_iter().chain(self.hosts.iter()).collect();
            names.dedup();
            return names.into_iter().map(|name| format!("{scheme}://{name}")).collect();
        }
        // A visitor who came in over the network has an address that works there.
        let local = host.starts_with("localhost") || host.starts_with("127.") || host.starts_with("[::1]");
        let own = (!local && !self.addresses.is_empty()).then(|| format!("http://{host}"));
        let mut links: Vec<String> = own.into_iter().chain(self.addresses.iter().cloned()).collect();
        links.dedup();
        links
    }
}

/// Whether devices other than this one can connect.
fn is_open(bound: SocketAddr) -> bool {
    !bound.ip().is_loopback()
}

/// The address others should open, the likeliest first. Empty if only this machine can connect.
fn addresses(bound: SocketAddr) -> Vec<String> {
    let port = bound.port();
    let written = |ip: IpAddr| match ip {
        IpAddr::V4(v4) => format!("http://{v4}:{port}"),
        IpAddr::V6(v6) => format!("http://[{v6}]:{port}"),
    };
    if !is_open(bound) {
        return Vec::new();
    }
    if !bound.ip().is_unspecified() {
        return vec![written(bound.ip())];
    }
    let interfaces = local_ip_address::list_afinet_netifas().unwrap_or_default();
    let mut ips: Vec<IpAddr> =
        interfaces.into_iter().map(|(_, ip)| ip).filter(|ip| ip.is_ipv4() && !ip.is_loopback()).collect();
    // Home and school networks first: a machine may also have addresses that only it uses.
    ips.sort_by_key(|ip| match ip {
        IpAddr::V4(v4) if v4.octets()[0] == 192 => 0,
        IpAddr::V4(v4) if v4.octets()[0] == 10 => 1,
        IpAddr::V4(v4) if v4.is_private() => 2,
        _ => 3,
    });
    ips.into_iter().map(written).collect()
}

/// A link as a picture that a phone's camera reads.
pub(crate) fn code(link: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(200, 200).quiet_zone(true).build();
    // Without the XML declaration it can stand in a page.
    Some(picture.split_once("?>").map_or(picture.clone(), |(_, svg)| svg.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a20_links_name_the_public_host_with_the_proxys_scheme() {
        let hosts = Hosts::new(&["play.example.org".to_owned(), "games.example.org:8443".to_owned()]);
        let reach = NetworkAccess { addresses: Arc::new([]), hosts };
        assert!(reach.is_open(), "also where the server itself listens on this machine only");
        let both = ["https://play.example.org", "https://games.example.org:8443"];
        assert_eq!(reach.links("127.0.0.1:4600", true), both);
        assert_eq!(reach.links("play.example.org", true), both);
        assert_eq!(reach.links("play.example.org", false)[0], "http://play.example.org");
        assert_eq!(reach.links("games.example.org:8443", true)[0], both[1]);
    }

    #[test]
    fn a20_without_a_public_host_links_are_addresses_of_the_network() {
        let reach = NetworkAccess {
            addresses: Arc::new(["http://192.168.1.7:4600".to_owned()]),
            hosts: Hosts::default(),
        };
        assert_eq!(reach.links("localhost:4600", false), ["http://192.168.1.7:4600"]);
        assert_eq!(reach.links("laptop.local:4600", true)[0], "http://laptop.local:4600");
        let closed = NetworkAccess { addresses: Arc::new([]), hosts: Hosts::default() };
        assert!(!closed.is_open() && closed.links("127.0.0.1", false).is_empty());
    }
}
