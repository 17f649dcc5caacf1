// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import DeliveryPipeline

@Suite struct LaneQueueTests {
  private func all(_ queue: inout LaneQueue<String>) -> [String] {
    var taken: [String] = []
    while let (element, _) = queue.take() { taken.append(element) }
    return taken
  }

  @Test("single pushes go before broadcasts that waited longer")
  func classes() {
    var queue = LaneQueue<String>(limit: 10)
    queue.add("b1", of: 1, .broadcast)
    queue.add("s1", of: 1, .single)
    queue.add("b2", of: 1, .broadcast)
    queue.add("s2", of: 2, .single)
    #expect(queue.count == 4)
    #expect(all(&queue) == ["s1", "s2", "b1", "b2"])
    #expect(queue.take() == nil && queue.count == 0)
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
    #expect(!queue.hasRoom(.broadcast) && queue.hasRoom(.single))
    for number in 0..<2 { queue.add("s\(number)", of: 1, .single) }
    #expect(!queue.hasRoom(.single))
    _ = queue.take()
    #expect(queue.hasRoom(.single) && !queue.hasRoom(.broadcast))
  }
}
