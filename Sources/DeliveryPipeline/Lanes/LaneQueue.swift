// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import PushModel

/// What waits in one lane: single pushes go before broadcasts, and in either class apps take turns. Each
/// class is bounded by itself, so that a broadcast never takes a single push's room. A value.
struct LaneQueue<Element> {
  private struct Line {
    /// Apps that have something waiting; the first is next.
    var turns: Deque<AppID> = []
    var waiting: [AppID: Deque<Element>] = [:]
    var count = 0

    mutating func add(_ element: Element, of app: AppID) {
      count += 1
      if waiting[app, default: []].isEmpty { turns.append(app) }
      waiting[app, default: []].append(element)
    }

    mutating func take() -> Element? {
      guard let app = turns.popFirst(), let element = waiting[app]?.popFirst() else { return nil }
      count -= 1
      if waiting[app]?.isEmpty == true { waiting[app] = nil } else { turns.append(app) }
      return element
    }
  }

  private let limit: Int
  private var singles = Line()
  private var broadcasts = Line()

  /// - Parameter limit: elements of each class.
  init(limit: Int) { self.limit = limit }

  var count: Int { singles.count + broadcasts.count }

  /// Whether one more of a class may wait.
  func hasRoom(_ workClass: WorkClass) -> Bool {
    switch workClass {
    case .single: singles.count < limit
    case .broadcast: broadcasts.count < limit
    }
  }

  /// Adds an element at the end of its app's line. The caller has asked for room.
  mutating func add(_ element: Element, of app: AppID, _ workClass: WorkClass) {
    switch workClass {
    case .single: singles.add(element, of: app)
    case .broadcast: broadcasts.add(element, of: app)
    }
  }

  /// The next element, and its class.
  mutating func take() -> (element: Element, workClass: WorkClass)? {
    if let element = singles.take() { return (element, .single) }
    return broadcasts.take().map { ($0, .broadcast) }
  }
}
