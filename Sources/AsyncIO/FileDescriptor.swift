// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A kernel descriptor, closed exactly once.
struct FileDescriptor: ~Copyable {
  /// -1 once closed.
  private(set) var raw: Int32

  init(owning raw: Int32) {
    self.raw = raw
  }

  mutating func close() {
    Self.close(raw)
    raw = -1
  }

  /// Releases the descriptor to the caller, which closes it.
  consuming func release() -> Int32 {
    precondition(raw >= 0, "a closed descriptor has no next owner")
    let released = raw
    raw = -1
    return released
  }

  deinit {
    Self.close(raw)
  }

  private static func close(_ raw: Int32) {
    guard raw >= 0 else { return }
    // The other errors of close (a failed write-back) do not occur for sockets.
    _ = try? systemCall("close", repeats: false) { Glibc.close(raw) }
  }

  /// Sets an integer socket option.
  func setOption(_ level: Int32, _ name: Int32, _ value: Int32) throws(IOError) {
    var value = value
    try promptCall("setsockopt") {
      unsafe setsockopt(raw, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }
  }

  /// - Parameter seconds: time in seconds for which the kernel continues delivery after closing; 0
  ///   resets the connection.
  func setLinger(seconds: Int32) throws(IOError) {
    precondition(seconds >= 0, "a linger time is not negative")
    var value = linger(l_onoff: 1, l_linger: seconds)
    try promptCall("setsockopt") {
      unsafe setsockopt(raw, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    }
  }

  /// The pending error of the socket (`SO_ERROR`); 0 without one.
  func pendingError() throws(IOError) -> Int32 {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    try promptCall("getsockopt") {
      unsafe getsockopt(raw, SOL_SOCKET, SO_ERROR, &value, &length)
    }
    return value
  }

  /// States of a TCP connection that matter after this side's end (`include/net/tcp_states.h`).
  enum TCPState: UInt8 {
    case finWait2 = 5
    case timeWait = 6
    case closed = 7
  }

  /// The state of the connection; nil in other states and for other sockets.
  var tcpState: TCPState? {
    tcpInfo(bytes: 1).flatMap { TCPState(rawValue: $0[0]) }
  }

  /// Number of sent bytes that the peer has acknowledged (`tcpi_bytes_acked`).
  var acknowledgedBytes: UInt64? {
    tcpInfo(bytes: 128).map { $0[120...].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// Returns the first bytes of `struct tcp_info` (`include/uapi/linux/tcp.h`), of which the kernel
  /// copies as much as fits; nil if it has fewer.
  private func tcpInfo(bytes count: Int) -> [UInt8]? {
    var info = [UInt8](repeating: 0, count: count)
    var length = socklen_t(count)
    let result = try? systemCall("getsockopt") {
      unsafe getsockopt(raw, Int32(IPPROTO_TCP), TCP_INFO, &info, &length)
    }
    return result == nil || Int(length) < count ? nil : info
  }
}
