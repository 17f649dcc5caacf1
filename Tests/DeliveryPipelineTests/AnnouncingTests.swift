// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Notifications of shards and nodes about claimable work.
@Suite(.serialized) struct AnnouncingTests {
  /// Receives the notifications of a channel.
  private final class Ear {
    private(set) var heard = 0
    private let listener: PostgresListener

    init(
      _ database: TestDatabase, for signal: StoreSignal = .work, on shard: isolated TestShard,
      then hears: @escaping () -> Void = {}
    ) async throws {
      var told: () -> Void = {}
      var isListening = false
      listener = PostgresListener(
        loop: shard.loop,
        configuration: try PostgresConfiguration(connectionString: database.connectionString),
        channels: [signal.rawValue], logger: TestDatabase.logger
      ) { event in
        if event == .mayHaveMissed { isListening = true } else { told() }
      }
      listener.start(isolation: shard)
      while !isListening { try await shard.loop.sleep(for: .milliseconds(1)) }
      told = { [weak self] in
        self?.heard += 1
        hears()
      }
    }

    func close() async { await listener.close() }
  }

  @Test("a notification is sent at once, and many soon after it become one")
  func seldom() async throws {
    let limits = PipelineLimits.with { $0.announceInterval = .milliseconds(200) }
    try await TestDatabase.store { shard, database, store in
      let pipeline = TestPipeline(store, on: shard.loop, limits)
      let ear = try await Ear(database, on: shard)
      let announcer = WorkNotifier(pipeline.pipeline, queue: store.queue)
      let run = begin(on: shard) { await announcer.run() }
      let began = MonotonicTime.now()
      announcer.announce()
      try await pipeline.until("the first") { ear.heard == 1 }
      for _ in 0..<1_000 { announcer.announce() }
      try await pipeline.until("both") { ear.heard == 2 }
      #expect(MonotonicTime.now() - began >= limits.announceInterval / 2)
      // A pending notification is sent before the notifier ends.
      announcer.announce()
      announcer.stop()
      try await run.value
      try await pipeline.until("a third") { ear.heard == 3 }
      await ear.close()
    }
  }

  @Test("a shard that leaves ranges unclaimed notifies the other shards")
  func leftRanges() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .seconds(3_600) }
    try await TestDatabase.store { shard, database, store in
      let pipeline = TestPipeline(store, on: shard.loop, limits)
      let ear = try await Ear(database, on: shard)
      let app = try await pipeline.crowd(300)
      pipeline.pools.script = ScriptedPool.holds
      _ = try await store.accept(app, .everyone)
      let run = pipeline.start(on: shard)
      try await pipeline.until("its share") { pipeline.dispatcher.activeRows == 4 }
      try await pipeline.until("to hear of the rest") { ear.heard == 1 }
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      await ear.close()
    }
  }

  @Test("released work and the rows of a repaired lane are announced at once")
  func whatIsAnnounced() async throws {
    // Polling is disabled by a long interval.
    let limits = PipelineLimits.with { $0.pollInterval = .seconds(3_600) }
    try await TestDatabase.store { shard, database, store in
      let pipeline = TestPipeline(store, on: shard.loop, limits)
      let ear = try await Ear(database, on: shard)
      let app = try await store.app()
      try await store.register(app, token(1))
      pipeline.configure()
      let run = pipeline.start(on: shard)
      try await pipeline.asleep()
      // No lane can send: the row is held.
      _ = try await store.accept(app, .tokens(token(1)))
      pipeline.dispatcher.wake()
      try await pipeline.until("a held row") { try await pipeline.held().count == 1 }
      try await pipeline.farDeadlines()
      #expect(ear.heard == 0)
      pipeline.configure(.key(app))
      pipeline.dispatcher.lanesChanged()
      try await pipeline.finished()
      try await pipeline.until("to hear of it") { ear.heard == 1 }
      #expect(pipeline.sent == [token(1)])
      await pipeline.stop(run)
      await ear.close()
    }
  }

  @Test("pause, resume and cancel take effect at once, on claimed and unclaimed rows")
  func commands() async throws {
    let limits = PipelineLimits.with {
      ($0.pollInterval, $0.controlInterval) = (.seconds(3_600), .seconds(3_600))
      $0.pushesInFlight = 10
    }
    try await TestDatabase.store { shard, database, store in
      let pipeline = TestPipeline(store, on: shard.loop, limits)
      let dispatcher = pipeline.dispatcher
      let ear = try await Ear(database, for: .control, on: shard) {
        dispatcher.receiveCommands(isolation: shard)
      }
      let app = try await pipeline.crowd(100)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      let id = try await pipeline.range(app)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      for (command, directive) in [
        (NotificationCommand.pause, WorkDirective.hold(.paused)), (.cancel, .cancel),
      ] {
        try await pool.until("ten are under way") { pool.open == 10 }
        let running = try #require(dispatcher.working.first)
        #expect(try await store.controls.command(command, app: app, id) == .done)
        try await pipeline.until("it has heard of it") { running.directive == directive }
        pool.release()
        try await pipeline.until("it has let go") { dispatcher.activeRows == 0 }
        if command == .cancel { break }
        try await pipeline.until("it is held") { try await pipeline.held().count == 1 }
        #expect(try await store.controls.command(.resume, app: app, id) == .done)
      }
      try await pipeline.finished()
      #expect(try await store.runs.counts(id).state == .cancelled && pool.requests.count == 20)
      // The command takes effect as fast on unclaimed work.
      pool.script = ScriptedPool.rejects(.serviceUnavailable)
      let named = try await store.accept(app, .tokens(bulkToken(1)))
      dispatcher.wake()
      try await pipeline.until("it waits for another try") { try await pipeline.retries() == 1 }
      #expect(try await store.controls.command(.cancel, app: app, named) == .done)
      try await pipeline.finished()
      #expect(ear.heard == 4)
      await pipeline.stop(run)
      await ear.close()
    }
  }
}
