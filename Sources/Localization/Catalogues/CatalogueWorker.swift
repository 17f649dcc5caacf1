// SPDX-License-Identifier: Apache-2.0

/// Reads and compiles catalogues off the shards' event loops, one at a time, so that concurrent
/// uploads use at most one core.
///
/// Apps take turns: a job of one app waits for at most one job of each other app, however many jobs
/// these have.
package actor CatalogueWorker {
  private var turns = AppTurns<UnsafeContinuation<Void, Never>>()
  private var isBusy = false

  package init() {}

  /// Runs `work` on this actor when it is the app's turn. A job cannot be interrupted; a large
  /// catalogue takes some hundred milliseconds.
  package func run<Value: Sendable, Fault: Error>(
    for app: Int32, _ work: @Sendable () throws(Fault) -> Value
  ) async throws(Fault) -> Value {
    if isBusy {
      await withUnsafeContinuation { turns.append($0, of: app) }
    }
    isBusy = true
    defer {
      // The next job begins when the actor is free. `isBusy` stays true, so that new callers queue.
      if let next = turns.next() { next.resume() } else { isBusy = false }
    }
    return try work()
  }
}

/// Queue of elements by app: first in, first out within an app, and round robin among apps.
struct AppTurns<Element> {
  private var waiting: [Int32: [Element]] = [:]
  /// Apps with waiting elements, the next one first.
  private var order: [Int32] = []

  mutating func append(_ element: Element, of app: Int32) {
    if waiting[app] == nil { order.append(app) }
    waiting[app, default: []].append(element)
  }

  /// Removes and returns the first element of the next app; nil if the queue is empty.
  mutating func next() -> Element? {
    guard !order.isEmpty else { return nil }
    let app = order.removeFirst()
    guard var own = waiting.removeValue(forKey: app), !own.isEmpty else { return nil }
    let element = own.removeFirst()
    if !own.isEmpty {
      waiting[app] = own
      order.append(app)
    }
    return element
  }
}
