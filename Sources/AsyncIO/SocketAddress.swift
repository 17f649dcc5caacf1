// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A socket's address: IPv4 or IPv6 with a port, or the path of a Unix socket.
package struct SocketAddress: Sendable, Hashable, CustomStringConvertible {
  private enum Place: Sendable, Hashable {
    /// The address in network order.
    case v4(UInt32, port: UInt16)
    /// The sixteen bytes as two words of memory, in network order.
    case v6(UInt64, UInt64, port: UInt16, scope: UInt32)
    case unix(String)
  }

  private let place: Place

  /// - Parameter ip: an IPv4 address in dotted form or an IPv6 address, without brackets.
  package init(ip: String, port: Int) throws(IOError) {
    guard let port = UInt16(exactly: port) else {
      throw IOError(.badAddress, operation: "parse", detail: "the port must be 0 to 65535")
    }
    var four = in_addr()
    if unsafe inet_pton(AF_INET, ip, &four) == 1 {
      place = .v4(four.s_addr, port: port)
      return
    }
    var six = (UInt64(0), UInt64(0))
    guard unsafe inet_pton(AF_INET6, ip, &six) == 1 else {
      throw IOError(.badAddress, operation: "parse", detail: "not an IP address: \(ip)")
    }
    place = .v6(six.0, six.1, port: port, scope: 0)
  }

  /// - Parameter unixPath: at most 107 bytes, the kernel's limit.
  package init(unixPath: String) throws(IOError) {
    guard !unixPath.isEmpty, unixPath.utf8.count <= 107 else {
      throw IOError(.badAddress, operation: "parse", detail: "a socket path has 1 to 107 bytes")
    }
    place = .unix(unixPath)
  }

  /// Whether this is an IPv6 address.
  package var isIPv6: Bool {
    if case .v6 = place { true } else { false }
  }

  /// The port; nil for a Unix socket.
  package var port: Int? {
    switch place {
    case .v4(_, let port), .v6(_, _, let port, _): Int(port)
    case .unix: nil
    }
  }

  /// The address without its port; the path of a Unix socket.
  package var host: String {
    switch place {
    case .v4(let address, _):
      return Self.presentation(AF_INET, in_addr(s_addr: address))
    case .v6(let high, let low, _, _):
      return Self.presentation(AF_INET6, (high, low))
    case .unix(let path):
      return path
    }
  }

  /// Whether only this machine can reach the address: 127.0.0.0/8, ::1, the mapped forms, Unix
  /// sockets.
  package var isLoopback: Bool {
    switch place {
    case .v4(let address, _):
      return UInt32(bigEndian: address) >> 24 == 127
    case .v6(let high, let low, _, _):
      let low = UInt64(bigEndian: low)
      return high == 0 && (low == 1 || low >> 24 == 0x0000_ffff_7f)
    case .unix:
      return true
    }
  }

  /// The address as a number in host order; nil unless it is IPv4.
  var v4Words: UInt32? {
    if case .v4(let address, _) = place { UInt32(bigEndian: address) } else { nil }
  }

  /// The address as two numbers in host order; nil unless it is IPv6.
  var v6Words: (UInt64, UInt64)? {
    guard case .v6(let high, let low, _, _) = place else { return nil }
    return (UInt64(bigEndian: high), UInt64(bigEndian: low))
  }

  package var description: String {
    switch place {
    case .v4(_, let port): "\(host):\(port)"
    case .v6(_, _, let port, _): "[\(host)]:\(port)"
    case .unix(let path): "unix:\(path)"
    }
  }

  var family: Int32 {
    switch place {
    case .v4: AF_INET
    case .v6: AF_INET6
    case .unix: AF_UNIX
    }
  }

  private static func presentation<Address>(_ family: Int32, _ address: Address) -> String {
    unsafe withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)
    ) { buffer in
      unsafe withUnsafePointer(to: address) { address in
        guard let base = buffer.baseAddress,
          unsafe inet_ntop(family, address, base, socklen_t(buffer.count)) != nil
        else { return "?" }
        return unsafe String(cString: base)
      }
    }
  }
}

