//! Where connections come from: the address the program was started with and, while the host lets others in, its addresses in the
//! local network.

use std::{
    future::poll_fn,
    io,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use tokio::{
    net::{TcpListener, TcpStream},
    sync::Notify,
};

/// One listener that is there until the end, and others that come and go.
#[derive(Clone)]
pub(crate) struct Listeners {
    listening: Arc<Mutex<Listening>>,
    /// The others have changed: all of them have to be polled anew.
    changed: Arc<Notify>,
}

struct Listening {
    own: Option<TcpListener>,
    opened: Vec<TcpListener>,
}

impl Listeners {
    pub(crate) fn new(own: TcpListener) -> Self {
        let listening = Listening { own: Some(own), opened: Vec::new() };
        Listeners { listening: Arc::new(Mutex::new(listening)), changed: Arc::default() }
    }

    /// The next connection at any of them.
    pub(crate) async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        loop {
            tokio::select! {
                accepted = poll_fn(|cx| self.poll(cx)) => return accepted,
                () = self.changed.notified() => {}
            }
        }
    }

    fn poll(&self, cx: &mut Context<'_>) -> Poll<io::Result<(TcpStream, SocketAddr)>> {
        let Listening { own, opened } = &*self.lock();
        let mut ready = own.iter().chain(opened).map(|listener| listener.poll_accept(cx));
        ready.find(Poll::is_ready).unwrap_or(Poll::Pending)
    }

    /// Listens at these addresses as well, and at no others. What cannot be listened at changes nothing.
    pub(crate) async fn open(&self, addresses: &[SocketAddr]) -> io::Result<()> {
        let mut opened = Vec::with_capacity(addresses.len());
        for address in addresses {
            // Its own listener would be in the way of a second one at the same place.
            let there =
                self.lock().opened.iter().any(|l| l.local_addr().is_ok_and(|bound| bound == *address));
            if !there {
                opened.push(TcpListener::bind(address).await?);
            }
        }
        let mut listening = self.lock();
        listening.opened.retain(|l| l.local_addr().is_ok_and(|bound| addresses.contains(&bound)));
        listening.opened.append(&mut opened);
        self.changed.notify_one();
        Ok(())
    }

    /// Listens at its own address alone. Connections that are there stay.
    pub(crate) fn close(&self) {
        self.lock().opened.clear();
        self.changed.notify_one();
    }

    /// Listens nowhere any more.
    pub(crate) fn end(&self) {
        let mut listening = self.lock();
        listening.own = None;
        listening.opened.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Listening> {
        self.listening.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn a20_others_are_let_in_and_shut_out_while_it_accepts() {
        let own = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = own.local_addr().expect("bound").port();
        let listeners = Listeners::new(own);
        // All of 127/8 is this machine: another address of it stands for one in the network.
        let other: SocketAddr = format!("127.0.0.2:{port}").parse().expect("an address");
        let waiting = tokio::spawn({
            let listeners = listeners.clone();
            async move { listeners.accept().await.expect("accepted").0.local_addr().expect("an address") }
        });
        tokio::task::yield_now().await;
        assert!(TcpStream::connect(other).await.is_err(), "nobody listens there yet");
        listeners.open(&[other]).await.expect("opened");
        listeners.open(&[other]).await.expect("a second time changes nothing");
        let _connected = TcpStream::connect(other).await.expect("somebody listens");
        assert_eq!(
            timeout(Duration::from_secs(20), waiting).await.expect("in time").expect("no panic"),
            other
        );
        listeners.close();
        assert!(TcpStream::connect(other).await.is_err(), "nobody listens any more");
    }

    #[tokio::test]
    async fn a20_a_taken_address_changes_nothing() {
        let listeners = Listeners::new(TcpListener::bind("127.0.0.1:0").await.expect("a port"));
        let taken = TcpListener::bind("127.0.0.2:0").await.expect("a port");
        assert!(listeners.open(&[taken.local_addr().expect("bound")]).await.is_err());
        assert!(listeners.lock().opened.is_empty());
    }
}
