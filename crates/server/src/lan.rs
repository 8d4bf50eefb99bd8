//! How other devices reach this machine: addresses and a code to scan.

use std::{
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use plyground_words::{Message, key, message};
use qrcode::{EcLevel, QrCode, render::svg};

use crate::{listeners::Listeners, origin::Hosts};

/// The ways in which other devices reach this server.
#[derive(Clone)]
pub(crate) struct NetworkAccess {
    /// Addresses in the local network; empty while only this machine can connect.
    addresses: Arc<Mutex<Vec<String>>>,
    hosts: Hosts,
    /// `None` where the program was started so that others can connect: then that cannot be changed.
    switch: Option<Switch>,
}

/// What lets other devices in while the program runs.
#[derive(Clone)]
struct Switch {
    listeners: Listeners,
    port: u16,
}

impl NetworkAccess {
    pub(crate) fn new(bound: SocketAddr, hosts: Hosts, listeners: Listeners) -> Self {
        let switch = (!is_open(bound) && !hosts.any()).then(|| Switch { listeners, port: bound.port() });
        NetworkAccess { addresses: Arc::new(Mutex::new(addresses(bound))), hosts, switch }
    }

    /// Whether there is any.
    pub(crate) fn is_open(&self) -> bool {
        self.hosts.any() || !self.addresses().is_empty()
    }

    /// Whether [`Self::open`] and [`Self::close`] do anything.
    pub(crate) fn can_switch(&self) -> bool {
        self.switch.is_some()
    }

    /// Lets other devices of the local network in.
    pub(crate) async fn open(&self) -> Result<(), Message> {
        let Some(Switch { listeners, port }) = &self.switch else { return Ok(()) };
        let own: Vec<SocketAddr> = network_ips().into_iter().map(|ip| SocketAddr::new(ip, *port)).collect();
        if own.is_empty() {
            return Err(key!("in-no-network").into());
        }
        listeners.open(&own).await.map_err(|e| message!("cannot-open-network", why = e.to_string()))?;
        *self.lock() = own.iter().map(|address| written(address.ip(), *port)).collect();
        Ok(())
    }

    /// Lets nobody in but this machine.
    pub(crate) fn close(&self) {
        let Some(Switch { listeners, .. }) = &self.switch else { return };
        listeners.close();
        self.lock().clear();
    }

    /// Addresses in the local network; empty if only this machine can connect.
    pub(crate) fn addresses(&self) -> Vec<String> {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
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
        let addresses = self.addresses();
        let own = (!local && !addresses.is_empty()).then(|| format!("http://{host}"));
        let mut links: Vec<String> = own.into_iter().chain(addresses).collect();
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
    if !is_open(bound) {
        return Vec::new();
    }
    if !bound.ip().is_unspecified() {
        return vec![written(bound.ip(), port)];
    }
    network_ips().into_iter().map(|ip| written(ip, port)).collect()
}

fn written(ip: IpAddr, port: u16) -> String {
    match ip {
        IpAddr::V4(v4) => format!("http://{v4}:{port}"),
        IpAddr::V6(v6) => format!("http://[{v6}]:{port}"),
    }
}

/// The addresses of this machine that others may reach, the likeliest first.
fn network_ips() -> Vec<IpAddr> {
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
    ips
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

    fn reach(addresses: &[&str], hosts: Hosts) -> NetworkAccess {
        let addresses = addresses.iter().map(|&address| address.to_owned()).collect();
        NetworkAccess { addresses: Arc::new(Mutex::new(addresses)), hosts, switch: None }
    }

    #[test]
    fn a20_links_name_the_public_host_with_the_proxys_scheme() {
        let hosts = Hosts::new(&["play.example.org".to_owned(), "games.example.org:8443".to_owned()]);
        let reach = reach(&[], hosts);
        assert!(reach.is_open(), "also where the server itself listens on this machine only");
        let both = ["https://play.example.org", "https://games.example.org:8443"];
        assert_eq!(reach.links("127.0.0.1:4600", true), both);
        assert_eq!(reach.links("play.example.org", true), both);
        assert_eq!(reach.links("play.example.org", false)[0], "http://play.example.org");
        assert_eq!(reach.links("games.example.org:8443", true)[0], both[1]);
    }

    #[test]
    fn a20_without_a_public_host_links_are_addresses_of_the_network() {
        let open = reach(&["http://192.168.1.7:4600"], Hosts::default());
        assert_eq!(open.links("localhost:4600", false), ["http://192.168.1.7:4600"]);
        assert_eq!(open.links("laptop.local:4600", true)[0], "http://laptop.local:4600");
        let closed = reach(&[], Hosts::default());
        assert!(!closed.is_open() && closed.links("127.0.0.1", false).is_empty());
    }
}
