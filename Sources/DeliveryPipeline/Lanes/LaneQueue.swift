// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import PushModel

/// Element of a `LaneQueue`: one or several pushes.
protocol QueueElement {
  /// Number of pushes.
  var count: Int { get }
  /// Removes and returns the first pushes of an element that has more.
  mutating func removeFirst(_ count: Int) -> Self
}

/// Queue of one lane. Apps take turns. Within an app, single pushes go first, and pushes of ranges
/// and of retries alternate. Each kind has its own limit, so that a broadcast never takes the room
/// of single pushes. A value.
struct LaneQueue<Element: QueueElement> {
  private struct Line {
    var singles: Deque<Element> = []
    var broadcasts: Deque<Element> = []
    var retries: Deque<Element> = []
    /// Number of pushes of retries that go before the next push of a range.
    var retriesFirst = 1
    /// Number of pushes, by kind.
    var counts: [ClaimKind: Int] = [:]

    var isEmpty: Bool { singles.isEmpty && broadcasts.isEmpty && retries.isEmpty }

    subscript(kind: ClaimKind) -> Deque<Element> {
      get {
        switch kind {
        case .single: singles
        case .broadcast: broadcasts
        case .broadcastRetry: retries
        }
      }
      _modify {
        switch kind {
        case .single: yield &singles
        case .broadcast: yield &broadcasts
        case .broadcastRetry: yield &retries
        }
      }
    }

    /// Kind of the next element; nil without elements.
    var next: ClaimKind? {
      if !singles.isEmpty { return .single }
      if retriesFirst > 0 || broadcasts.isEmpty, !retries.isEmpty { return .broadcastRetry }
      return broadcasts.isEmpty ? nil : .broadcast
    }

    /// Records that pushes were taken, or put back if `count` is negative.
    mutating func taken(_ count: Int, _ kind: ClaimKind) {
      switch kind {
      case .single: break
      case .broadcast: retriesFirst = retries.isEmpty ? 1 : max(0, retriesFirst + count)
      case .broadcastRetry: retriesFirst = max(0, retriesFirst - count)
      }
    }
  }

  /// Number of queued pushes of one kind, and of apps with at least one of them.
  private struct Size {
    var pushes = 0
    var apps = 0
  }

  private let limit: Int
  /// Apps with queued elements, in turn order.
  private var turns: Deque<AppID> = []
  private var lines: [AppID: Line] = [:]
  private var sizes: [ClaimKind: Size] = [:]
  /// Number of queued pushes.
  private(set) var count = 0

  /// - Parameter limit: maximum number of pushes of each kind.
  init(limit: Int) { self.limit = limit }

  /// Number of apps with queued pushes.
  var apps: Int { turns.count }

  /// Returns how many more pushes of a kind may wait. If the kind is full, an app below its share
  /// (the limit divided by the number of waiting apps) still has room, so that no app blocks
  /// another. With `n` apps at most `limit * (1 + 1/2 + … + 1/n)` pushes wait.
  func room(_ kind: ClaimKind, for app: AppID) -> Int {
    let size = sizes[kind] ?? Size()
    let mine = lines[app]?.counts[kind] ?? 0
    let share = max(1, limit / (mine == 0 ? size.apps + 1 : size.apps))
    return max(0, limit - size.pushes, share - mine)
  }

  /// Appends an element to its app's queue. The caller has checked `room`.
  mutating func add(_ element: Element, of app: AppID, _ kind: ClaimKind) {
    if lines[app] == nil { turns.append(app) }
    lines[app, default: Line()][kind].append(element)
    count(element.count, of: app, kind)
  }

  /// Puts an element, or the rest of one, back to the front of its app's queue.
  ///
  /// - Parameter keepsTurn: whether the app has the next turn, because its turn sent nothing. Other
  ///   apps go first otherwise: an app has used its turn even if a window cut it short.
  mutating func putBack(
    _ element: Element, of app: AppID, _ kind: ClaimKind, keepsTurn: Bool = false
  ) {
    if keepsTurn {
      turns.removeAll { $0 == app }
      turns.prepend(app)
    } else if lines[app] == nil {
      turns.append(app)
    }
    lines[app, default: Line()][kind].prepend(element)
    lines[app]?.taken(-element.count, kind)
    count(element.count, of: app, kind)
  }

  private mutating func count(_ change: Int, of app: AppID, _ kind: ClaimKind) {
    count += change
    let before = lines[app]?.counts[kind] ?? 0
    lines[app]?.counts[kind] = before + change
    sizes[kind, default: Size()].pushes += change
    if before == 0 { sizes[kind]?.apps += 1 }
    if before + change == 0 { sizes[kind]?.apps -= 1 }
  }

  /// Removes the next element, or its first `most` pushes, and returns it with its app and kind.
  ///
  /// - Parameter app: app whose turn continues; nil begins the turn of the next app.
  mutating func take(
    atMost most: Int = .max, continuing app: AppID? = nil
  ) -> (element: Element, app: AppID, kind: ClaimKind)? {
    guard let app = app ?? turns.first, let kind = lines[app]?.next,
      var element = lines[app]?[kind].popFirst()
    else { return nil }
    // The app whose turn continues is at the end.
    let place = turns.first == app ? turns.startIndex : turns.lastIndex(of: app)
    if let place { turns.remove(at: place) }
    if element.count > most {
      var rest = element
      element = rest.removeFirst(most)
      lines[app]?[kind].prepend(rest)
    }
    lines[app]?.taken(element.count, kind)
    count(-element.count, of: app, kind)
    if lines[app]?.isEmpty == true { lines[app] = nil } else { turns.append(app) }
    return (element, app, kind)
  }

  /// Removes the elements of an app for which `isRemoved` is true, and returns them with their
  /// kinds.
  mutating func remove(
    of app: AppID, where isRemoved: (Element) -> Bool
  ) -> [(element: Element, kind: ClaimKind)] {
    var removed: [(element: Element, kind: ClaimKind)] = []
    for kind in ClaimKind.allCases {
      let found = lines[app]?[kind].filter(isRemoved) ?? []
      guard !found.isEmpty else { continue }
      lines[app]?[kind].removeAll(where: isRemoved)
      for element in found {
        count(-element.count, of: app, kind)
        removed.append((element, kind))
      }
    }
    if lines[app]?.isEmpty == true {
      lines[app] = nil
      turns.removeAll { $0 == app }
    }
    return removed
  }
}
