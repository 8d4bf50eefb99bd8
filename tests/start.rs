//! Starting the server, end to end: two starts on one data folder, and folders that cannot be used.

#[allow(dead_code, reason = "only refusals are needed here")]
mod binary;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

use binary::refusal;

/// A server that runs until it is dropped.
struct Running {
    process: Child,
    /// "http://127.0.0.1:41234".
    page: String,
}

impl Running {
    fn start(data: &Path) -> Running {
        let mut process = binary::plyground()
            .args(["--port", "0", "--no-open", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let out = process.stdout.as_mut().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let page = line.trim().strip_prefix("Plyground is at ").expect("it says where it is").to_owned();
        Running { process, page }
    }

    fn port(&self) -> u16 {
        self.page.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port")
    }

    /// At once, as by `kill -9`.
    fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The status line of a page.
fn status(page: &str) -> String {
    let address = page.strip_prefix("http://").expect("an address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    answer.lines().next().expect("a line").to_owned()
}

/// A start whose "browser" only notes which page it was asked to open.
fn start_with_browser(data: &Path, notes: &Path, args: &[&str]) -> Output {
    let browser = notes.join("browser");
    fs::write(&browser, "#!/bin/sh\nprintf '%s\\n' \"$1\" > \"$(dirname \"$0\")/opened\"\n")
        .expect("written");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).expect("executable");
    }
    binary::plyground()
        .args(args)
        .arg("--data")
        .arg(data)
        .env("BROWSER", &browser)
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts")
}

/// What the "browser" was asked to open.
fn opened(notes: &Path) -> Option<String> {
    let until = Instant::now() + Duration::from_secs(10);
    while Instant::now() < until {
        if let Ok(text) = fs::read_to_string(notes.join("opened"))
            && text.ends_with('\n')
        {
            return Some(text.trim().to_owned());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    None
}

#[cfg(target_os = "linux")]
#[test]
fn a23_a_second_start_opens_the_first() {
    let (data, notes) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let first = Running::start(data.path());
    let out = start_with_browser(data.path(), notes.path(), &[]);
    let text = String::from_utf8(out.stdout).expect("text");
    assert_eq!(out.status.code(), Some(0), "{text}");
    let wanted =
        format!("Plyground is already running at {} (data folder {})\n", first.page, data.path().display());
    assert_eq!(text, wanted);
    let page = opened(notes.path()).expect("the browser was opened");
    assert_eq!(page.trim_end_matches('/'), first.page);
    assert!(status(&first.page).contains("200"), "the first one still serves");
}

#[test]
fn a23_a_second_start_without_a_browser_only_says_where_the_first_is() {
    let (data, notes) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let first = Running::start(data.path());
    let port = first.port().to_string();
    // Any port, the same port and the same address are what is running.
    for args in [
        &["--no-open", "--port", "0"][..],
        &["--no-open", "--port", &port],
        &["--no-open", "--bind", "127.0.0.1"],
    ] {
        let out = start_with_browser(data.path(), notes.path(), args);
        let text = String::from_utf8(out.stdout).expect("text");
        assert_eq!(out.status.code(), Some(0), "{args:?}: {text}");
        assert!(text.contains(&first.page), "{text}");
    }
    assert!(!notes.path().join("opened").exists(), "--no-open");
}

#[test]
fn a23_a_second_start_elsewhere_is_refused() {
    let data = tempfile::tempdir().expect("a folder");
    let first = Running::start(data.path());
    let folder = data.path().to_str().expect("a name");
    let other = if first.port() == 65_535 { 65_534 } else { first.port() + 1 }.to_string();
    for args in [["--port", other.as_str()], ["--bind", "0.0.0.0"]] {
        let text = refusal(&["--no-open", "--data", folder, args[0], args[1]]);
        for part in ["not started", "already running", &first.page, folder, "--data"] {
            assert!(text.contains(part), "{args:?} should mention {part:?}: {text}");
        }
    }
    assert!(status(&first.page).contains("200"));
}

#[test]
fn a23_the_lock_ends_with_its_process() {
    let data = tempfile::tempdir().expect("a folder");
    let noted = || fs::read_to_string(data.path().join("plyground.address")).expect("noted");
    for _ in 0..3 {
        let server = Running::start(data.path());
        assert!(status(&server.page).contains("200"));
        let page = server.page.clone();
        assert_eq!(format!("http://{}", noted().trim()), page);
        server.kill();
        assert_eq!(format!("http://{}", noted().trim()), page, "a kill leaves it behind");
    }
    // An address at which another program answers does not matter without the lock.
    let others = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = others.local_addr().expect("bound").to_string();
    fs::write(data.path().join("plyground.address"), address).expect("written");
    assert!(status(&Running::start(data.path()).page).contains("200"));
}

#[test]
fn a23_two_folders_are_two_servers() {
    let (one, two) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (one, two) = (Running::start(one.path()), Running::start(two.path()));
    assert_ne!(one.page, two.page);
    assert!(status(&one.page).contains("200") && status(&two.page).contains("200"));
}

#[track_caller]
fn refuses(folder: &str, parts: &[&str]) {
    let text = refusal(&["--no-open", "--port", "0", "--data", folder]);
    for part in [&[folder, "--data"], parts].concat() {
        assert!(text.contains(part), "should mention {part:?}: {text}");
    }
}

#[test]
fn a23_a_folder_that_is_a_file_is_named() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("file");
    fs::write(&file, "x").expect("written");
    refuses(file.to_str().expect("a name"), &["is not a folder"]);
    refuses(file.join("below").to_str().expect("a name"), &["is not a folder"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a23_a_folder_that_cannot_be_written_to_is_named() {
    // Nobody may make files there, not even root.
    refuses("/sys/kernel/plyground", &["cannot be written to"]);
    refuses("/sys/kernel", &["cannot be written to"]);
}

#[test]
fn a23_a_file_that_is_no_database_is_named() {
    let data = tempfile::tempdir().expect("a folder");
    fs::write(data.path().join("plyground.sqlite"), "no database ".repeat(100)).expect("written");
    refuses(data.path().to_str().expect("a name"), &["plyground.sqlite", "not a database"]);
    let kept = fs::read_to_string(data.path().join("plyground.sqlite")).expect("there");
    assert!(kept.starts_with("no database"), "it is left alone");
}

#[test]
fn a23_a_database_of_a_newer_version_is_named() {
    use sqlx::{Connection as _, Executor as _};
    let data = tempfile::tempdir().expect("a folder");
    Running::start(data.path()).kill();
    let file = data.path().join("plyground.sqlite");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
        let mut raw = sqlx::SqliteConnection::connect_with(&options).await.expect("opens");
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
            VALUES (9999, 'later', 1, x'00', 1)";
        raw.execute(newer).await.expect("written");
        raw.close().await.expect("closed");
    });
    refuses(data.path().to_str().expect("a name"), &["newer version", "update"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a23_a_full_disk_is_named() {
    // A small file system where one may be mounted.
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().to_str().expect("a name");
    let mount = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=16k", "tmpfs", folder])
        .stderr(Stdio::null())
        .status();
    if mount.is_ok_and(|status| status.success()) {
        let text = refusal(&["--no-open", "--port", "0", "--data", folder]);
        assert!(Command::new("umount").args(["-l", folder]).status().expect("umount").success());
        for part in ["full disk", "free some space", folder, "--data"] {
            assert!(text.contains(part), "should mention {part:?}: {text}");
        }
    }
    // Everywhere: no file may grow.
    let out = Command::new("sh")
        .env("LC_ALL", "C")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" --no-open --port 0 --data \"$1\""])
        .args([env!("CARGO_BIN_EXE_plyground"), folder])
        .stdin(Stdio::null())
        .output()
        .expect("started");
    let text = String::from_utf8(out.stderr).expect("text");
    assert_eq!(out.status.code(), Some(2), "{text}");
    assert!(text.lines().count() == 1 && text.contains(folder) && text.contains("--data"), "{text}");
}
