// SPDX-License-Identifier: Apache-2.0

/// Where catalogues are read and compiled: beside the shards' loops, which go on meanwhile, and one
/// after the other, so that however many are uploaded at once they take one core at the most.
///
/// Apps take turns: work of one app waits for one piece of work of each other app at most, however many
/// pieces these have.
package actor CatalogueWorker {
  private var turns = AppTurns<UnsafeContinuation<Void, Never>>()
  private var isBusy = false

  package init() {}

  /// Runs `work` here when it is the app's turn. Nothing can interrupt it: a large catalogue takes some
  /// hundred milliseconds.
  package func run<Value: Sendable, Fault: Error>(
    for app: Int32, _ work: @Sendable () throws(Fault) -> Value
  ) async throws(Fault) -> Value {
    if isBusy {
      await withUnsafeContinuation { turns.append($0, of: app) }
    }
    isBusy = true
    defer {
      // The next begins when the actor is free: `isBusy` stays for those that come before.
      if let next = turns.next() { next.resume() } else { isBusy = false }
    }
    return try work()
  }
}

/// What waits, by app: first in, first out within an app, and apps in turn.
struct AppTurns<Element> {
  private var waiting: [Int32: [Element]] = [:]
  /// Apps for which something waits, the next one first.
  private var order: [Int32] = []

  mutating func append(_ element: Element, of app: Int32) {
    if waiting[app] == nil { order.append(app) }
    waiting[app, default: []].append(element)
  }

  /// Takes the first element of the app whose turn it is; nil when nothing waits.
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
