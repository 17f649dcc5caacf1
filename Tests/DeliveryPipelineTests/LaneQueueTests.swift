// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import DeliveryPipeline

/// A queued element of one push.
private struct Name: QueueElement, ExpressibleByStringInterpolation, Equatable {
  let name: String
  var count: Int { 1 }

  init(stringLiteral name: String) { self.name = name }

  mutating func removeFirst(_ count: Int) -> Name { self }
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
}
