// SPDX-License-Identifier: Apache-2.0
internal import FoundationEssentials
internal import Glibc

/// Sends the state of the process to systemd: sd_notify(3), one datagram per message. Usable on any
/// thread.
package struct SystemdNotifier: Sendable {
  /// The time for which one message extends a timeout, four times the interval between messages.
  private static let extensionMicroseconds = 60_000_000

  /// The path of systemd's socket. A leading zero byte marks an abstract address (unix(7)).
  private let path: [UInt8]
  /// The time within which systemd expects `WATCHDOG=1`; nil if it expects none.
  let watchdogInterval: Duration?

  /// Returns nil unless systemd waits for messages (`Type=notify`).
  package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let address = environment["NOTIFY_SOCKET"] else { return nil }
    path = address.hasPrefix("@") ? [0] + address.utf8.dropFirst() : Array(address.utf8)
    guard path.count > 1, path.count <= MemoryLayout.size(ofValue: sockaddr_un().sun_path) else {
      return nil
    }
    // sd_watchdog_enabled(3): a child process inherits variables that are not for it.
    let isForThisProcess = environment["WATCHDOG_PID"].map { $0 == "\(getpid())" } ?? true
    watchdogInterval = environment["WATCHDOG_USEC"].flatMap { Int64($0) }
      .flatMap { isForThisProcess && $0 > 0 ? .microseconds($0) : nil }
  }

  /// Sends assignments such as `READY=1`.
  /// - Parameter isRepeated: whether a later call replaces this message. Such a message is dropped
  ///   while systemd's socket is full, because event loops must not wait.
  package func notify(_ assignments: String..., isRepeated: Bool = false) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let length = MemoryLayout<sa_family_t>.size + path.count
    let message = Array(assignments.joined(separator: "\n").utf8)
    let flags = Int32(MSG_NOSIGNAL) | (isRepeated ? Int32(MSG_DONTWAIT) : 0)
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(descriptor, message, message.count, flags, address, socklen_t(length))
      }
    }
  }

  /// Announces a reload. `READY=1` ends it. systemd compares the time with that of its request.
  package func notifyReloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    notify("RELOADING=1", "MONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000)")
  }

  /// Keeps the timeout of the current phase from expiring, until the task is cancelled.
  package func extendTimeout(every interval: Duration = .seconds(15)) async {
    while !Task.isCancelled {
      notify("EXTEND_TIMEOUT_USEC=\(Self.extensionMicroseconds)")
      try? await Task.sleep(for: interval)
    }
  }
}
