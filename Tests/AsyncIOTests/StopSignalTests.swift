// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@Suite struct StopSignalTests {
  @Test("setting the signal ends all pauses, however long they are")
  func endsPauses() async throws {
    try await TestShard.run { shard in
      let stop = StopSignal(on: shard.loop)
      let pauses = (0..<3).map { _ in begin(on: shard) { await stop.pause(.seconds(3_600)) } }
      await shard.settle()
      stop.set()
      for pause in pauses { try await pause.value }
      #expect(stop.isSet)
    }
  }

  @Test("a pause after the signal was set returns at once")
  func noPauseAfterwards() async throws {
    try await TestShard.run { shard in
      let stop = StopSignal(on: shard.loop)
      stop.set()
      await stop.pause(.seconds(3_600))
    }
  }

  @Test("a pause lasts its duration, and does not set the signal")
  func lasts() async throws {
    try await TestShard.run { shard in
      let stop = StopSignal(on: shard.loop)
      let start = MonotonicTime.now()
      await stop.pause(.milliseconds(20))
      #expect(MonotonicTime.now() - start >= .milliseconds(20))
      #expect(!stop.isSet)
    }
  }

  @Test("cancelling a task ends its pause, and no other pause")
  func cancellation() async throws {
    try await TestShard.run { shard in
      let stop = StopSignal(on: shard.loop)
      var ended: [Int] = []
      let pauses = (0..<2).map { number in
        begin(on: shard) {
          await stop.pause(.seconds(3_600))
          ended.append(number)
        }
      }
      await shard.settle()
      pauses[1].cancel()
      try await pauses[1].value
      #expect(ended == [1])
      stop.set()
      try await pauses[0].value
      #expect(ended == [1, 0])
    }
  }
}
