// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import Glibc
internal import Synchronization

/// Names being looked up, and the threads that do it. Each name is looked up once at a time: whoever asks for it
/// meanwhile has the same answer, so that one whose servers are dead holds a single thread.
///
/// The threads live as long as there are names to look up. A lookup cannot be interrupted: it holds its thread until
/// the system's resolver gives up, also when everybody who asked has gone. Those who may ask for names that others have
/// chosen have a pool of their own, so that nobody else waits behind them.
package final class LookupPool: Sendable {
  /// For what a process needs itself: Apple, PostgreSQL, its own addresses. More than four at once would only queue at
  /// the name server. That is a handful of names: where 256 wait, none resolves any longer.
  package static let peers = LookupPool(threads: 4, queue: 256, lookUp: Resolver.system)

  /// Blocks until a name is resolved.
  package typealias LookUp =
    @Sendable (_ host: String, _ port: Int) -> Result<[SocketAddress], IOError>

  /// Somebody who waits for a name. The answer belongs to the loop.
  final class Asker: @unchecked Sendable {
    let waiter: Waiter
    private let loop: EventLoop
    private(set) var answer: Result<[SocketAddress], IOError>?

    init(on loop: EventLoop) {
      self.loop = loop
      waiter = Waiter(on: loop)
    }

    /// From any thread.
    func receive(_ answer: Result<[SocketAddress], IOError>) {
      loop.execute {
        self.answer = answer
        self.waiter.wake(.ready)
      }
    }
  }

  private struct Lookup {
    var askers: [Asker]
    /// Whether a thread is at it.
    var hasBegun = false
  }

  private struct State {
    var lookups: [HostPort: Lookup] = [:]
    /// Those that no thread is at, in the order in which they were asked for.
    var waiting = Deque<HostPort>()
    var threads = 0
  }

  private let threads: Int
  private let queue: Int
  private let lookUp: LookUp
  private let state = Mutex(State())

  /// - Parameters:
  ///   - threads: names that are looked up at once.
  ///   - queue: names that wait; one more is refused.
  ///   - lookUp: `Resolver.system`, but in tests, which need no name server.
  package init(threads: Int, queue: Int, lookUp: @escaping LookUp) {
    self.threads = threads
    self.queue = queue
    self.lookUp = lookUp
  }

  /// False when too many names wait already.
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

  /// Somebody waits no longer. A name that nobody waits for is not looked up, unless it is already. Answers whether it is.
  func leave(_ asker: Asker, _ name: HostPort) -> Bool {
    state.withLock { state in
      // None of the name, or another one: the answer is on its way.
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
      // The others come to it.
      if state.threads > 0 { return [] }
      let askers = state.waiting.flatMap { state.lookups.removeValue(forKey: $0)?.askers ?? [] }
      state.waiting.removeAll()
      return askers
    }
    for asker in refused {
      asker.receive(.failure(IOError(.busy, operation: "resolve", detail: "there is no thread")))
    }
  }

  /// On a thread of the pool: until no lookup is left.
  fileprivate func run() {
    while let name = next() {
      let answer = lookUp(name.host, name.port)
      let lookup = state.withLock { $0.lookups.removeValue(forKey: name) }
      for asker in lookup?.askers ?? [] { asker.receive(answer) }
    }
  }

  /// The next name; nil ends the thread that asks.
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
