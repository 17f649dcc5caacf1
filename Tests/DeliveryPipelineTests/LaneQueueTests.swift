// SPDX-License-Identifier: Apache-2.0
import PushModel
import Randomness
import Testing

@testable import DeliveryPipeline

/// A queued element of one push.
private struct Name: QueueElement, ExpressibleByStringInterpolation, Equatable {
  let name: String
  var count: Int { 1 }

  init(stringLiteral name: String) { self.name = name }

  mutating func removeFirst(_ count: Int) -> Name { self }
}

/// A queued element of several pushes.
private struct Part: QueueElement, Equatable {
  let name: String
  var range: Range<Int>
  var count: Int { range.count }

  init(_ name: String, _ range: Range<Int>) { (self.name, self.range) = (name, range) }

  mutating func removeFirst(_ count: Int) -> Part {
    let end = range.lowerBound + count
    defer { range = end..<range.upperBound }
    return Part(name, range.lowerBound..<end)
  }
}

@Suite struct LaneQueueTests {
  private func all(_ queue: inout LaneQueue<Name>) -> [Name] {
    var taken: [Name] = []
    while let (element, _, _) = queue.take() { taken.append(element) }
    return taken
  }

  @Test("within an app, single pushes precede older broadcasts")
  func classes() {
    var queue = LaneQueue<Name>(limit: 10)
    queue.add("b1", of: 1, .broadcast)
    queue.add("s1", of: 1, .single)
    queue.add("b2", of: 1, .broadcast)
    queue.add("s2", of: 1, .single)
    #expect(queue.count == 4)
    #expect(all(&queue) == ["s1", "s2", "b1", "b2"])
    #expect(queue.take() == nil && queue.count == 0)
  }

  @Test("apps alternate before classes do: a broadcast precedes another app's later singles")
  func appsBeforeClasses() {
    var queue = LaneQueue<Name>(limit: 10)
    for number in 0..<4 { queue.add("s\(number)", of: 1, .single) }
    queue.add("b", of: 2, .broadcast)
    #expect(all(&queue) == ["s0", "b", "s1", "s2", "s3"])
  }

  @Test("within an app, retries and ranges alternate after its single pushes")
  func retries() {
    var queue = LaneQueue<Name>(limit: 10)
    for number in 0..<3 { queue.add("r\(number)", of: 1, .broadcastRetry) }
    for number in 0..<2 { queue.add("b\(number)", of: 1, .broadcast) }
    queue.add("s", of: 1, .single)
    #expect(all(&queue) == ["s", "r0", "b0", "r1", "b1", "r2"])
  }

  @Test("an app below its share has room in a queue that others filled")
  func shares() {
    var queue = LaneQueue<Name>(limit: 4)
    for number in 0..<4 { queue.add("a\(number)", of: 1, .single) }
    #expect(queue.room(.single, for: 1) == 0)
    for number in 0..<2 {
      #expect(queue.room(.single, for: 2) > 0)
      queue.add("b\(number)", of: 2, .single)
    }
    // The share of two is half of the limit.
    #expect(queue.room(.single, for: 2) == 0 && queue.room(.single, for: 3) > 0)
    queue.add("c0", of: 3, .single)
    #expect(queue.room(.single, for: 3) == 0 && queue.room(.broadcast, for: 1) > 0)
    // Departures finally reduce the app to its own share.
    #expect(["a0", "b0", "c0", "a1"] == (0..<4).map { _ in queue.take()?.element })
    #expect(queue.room(.single, for: 1) > 0 && queue.room(.single, for: 2) > 0)
  }

  @Test("apps alternate, each in its own order, for any number of pushes")
  func turns() {
    var queue = LaneQueue<Name>(limit: 100)
    for number in 0..<4 { queue.add("a\(number)", of: 1, .broadcast) }
    queue.add("b0", of: 2, .broadcast)
    queue.add("c0", of: 3, .broadcast)
    queue.add("c1", of: 3, .broadcast)
    #expect(all(&queue) == ["a0", "b0", "c0", "a1", "c1", "a2", "a3"])
  }

  @Test("a full class leaves the other class its room")
  func bounds() {
    var queue = LaneQueue<Name>(limit: 2)
    for number in 0..<2 { queue.add("b\(number)", of: 1, .broadcast) }
    #expect(queue.room(.broadcast, for: 1) == 0 && queue.room(.single, for: 1) > 0)
    for number in 0..<2 { queue.add("s\(number)", of: 1, .single) }
    #expect(queue.room(.single, for: 1) == 0)
    _ = queue.take()
    #expect(queue.room(.single, for: 1) > 0 && queue.room(.broadcast, for: 1) == 0)
  }

  // MARK: elements of several pushes

  /// Takes elements of at most `most` pushes until the queue is empty.
  private func all(_ queue: inout LaneQueue<Part>, atMost most: Int) -> [Part] {
    var taken: [Part] = []
    while let (element, _, _) = queue.take(atMost: most) { taken.append(element) }
    return taken
  }

