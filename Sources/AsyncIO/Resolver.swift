// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import Glibc
internal import Synchronization

/// Turns host names into addresses by `getaddrinfo`, which blocks, on threads of its own.
///
/// The threads live as long as there are names to look up. A lookup cannot be interrupted: one
/// whose caller has gone holds its thread until the system's resolver gives up.
package struct Resolver: Sendable {
  /// Lookups at once: more would only queue at the name server.
  static let threads = 4
  /// Lookups waiting: a gateway has a handful of peers; more means that names no longer resolve.
  static let queue = 256

  /// The addresses of `host` in the order the system prefers, each with `port`. An address
  /// resolves to itself at once. Called on `loop`.
  package static func resolve(
    _ host: String, port: Int, on loop: EventLoop, deadline: MonotonicTime
  ) async throws(IOError) -> [SocketAddress] {
    try await resolve(host, port: port, on: loop, deadline: deadline, by: pool)
  }

  static func resolve(
    _ host: String, port: Int, on loop: EventLoop, deadline: MonotonicTime, by pool: LookupPool
  ) async throws(IOError) -> [SocketAddress] {
    if let literal = try? SocketAddress(ip: host, port: port) { return [literal] }
    guard (0...65535).contains(port) else {
      throw IOError(.badAddress, operation: "resolve", detail: "the port must be 0 to 65535")
    }
    let lookup = Lookup(host: host, port: port, on: loop)
    guard pool.add(lookup) else {
      throw IOError(.resolution, operation: "resolve", detail: "too many names are waiting")
    }
    defer { lookup.abandon() }
    try await lookup.waiter.wait(until: deadline, for: "resolve \(host)")
    switch lookup.answer {
    case .success(let addresses): return addresses
    case .failure(let error): throw error
    case nil: throw IOError(.resolution, operation: "resolve")
    }
  }

  private static let pool = LookupPool(lookUp: resolveBlocking)
}

/// One name being looked up. The answer belongs to the loop, the rest to whichever thread runs it.
final class Lookup: @unchecked Sendable {
  let host: String
  let port: Int
  let waiter: Waiter
  private let loop: EventLoop
  private let abandoned = Atomic(false)
  private(set) var answer: Result<[SocketAddress], IOError>?

  init(host: String, port: Int, on loop: EventLoop) {
    self.host = host
    self.port = port
    self.loop = loop
    waiter = Waiter(on: loop)
  }

  /// The caller no longer waits.
  func abandon() {
    waiter.end(.closed)
    abandoned.store(true, ordering: .relaxed)
  }

  /// On a thread of the pool.
  func run(_ lookUp: LookupPool.LookUp) {
    if abandoned.load(ordering: .relaxed) { return }
    let answer = lookUp(host, port)
    loop.execute {
      self.answer = answer
      self.waiter.wake(.ready)
    }
  }
}

/// The lookups that wait and the threads that run them.
final class LookupPool: Sendable {
  private struct State {
    var waiting = Deque<Lookup>()
    var threads = 0
  }

  /// Blocks until a name is resolved; given from outside so that tests need no name server.
  typealias LookUp = @Sendable (_ host: String, _ port: Int) -> Result<[SocketAddress], IOError>

  private let state = Mutex(State())
  private let lookUp: LookUp

  init(lookUp: @escaping LookUp) {
    self.lookUp = lookUp
  }

  /// False when too many wait already, or no thread can be had.
  func add(_ lookup: Lookup) -> Bool {
    enum Next { case full, queued, spawn }
    let next = state.withLock { state -> Next in
      guard state.waiting.count < Resolver.queue else { return .full }
      state.waiting.append(lookup)
      guard state.threads < Resolver.threads else { return .queued }
      state.threads += 1
      return .spawn
    }
    return switch next {
    case .full: false
    case .queued: true
    case .spawn: spawn()
    }
  }

  private func spawn() -> Bool {
    var thread = pthread_t()
    let pool = unsafe Unmanaged.passRetained(self)
    if unsafe pthread_create(&thread, nil, runLookups, pool.toOpaque()) == 0 {
      pthread_detach(thread)
      return true
    }
    unsafe pool.release()
    return state.withLock { state in
      state.threads -= 1
      if state.threads > 0 { return true }
      state.waiting.removeAll()
      return false
    }
  }

  /// On a thread of the pool: until no lookup is left.
  fileprivate func run() {
    while let lookup = next() { lookup.run(lookUp) }
  }

  /// The next lookup; nil ends the thread that asks.
  private func next() -> Lookup? {
    state.withLock { state in
      if let lookup = state.waiting.popFirst() { return lookup }
      state.threads -= 1
      return nil
    }
  }
}

private func runLookups(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  let pool = unsafe Unmanaged<LookupPool>.fromOpaque(context).takeRetainedValue()
  blockSignals()
  pool.run()
  return nil
}

private func resolveBlocking(_ host: String, _ port: Int) -> Result<[SocketAddress], IOError> {
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
    if let address = unsafe SocketAddress(copying: entry.pointee.ai_addr, entry.pointee.ai_addrlen)
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
