// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Resolves host names by `getaddrinfo`, which blocks, on the threads of a `LookupPool`.
package enum Resolver {
  /// Returns the addresses of `host` in the order that the system prefers, each with `port`. If
  /// `host` is an address, returns it at once. Call on `loop`.
  ///
  /// - Throws: `.resolution` if the name has no addresses; `.busy` if too many other lookups are
  ///   waiting, so that this one was not started.
  package static func resolve(
    _ host: String, port: Int, on loop: EventLoop, deadline: MonotonicTime,
    by pool: LookupPool = .peers
  ) async throws(IOError) -> [SocketAddress] {
    if let literal = try? SocketAddress(ip: host, port: port) { return [literal] }
    guard (0...65535).contains(port) else {
      throw IOError(.badAddress, operation: "resolve", detail: "the port must be 0 to 65535")
    }
    let name = HostPort(host: host, port: port)
    let asker = LookupPool.Asker(on: loop)
    guard pool.add(asker, to: name) else {
      throw IOError(.busy, operation: "resolve \(host)", detail: "too many names are waiting")
    }
    defer { asker.waiter.end(.closed) }
    do { try await asker.waiter.wait(until: deadline, for: "resolve \(host)") } catch {
      guard pool.leave(asker, name) || error.code != .timedOut else {
        throw IOError(
          .busy, operation: "resolve \(host)", detail: "other names used up the time limit")
      }
      throw error
    }
    switch asker.answer {
    case .success(let addresses): return addresses
    case .failure(let error): throw error
    case nil: throw IOError(.resolution, operation: "resolve")
    }
  }

  /// Resolves through the system; blocks meanwhile.
  @Sendable package static func system(
    _ host: String, _ port: Int
  ) -> Result<[SocketAddress], IOError> {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_ADDRCONFIG
    var list: UnsafeMutablePointer<addrinfo>?
    let result = unsafe getaddrinfo(host, String(port), &hints, &list)
    guard result == 0 else {
      let detail = unsafe String(cString: gai_strerror(result))
      return .failure(IOError(.resolution, operation: "resolve \(host)", detail: detail))
    }
    defer { unsafe freeaddrinfo(list) }
    var addresses: [SocketAddress] = []
    var next = unsafe list
    while let entry = unsafe next {
      if let address = unsafe SocketAddress(
        copying: entry.pointee.ai_addr, entry.pointee.ai_addrlen)
      {
        addresses.append(address)
      }
      unsafe next = entry.pointee.ai_next
    }
    guard !addresses.isEmpty else {
      return .failure(IOError(.resolution, operation: "resolve \(host)", detail: "no address"))
    }
    return .success(addresses)
  }
}
