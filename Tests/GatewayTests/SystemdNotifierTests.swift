// SPDX-License-Identifier: Apache-2.0
import Glibc
import Testing

@testable import GatewayApp

/// The tests' socket takes the place of systemd's.
@Suite("Messages to systemd", .timeLimit(.minutes(1)))
struct SystemdNotifierTests {
  /// A bound datagram socket, closed at the end.
  private final class Socket {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

    /// - Parameter path: the bytes of `sun_path`; abstract if the first byte is zero.
    init(_ path: [UInt8]) throws {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(2 + path.count))
        }
      }
      try #require(result == 0)
    }

    deinit { close(descriptor) }

    func receive() -> String {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }

  private let name = "/tmp/pushgate-systemd-\(getpid())-\(UInt32.random(in: 0 ... .max))"

  private func notifier(_ address: String, _ more: [String: String] = [:]) -> SystemdNotifier? {
    SystemdNotifier(environment: more.merging(["NOTIFY_SOCKET": address]) { first, _ in first })
  }

  @Test("a message is one datagram with a line for each assignment")
  func path() throws {
    let socket = try Socket(Array(name.utf8))
    defer { unlink(name) }
    try #require(notifier(name)).notify("READY=1", "STATUS=ready")
    #expect(socket.receive() == "READY=1\nSTATUS=ready")
  }

  @Test("an address that begins with @ is abstract")
  func abstract() throws {
    let socket = try Socket([0] + name.utf8)
    try #require(notifier("@" + name)).notify("STOPPING=1")
    #expect(socket.receive() == "STOPPING=1")
  }

  @Test("messages to a socket without a reader are lost without an error")
  func lost() throws { try #require(notifier(name)).notify("READY=1") }

  @Test("a repeated message does not wait while the socket is full, and later messages arrive")
  func full() throws {
    let socket = try Socket([0] + name.utf8)
    let systemd = try #require(notifier("@" + name))
    // The kernel queues ten datagrams by default (net.unix.max_dgram_qlen), at most thousands.
    for _ in 0..<5_000 { systemd.notify("WATCHDOG=1", isRepeated: true) }
    #expect(socket.receive() == "WATCHDOG=1")
    systemd.notify("STATUS=late", isRepeated: true)
    var last = ""
    while last != "STATUS=late" { last = socket.receive() }
  }

  @Test("a reload is announced with the monotonic time in microseconds")
  func reload() throws {
    let socket = try Socket([0] + name.utf8)
    try #require(notifier("@" + name)).notifyReloading()
    let lines = socket.receive().split(separator: "\n")
    #expect(lines.first == "RELOADING=1")
    let time = try #require(lines.last?.split(separator: "=").last.flatMap { Int($0) })
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let microseconds = now.tv_sec * 1_000_000 + now.tv_nsec / 1_000
    #expect(time <= microseconds && time > microseconds - 60_000_000)
  }

  @Test("timeouts are extended again and again until the task is cancelled")
  func extending() async throws {
    let socket = try Socket([0] + name.utf8)
    let systemd = try #require(notifier("@" + name))
    let task = Task { await systemd.extendTimeout(every: .milliseconds(1)) }
    for _ in 0..<3 { #expect(socket.receive() == "EXTEND_TIMEOUT_USEC=60000000") }
    task.cancel()
    await task.value
  }

  @Test("without a usable address no messages are sent")
  func absent() {
    #expect(SystemdNotifier(environment: [:]) == nil)
    #expect(notifier("") == nil && notifier("@") == nil)
    #expect(notifier("/" + String(repeating: "a", count: 200)) == nil)
  }

  @Test(
    "the watchdog's interval applies to the process that systemd names",
    arguments: [
      ([:], nil), (["WATCHDOG_USEC": "60000000"], .seconds(60)),
      (["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "\(getpid())"], .seconds(60)),
      (["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "1"], nil),
      (["WATCHDOG_USEC": "0"], nil), (["WATCHDOG_USEC": "soon"], nil),
    ] as [([String: String], Duration?)])
  func watchdog(environment: [String: String], interval: Duration?) {
    #expect(notifier(name, environment)?.watchdogInterval == interval)
  }
}
