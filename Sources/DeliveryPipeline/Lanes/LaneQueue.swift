// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import PushModel

/// Queue of one lane. Apps take turns. Within an app, single pushes go first, and pushes of ranges
/// and of retries alternate. Each kind has its own limit, so that a broadcast never takes the room
/// of single pushes. A value.
struct LaneQueue<Element> {
  private struct Line {
    var singles: Deque<Element> = []
    var broadcasts: Deque<Element> = []
    var retries: Deque<Element> = []
    var isTurnOfRetries = false

    var isEmpty: Bool { singles.isEmpty && broadcasts.isEmpty && retries.isEmpty }

    mutating func add(_ element: Element, _ kind: ClaimKind) {
      switch kind {
      case .single: singles.append(element)
      case .broadcast: broadcasts.append(element)
      case .broadcastRetry: retries.append(element)
      }
    }

    mutating func take() -> (element: Element, kind: ClaimKind)? {
      if let element = singles.popFirst() { return (element, .single) }
      isTurnOfRetries.toggle()
      if isTurnOfRetries || broadcasts.isEmpty, let element = retries.popFirst() {
        return (element, .broadcastRetry)
      }
      return broadcasts.popFirst().map { ($0, .broadcast) }
    }

    func count(_ kind: ClaimKind) -> Int {
      switch kind {
      case .single: singles.count
      case .broadcast: broadcasts.count
      case .broadcastRetry: retries.count
      }
    }
  }

  /// Number of queued elements of one kind, and of apps with at least one of them.
  private struct Size {
    var elements = 0
    var apps = 0
  }

  private let limit: Int
  /// Apps with queued elements, in turn order.
  private var turns: Deque<AppID> = []
  private var lines: [AppID: Line] = [:]
  private var sizes: [ClaimKind: Size] = [:]
  private(set) var count = 0

  /// - Parameter limit: maximum number of elements of each kind.
  init(limit: Int) { self.limit = limit }

  /// Returns whether one more element of a kind may wait. If the kind is full, an app below its
  /// share (the limit divided by the number of waiting apps) still has room, so that no app blocks
  /// another. With `n` apps at most `limit * (1 + 1/2 + … + 1/n)` elements wait.
  func hasRoom(_ kind: ClaimKind, for app: AppID) -> Bool {
    let size = sizes[kind] ?? Size()
    if size.elements < limit { return true }
    let mine = lines[app]?.count(kind) ?? 0
    return mine < max(1, limit / (mine == 0 ? size.apps + 1 : size.apps))
  }

  /// Appends an element to its app's queue. The caller has checked `hasRoom`.
  mutating func add(_ element: Element, of app: AppID, _ kind: ClaimKind) {
    if lines[app] == nil { turns.append(app) }
    lines[app, default: Line()].add(element, kind)
    count += 1
    sizes[kind, default: Size()].elements += 1
    if lines[app]?.count(kind) == 1 { sizes[kind]?.apps += 1 }
  }

  /// Removes the next element, and returns it with its app and kind.
  mutating func take() -> (element: Element, app: AppID, kind: ClaimKind)? {
    guard let app = turns.popFirst(), let (element, kind) = lines[app]?.take() else { return nil }
    count -= 1
    sizes[kind]?.elements -= 1
    if lines[app]?.count(kind) == 0 { sizes[kind]?.apps -= 1 }
    if lines[app]?.isEmpty == true { lines[app] = nil } else { turns.append(app) }
    return (element, app, kind)
  }
}
