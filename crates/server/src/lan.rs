//! How other devices reach this machine: addresses and a code to scan.

use std::net::{IpAddr, SocketAddr};

use qrcode::{EcLevel, QrCode, render::svg};

/// Whether devices other than this one can connect.
pub(crate) fn is_open(bound: SocketAddr) -> bool {
    !bound.ip().is_loopback()
}

/// The address others should open, the likeliest first. Empty if only this machine can connect.
pub(crate) fn addresses(bound: SocketAddr) -> Vec<String> {
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
