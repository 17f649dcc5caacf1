// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import DeliveryPipeline

@Suite struct PushQueueTests {
  /// What tasks on the test's loop noted; used on that loop only.
  private final class Notes {
    var put: [Int] = []
    var taken: [Int] = []
    var ended = 0
  }

  @Test("pushes come out in the order they went in")
  func order() async throws {
    try await TestShard.run { _ in
      let queue = PushQueue<Int>(limit: 10)
      for push in 0..<10 { await queue.put(push) }
      #expect(queue.count == 10)
      for push in 0..<10 { #expect(await queue.take() == push) }
      #expect(queue.count == 0)
    }
  }

  @Test("a full queue blocks its producers; each push that is taken lets one go on")
  func bounded() async throws {
    try await TestShard.run { loop in
      let queue = PushQueue<Int>(limit: 2)
      let notes = Notes()
      var producers: [Task<Void, Never>] = []
      for push in 0..<5 {
        producers.append(
          Task {
            _ = loop
            await queue.put(push)
            notes.put.append(push)
          })
      }
      await loop.settle()
      #expect(notes.put == [0, 1])
      for taken in 1...3 {
        #expect(await queue.take() == taken - 1)
        await loop.settle()
        #expect(notes.put == Array(0..<(2 + taken)))
        #expect(queue.count == 2)
      }
      for producer in producers { await producer.value }
    }
  }

  @Test("a newcomer that takes the room first makes the producer wait again, and loses nothing")
  func newcomer() async throws {
    try await TestShard.run { loop in
      let queue = PushQueue<Int>(limit: 1)
      await queue.put(0)
      let blocked = Task {
        _ = loop
        await queue.put(1)
      }
      await loop.settle()
      #expect(await queue.take() == 0)
      await queue.put(2)  // Before the blocked producer had its turn.
      await loop.settle()
      #expect(queue.count == 1)
      #expect(await queue.take() == 2)
      await blocked.value
      #expect(await queue.take() == 1)
    }
  }

  @Test("waiting workers get every push once; closing ends them when nothing is left")
  func closing() async throws {
    try await TestShard.run { loop in
      let queue = PushQueue<Int>(limit: 100)
      let notes = Notes()
      var workers: [Task<Void, Never>] = []
      for _ in 0..<3 {
        workers.append(
          Task {
            _ = loop
            while let push = await queue.take() { notes.taken.append(push) }
            notes.ended += 1
          })
      }
      await loop.settle()
      for push in 0..<50 { await queue.put(push) }
      queue.close()
      for worker in workers { await worker.value }
      #expect(notes.taken.sorted() == Array(0..<50))
      #expect(notes.ended == 3)
      #expect(await queue.take() == nil)
    }
  }

  @Test("closing a queue ends every idle worker")
  func closingEmpty() async throws {
    try await TestShard.run { loop in
      let queue = PushQueue<Int>(limit: 1)
      let notes = Notes()
      for _ in 0..<3 {
        Task {
          _ = loop
          if await queue.take() == nil { notes.ended += 1 }
        }
      }
      await loop.settle()
      queue.close()
      await loop.settle()
      #expect(notes.ended == 3)
    }
  }
}
