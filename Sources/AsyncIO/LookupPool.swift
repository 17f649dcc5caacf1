// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import Glibc
internal import Synchronization

/// Resolves names on threads of its own. Concurrent requests for a name share one lookup, so that a
/// name whose name servers do not respond occupies a single thread.
///
/// The threads exist while there are names to look up. A lookup cannot be interrupted: it occupies
/// its thread until the system's resolver gives up, even if no request waits for it any more. Names
/// chosen by outsiders have a separate pool, so that they cannot delay other lookups.
package final class LookupPool: Sendable {
  /// The pool for names that the process itself needs: Apple, PostgreSQL, its own addresses. With
  /// more than four lookups at once, the name server would be the bottleneck. There is only a
  /// handful of such names, so 256 waiting lookups mean that resolution has failed.
  package static let peers = LookupPool(threads: 4, queue: 256, lookUp: Resolver.system)

  /// Resolves a name; blocks meanwhile.
  package typealias LookUp =
    @Sendable (_ host: String, _ port: Int) -> Result<[SocketAddress], IOError>

  /// A task that waits for a name. The answer belongs to the loop.
  final class Asker: @unchecked Sendable {
    let waiter: Waiter
    private let loop: EventLoop
    private(set) var answer: Result<[SocketAddress], IOError>?

    init(on loop: EventLoop) {
      self.loop = loop
      waiter = Waiter(on: loop)
    }

    /// Delivers the answer. Callable from any thread.
    func receive(_ answer: Result<[SocketAddress], IOError>) {
      loop.execute {
        self.answer = answer
        self.waiter.wake(.ready)
      }
    }
  }

  private struct Lookup {
    var askers: [Asker]
    /// Whether a thread has started the lookup.
    var hasBegun = false
  }

  private struct State {
    var lookups: [HostPort: Lookup] = [:]
    /// Names whose lookup has not started, in request order.
    var waiting = Deque<HostPort>()
    var threads = 0
  }

  private let threads: Int
  private let queue: Int
  private let lookUp: LookUp
  private let state = Mutex(State())

  /// - Parameters:
  ///   - threads: concurrent lookups.
  ///   - queue: names that may wait; further names are refused.
  /// - lookUp: `Resolver.system`; tests pass a function that needs no name server.
  package init(threads: Int, queue: Int, lookUp: @escaping LookUp) {
    self.threads = threads
    self.queue = queue
    self.lookUp = lookUp
  }

  /// Adds a request for a name; returns false if too many names are already waiting.
  func add(_ asker: Asker, to name: HostPort) -> Bool {
    enum Next { case full, queued, spawn }
    let next = state.withLock { state -> Next in
      if state.lookups[name] != nil {
        state.lookups[name]?.askers.append(asker)
        return .queued
      }
      guard state.waiting.count < queue else { return .full }
      state.lookups[name] = Lookup(askers: [asker])
      state.waiting.append(name)
      guard state.threads < threads else { return .queued }
      state.threads += 1
      return .spawn
    }
    if next == .spawn { spawn() }
    return next != .full
  }

  /// Removes a waiting request. If no other request waits for the name, drops the name unless its
  /// lookup has started. Returns whether the lookup has started.
  func leave(_ asker: Asker, _ name: HostPort) -> Bool {
    state.withLock { state in
      // The lookup has ended, so its answer is on the way.
      guard let place = state.lookups[name]?.askers.firstIndex(where: { $0 === asker }) else {
        return true
      }
      state.lookups[name]?.askers.remove(at: place)
      guard let lookup = state.lookups[name], !lookup.hasBegun else { return true }
      if lookup.askers.isEmpty {
        state.lookups[name] = nil
        state.waiting.removeAll { $0 == name }
      }
      return false
    }
  }

  private func spawn() {
    var thread = pthread_t()
    let pool = unsafe Unmanaged.passRetained(self)
    if unsafe pthread_create(&thread, nil, runLookups, pool.toOpaque()) == 0 {
      pthread_detach(thread)
      return
    }
    unsafe pool.release()
    let refused = state.withLock { state -> [Asker] in
      state.threads -= 1
      // The remaining threads process the waiting names.
      if state.threads > 0 { return [] }
      let askers = state.waiting.flatMap { state.lookups.removeValue(forKey: $0)?.askers ?? [] }
      state.waiting.removeAll()
      return askers
    }
    for asker in refused {
      asker.receive(.failure(IOError(.busy, operation: "resolve", detail: "there is no thread")))
    }
  }

  /// Runs lookups until none is left, on a thread of the pool.
  fileprivate func run() {
    while let name = next() {
      let answer = lookUp(name.host, name.port)
      let lookup = state.withLock { $0.lookups.removeValue(forKey: name) }
      for asker in lookup?.askers ?? [] { asker.receive(answer) }
    }
  }

  /// Returns the next name; nil ends the calling thread.
  private func next() -> HostPort? {
    state.withLock { state in
      if let name = state.waiting.popFirst() {
        state.lookups[name]?.hasBegun = true
        return name
      }
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
