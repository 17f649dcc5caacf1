// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import DeliveryPipeline

@Suite struct LaneQueueTests {
  private func all(_ queue: inout LaneQueue<String>) -> [String] {
    var taken: [String] = []
    while let (element, _, _) = queue.take() { taken.append(element) }
    return taken
  }

  @Test("of one app single pushes go before broadcasts that waited longer")
  func classes() {
    var queue = LaneQueue<String>(limit: 10)
    queue.add("b1", of: 1, .broadcast)
    queue.add("s1", of: 1, .single)
    queue.add("b2", of: 1, .broadcast)
    queue.add("s2", of: 1, .single)
    #expect(queue.count == 4)
    #expect(all(&queue) == ["s1", "s2", "b1", "b2"])
    #expect(queue.take() == nil && queue.count == 0)
  }

  @Test("apps take turns before classes do: a broadcast goes between another app's single pushes")
  func appsBeforeClasses() {
    var queue = LaneQueue<String>(limit: 10)
    for number in 0..<4 { queue.add("s\(number)", of: 1, .single) }
    queue.add("b", of: 2, .broadcast)
    #expect(all(&queue) == ["s0", "b", "s1", "s2", "s3"])
  }

  @Test("of one app retries and ranges take turns, behind its single pushes")
  func retries() {
    var queue = LaneQueue<String>(limit: 10)
    for number in 0..<3 { queue.add("r\(number)", of: 1, .broadcastRetry) }
    for number in 0..<2 { queue.add("b\(number)", of: 1, .broadcast) }
    queue.add("s", of: 1, .single)
    #expect(all(&queue) == ["s", "r0", "b0", "r1", "b1", "r2"])
  }

  @Test("an app that has less than its share finds room where others have filled it")
  func shares() {
    var queue = LaneQueue<String>(limit: 4)
    for number in 0..<4 { queue.add("a\(number)", of: 1, .single) }
    #expect(!queue.hasRoom(.single, for: 1))
    for number in 0..<2 {
      #expect(queue.hasRoom(.single, for: 2))
      queue.add("b\(number)", of: 2, .single)
    }
    // Half of the limit is the share of two.
    #expect(!queue.hasRoom(.single, for: 2) && queue.hasRoom(.single, for: 3))
    queue.add("c0", of: 3, .single)
    #expect(!queue.hasRoom(.single, for: 3) && queue.hasRoom(.broadcast, for: 1))
    // What leaves is the own room of an app again, at last.
    #expect(["a0", "b0", "c0", "a1"] == (0..<4).map { _ in queue.take()?.element })
    #expect(queue.hasRoom(.single, for: 1) && queue.hasRoom(.single, for: 2))
  }

  @Test("apps take turns, each in its own order, however many pushes one of them has")
  func turns() {
    var queue = LaneQueue<String>(limit: 100)
    for number in 0..<4 { queue.add("a\(number)", of: 1, .broadcast) }
    queue.add("b0", of: 2, .broadcast)
    queue.add("c0", of: 3, .broadcast)
    queue.add("c1", of: 3, .broadcast)
    #expect(all(&queue) == ["a0", "b0", "c0", "a1", "c1", "a2", "a3"])
  }

  @Test("a class that is full leaves the other its room")
  func bounds() {
    var queue = LaneQueue<String>(limit: 2)
    for number in 0..<2 { queue.add("b\(number)", of: 1, .broadcast) }
    #expect(!queue.hasRoom(.broadcast, for: 1) && queue.hasRoom(.single, for: 1))
    for number in 0..<2 { queue.add("s\(number)", of: 1, .single) }
    #expect(!queue.hasRoom(.single, for: 1))
    _ = queue.take()
    #expect(queue.hasRoom(.single, for: 1) && !queue.hasRoom(.broadcast, for: 1))
  }
}