  @Test("an element is taken in parts of the requested size, and apps alternate between them")
  func parts() {
    var queue = LaneQueue<Part>(limit: 100)
    queue.add(Part("a", 0..<5), of: 1, .broadcast)
    queue.add(Part("b", 10..<13), of: 2, .broadcast)
    #expect(queue.count == 8 && queue.apps == 2)
    let taken = all(&queue, atMost: 2)
    #expect(
      taken == [
        Part("a", 0..<2), Part("b", 10..<12), Part("a", 2..<4), Part("b", 12..<13),
        Part("a", 4..<5),
      ])
    #expect(queue.count == 0 && queue.apps == 0 && queue.room(.broadcast, for: 1) == 100)
  }

  @Test("an element is never joined with the next one, and one of the requested size stays whole")
  func whole() {
    var queue = LaneQueue<Part>(limit: 100)
    queue.add(Part("a", 0..<3), of: 1, .broadcast)
    queue.add(Part("b", 3..<7), of: 1, .broadcast)
    let taken = all(&queue, atMost: 4)
    #expect(taken == [Part("a", 0..<3), Part("b", 3..<7)])
  }

  @Test("room is counted in pushes, and grows with each part that is taken")
  func roomOfParts() {
    var queue = LaneQueue<Part>(limit: 10)
    queue.add(Part("a", 0..<7), of: 1, .broadcast)
    #expect(queue.room(.broadcast, for: 1) == 3 && queue.room(.broadcast, for: 2) == 5)
    #expect(queue.room(.single, for: 1) == 10)
    queue.add(Part("b", 0..<3), of: 1, .broadcast)
    #expect(queue.room(.broadcast, for: 1) == 0 && queue.room(.broadcast, for: 2) == 5)
    _ = queue.take(atMost: 4)
    #expect(queue.count == 6 && queue.room(.broadcast, for: 1) == 4)
    queue.add(Part("c", 0..<5), of: 2, .broadcast)
    #expect(queue.count == 11 && queue.room(.broadcast, for: 2) == 0)
    #expect(queue.room(.broadcast, for: 1) == 0 && queue.room(.broadcast, for: 3) == 3)
  }

  @Test("retries alternate with the pushes of a range, not with its elements")
  func retriesByPushes() {
    var queue = LaneQueue<Part>(limit: 100)
    queue.add(Part("b", 0..<6), of: 1, .broadcast)
    for number in 0..<5 { queue.add(Part("r", number..<number + 1), of: 1, .broadcastRetry) }
    let taken = (0..<8).compactMap { _ in queue.take(atMost: 3)?.element }
    let retries = (0..<5).map { Part("r", $0..<$0 + 1) }
    #expect(
      taken == [retries[0], Part("b", 0..<3)] + retries[1...3] + [Part("b", 3..<6), retries[4]])
    #expect(queue.count == 0)
  }

  @Test("an app whose turn continues gives the next app its turn afterwards")
  func continuedTurn() {
    var queue = LaneQueue<Part>(limit: 100)
    for app in [1, 2] as [AppID] {
      for number in 0..<4 { queue.add(Part("s", number..<number + 1), of: app, .single) }
    }
    #expect(queue.take()?.app == 1)
    #expect(queue.take(continuing: 1)?.element == Part("s", 1..<2))
    #expect(queue.take()?.app == 2)
    #expect(queue.take(continuing: 2)?.app == 2)
    #expect(queue.take()?.element == Part("s", 2..<3))
    #expect(queue.take(continuing: 1)?.app == 1 && queue.take(continuing: 1) == nil)
    #expect(queue.apps == 1 && queue.count == 2)
  }

  @Test("pushes that are put back keep their order, and count as not taken")
  func putBack() {
    var queue = LaneQueue<Part>(limit: 100)
    queue.add(Part("b", 0..<4), of: 1, .broadcast)
    queue.add(Part("r", 0..<1), of: 1, .broadcastRetry)
    queue.add(Part("r", 1..<2), of: 1, .broadcastRetry)
    queue.add(Part("x", 0..<2), of: 2, .single)
    // App 1 begins with a retry.
    let retry = queue.take(atMost: 4)
    #expect(retry?.kind == .broadcastRetry && retry?.app == 1)
    #expect(queue.take(atMost: 4)?.element == Part("x", 0..<2))
    let range = queue.take(atMost: 3)
    #expect(range?.element == Part("b", 0..<3) && range?.kind == .broadcast && queue.count == 2)
    queue.putBack(Part("b", 1..<3), of: 1, .broadcast)
    #expect(queue.count == 4)
    let taken = all(&queue, atMost: 4)
    #expect(taken == [Part("r", 1..<2), Part("b", 1..<3), Part("b", 3..<4)])
  }

  @Test(
    "an app whose turn sent nothing has the next turn; others go first otherwise",
    arguments: [true, false])
  func putBackOfLast(keepsTurn: Bool) {
    var queue = LaneQueue<Part>(limit: 100)
    queue.add(Part("a", 0..<3), of: 1, .broadcast)
    queue.add(Part("b", 0..<2), of: 2, .broadcast)
    _ = queue.take(atMost: 3)
    #expect(queue.apps == 1)
    queue.putBack(Part("a", 2..<3), of: 1, .broadcast, keepsTurn: keepsTurn)
    #expect(queue.apps == 2 && queue.count == 3)
    let taken = all(&queue, atMost: 3)
    let (rest, other) = (Part("a", 2..<3), Part("b", 0..<2))
    #expect(taken == (keepsTurn ? [rest, other] : [other, rest]))
  }

  @Test("removed elements leave the counts, and other elements keep their order")
  func remove() {
    var queue = LaneQueue<Part>(limit: 10)
    for (number, kind) in [ClaimKind.single, .broadcast, .broadcastRetry].enumerated() {
      queue.add(Part("gone", number..<number + 2), of: 1, kind)
      queue.add(Part("kept", number..<number + 3), of: 1, kind)
    }
    queue.add(Part("gone", 0..<1), of: 2, .broadcast)
    let removed = queue.remove(of: 1) { $0.name == "gone" }
    #expect(removed.map(\.kind) == [.single, .broadcast, .broadcastRetry])
    #expect(removed.allSatisfy { $0.element.count == 2 } && queue.count == 10)
    #expect(queue.room(.single, for: 1) == 7 && queue.room(.broadcast, for: 1) == 6)
    // The other app keeps its element.
    #expect(queue.apps == 2)
    let others = queue.remove(of: 2) { _ in true }
    #expect(others.count == 1 && queue.apps == 1)
    let rest = all(&queue, atMost: .max)
    #expect(rest == [Part("kept", 0..<3), Part("kept", 2..<5), Part("kept", 1..<4)])
    let none = queue.remove(of: 1) { _ in true }
    #expect(none.isEmpty && queue.count == 0 && queue.apps == 0)
  }

  @Test(
    "the counts and the room equal those of the queued elements", arguments: 1..<21 as Range<UInt64>
  )
  func counts(seed: UInt64) {
    var random = SplitMix64(state: seed)
    var queue = LaneQueue<Part>(limit: 12)
    var queued: [(part: Part, app: AppID, kind: ClaimKind)] = []
    for number in 0..<400 {
      let app = AppID(rawValue: Int32.random(in: 1...3, using: &random))
      let kind = ClaimKind.allCases.randomElement(using: &random)!
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let room = min(5, queue.room(kind, for: app))
        guard room > 0 else { continue }
        let part = Part("\(number)", 0..<Int.random(in: 1...room, using: &random))
        queue.add(part, of: app, kind)
        queued.append((part, app, kind))
      case 4...6:
        guard
          let (taken, of, kind) = queue.take(atMost: Int.random(in: 1...4, using: &random)),
          let place = queued.firstIndex(where: { $0.part.name == taken.name })
        else {
          #expect(queued.isEmpty)
          continue
        }
        #expect(queued[place].app == of && queued[place].kind == kind)
        // Parts leave in the order of their app and kind.
        #expect(place == queued.firstIndex { $0.app == of && $0.kind == kind })
        #expect(queued[place].part.removeFirst(taken.count) == taken)
        let hasRest = Bool.random(using: &random) && taken.count > 1
        if hasRest {
          var rest = taken
          _ = rest.removeFirst(1)
          queue.putBack(rest, of: of, kind)
          queued.insert((rest, of, kind), at: place)
        }
        queued.removeAll { $0.part.count == 0 }
      default:
        let removed = queue.remove(of: app) { Int($0.name)!.isMultiple(of: 3) }
        let expected = queued.filter { $0.app == app && Int($0.part.name)!.isMultiple(of: 3) }
        #expect(
          removed.reduce(0) { $0 + $1.element.count } == expected.reduce(0) { $0 + $1.part.count })
        queued.removeAll { $0.app == app && Int($0.part.name)!.isMultiple(of: 3) }
      }
      #expect(queue.count == queued.reduce(0) { $0 + $1.part.count })
      #expect(queue.apps == Set(queued.map(\.app)).count)
      for kind in ClaimKind.allCases {
        let ofKind = queued.filter { $0.kind == kind }
        let all = ofKind.reduce(0) { $0 + $1.part.count }
        for app: AppID in [1, 2, 3] {
          let mine = ofKind.filter { $0.app == app }.reduce(0) { $0 + $1.part.count }
          let apps = Set(ofKind.map(\.app)).union([app]).count
          #expect(
            queue.room(kind, for: app) == max(0, 12 - all, max(1, 12 / apps) - mine),
            "seed \(seed), \(number)")
        }
      }
    }
  }
}