/// Conversions from and to the kernel's form of an address.
extension SocketAddress {
  /// Passes the `sockaddr` of this address to `body`.
  func withSockaddr<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    switch place {
    case .v4(let address, let port):
      var socket = sockaddr_in()
      socket.sin_family = sa_family_t(AF_INET)
      socket.sin_port = port.bigEndian
      socket.sin_addr = in_addr(s_addr: address)
      return unsafe Self.lend(socket, length: MemoryLayout<sockaddr_in>.size, body)
    case .v6(let high, let low, let port, let scope):
      var socket = sockaddr_in6()
      socket.sin6_family = sa_family_t(AF_INET6)
      socket.sin6_port = port.bigEndian
      socket.sin6_scope_id = scope
      unsafe withUnsafeMutableBytes(of: &socket.sin6_addr) { bytes in
        unsafe bytes.storeBytes(of: high, as: UInt64.self)
        unsafe bytes.storeBytes(of: low, toByteOffset: 8, as: UInt64.self)
      }
      return unsafe Self.lend(socket, length: MemoryLayout<sockaddr_in6>.size, body)
    case .unix(let path):
      var socket = sockaddr_un()
      socket.sun_family = sa_family_t(AF_UNIX)
      unsafe withUnsafeMutableBytes(of: &socket.sun_path) { bytes in
        precondition(path.utf8.count <= bytes.count, "a socket path exceeds sun_path")
        unsafe bytes.copyBytes(from: path.utf8)
      }
      return unsafe Self.lend(socket, length: MemoryLayout<sockaddr_un>.size, body)
    }
  }

  private static func lend<Socket, Result>(
    _ socket: Socket, length: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    unsafe withUnsafePointer(to: socket) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe body(pointer, socklen_t(length))
      }
    }
  }

  /// The address that a socket is bound to; nil if the kernel does not report it.
  init?(localTo descriptor: Int32) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = unsafe storage.withSockaddr { unsafe getsockname(descriptor, $0, &length) }
    guard result == 0 else { return nil }
    self.init(storage, length: length)
  }

  /// Copies an address from the kernel's form; nil for another address family.
  init?(copying address: UnsafePointer<sockaddr>?, _ length: socklen_t) {
    guard let address = unsafe address,
      Int(length) <= MemoryLayout<sockaddr_storage>.size
    else { return nil }
    var storage = sockaddr_storage()
    unsafe withUnsafeMutableBytes(of: &storage) { bytes in
      unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
    }
    self.init(storage, length: length)
  }

  init?(_ storage: sockaddr_storage, length: socklen_t) {
    let place: Place? = unsafe withUnsafeBytes(of: storage) { bytes -> Place? in
      switch Int32(storage.ss_family) {
      case AF_INET:
        let socket = unsafe bytes.loadUnaligned(as: sockaddr_in.self)
        return .v4(socket.sin_addr.s_addr, port: UInt16(bigEndian: socket.sin_port))
      case AF_INET6:
        let socket = unsafe bytes.loadUnaligned(as: sockaddr_in6.self)
        return unsafe withUnsafeBytes(of: socket.sin6_addr) { address in
          .v6(
            unsafe address.loadUnaligned(as: UInt64.self),
            unsafe address.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
            port: UInt16(bigEndian: socket.sin6_port), scope: socket.sin6_scope_id)
        }
      case AF_UNIX:
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        guard Int(length) > start else { return .unix("") }
        let path = unsafe bytes[start..<min(Int(length), bytes.count)].prefix { $0 != 0 }
        return .unix(unsafe String(decoding: path, as: UTF8.self))
      default:
        return nil
      }
    }
    guard let place else { return nil }
    self.place = place
  }
}

extension sockaddr_storage {
  /// Passes this memory to a system call that writes an address.
  mutating func withSockaddr<Result>(
    _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    unsafe withUnsafeMutablePointer(to: &self) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0) }
    }
  }
}
