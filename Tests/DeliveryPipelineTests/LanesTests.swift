// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Choice of an app's lane, and lifetimes of lanes.
@Suite(.serialized) struct LanesTests {
  private struct Unusable: Error {}

  @Test("apps with one key share a lane; other keys and environments have their own")
  func shared() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.configure(
        .key(1), .key(2), .key(3, keyID: "KEY2"), .key(1, environment: .sandbox),
        .key(4, pem: "another secret"))
      let lanes = pipeline.lanes
      let lane = try #require(lanes.lane(for: Destination(app: 1, environment: .production)))
      #expect(lanes.lane(for: Destination(app: 2, environment: .production)) === lane)
      #expect(lanes.lane(for: Destination(app: 1, environment: .production)) === lane)
      #expect(pipeline.pools.asked == 1)
      let others = [
        lanes.lane(for: Destination(app: 3, environment: .production)),
        lanes.lane(for: Destination(app: 1, environment: .sandbox)),
        lanes.lane(for: Destination(app: 4, environment: .production)),
      ].compactMap { $0 }
      #expect(others.count == 3 && others.allSatisfy { $0 !== lane })
      #expect(pipeline.pools.asked == 4 && lanes.all.count == 4)
      #expect(lane.environment == .production)
      #expect(lanes.lane(for: Destination(app: 1, environment: .sandbox))?.environment == .sandbox)
    }
  }

  @Test("apps with one certificate share a lane")
  func certificates() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.configure(
        .certificate(1), .certificate(2, topics: ["com.example.2"]),
        .certificate(3, "another one", topics: ["com.example.3"]))
      let lanes = pipeline.lanes
      let lane = try #require(lanes.lane(for: Destination(app: 1, environment: .production)))
      #expect(lanes.lane(for: Destination(app: 2, environment: .production)) === lane)
      let other = try #require(lanes.lane(for: Destination(app: 3, environment: .production)))
      #expect(other !== lane && pipeline.pools.asked == 2)
    }
  }

  @Test("with a key and a certificate, pushes use the newest credential that covers them")
  func both() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      let destination = Destination(app: 1, environment: .production)
      pipeline.configure(
        .key(1), .certificate(1, topics: ["com.example.1", "com.example.1.voip"]))
      let (alerts, calls) = try (
        #require(lanes.lane(for: destination, .alert)),
        #require(lanes.lane(for: destination, .voip))
      )
      let others = try #require(lanes.lane(for: destination, .widgets))
      #expect(alerts === calls && alerts !== others && lanes.all.count == 2)
      #expect(lanes.lanes(for: destination).count == 2 && pipeline.pools.asked == 2)
      let counts = lanes.destinations { $1.count }
      #expect(counts == [destination: 2])
      // The key is newer: all pushes use it except types that tokens never carry.
      pipeline.configure(.certificate(1), .key(1))
      for type in PushType.allCases where type != .mdm {
        #expect(lanes.lane(for: destination, type) === others)
      }
      #expect(lanes.lane(for: destination, .mdm) === alerts)
    }
  }

  @Test("when a certificate expires, its app's pushes use the remaining credential")
  func expiry() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      let destination = Destination(app: 1, environment: .production)
      pipeline.configure(.key(1), .certificate(1, notAfter: noon.adding(seconds: 60)))
      let first = try #require(lanes.lane(for: destination))
      pipeline.clock.now = noon.adding(seconds: 60)
      #expect(lanes.lane(for: destination) === first)
      pipeline.clock.now = noon.adding(seconds: 61)
      let second = try #require(lanes.lane(for: destination))
      #expect(second !== first && lanes.lanes(for: destination).count == 1)
    }
  }

  @Test("an app without a usable credential has no lane")
  func none() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      #expect(lanes.lane(for: Destination(app: 1, environment: .production)) == nil)
      pipeline.configure(
        .key(1, environment: .sandbox), .key(2, pem: nil),
        .certificate(3, key: nil, topics: ["com.example.3"]))
      for app: AppID in [1, 2, 3, 4] {
        #expect(lanes.lane(for: Destination(app: app, environment: .production)) == nil)
      }
      #expect(pipeline.pools.asked == 0 && lanes.all.isEmpty)
      // The newest usable credential is chosen.
      pipeline.configure(.key(1, keyID: "OLD"), .key(1, keyID: "NEW"), .key(1, pem: nil))
      let lane = try #require(lanes.lane(for: Destination(app: 1, environment: .production)))
      pipeline.configure(.key(1, keyID: "NEW"))
      #expect(lanes.lane(for: Destination(app: 1, environment: .production)) === lane)
    }
  }

  @Test("a changed credential gets a new lane; the old one sends its remaining pushes")
  func changed() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      pipeline.pools.script = ScriptedPool.holds
      pipeline.configure(.key(1, pem: "old"))
      let old = try #require(lanes.lane(for: Destination(app: 1, environment: .production)))
      let work = try pipeline.running()
      await old.put(work.push(1))
      let pool = try #require(pipeline.pools.all.first)
      try await pool.received(1)
      pipeline.configure(.key(1, pem: "new"))
      let new = try #require(lanes.lane(for: Destination(app: 1, environment: .production)))
      #expect(new !== old && lanes.all.map(ObjectIdentifier.init) == [ObjectIdentifier(new)])
      await shard.settle()
      #expect(pool.closings == 0)
      pool.release()
      try await pool.until("the old lane is closed") { pool.closings == 1 }
      await work.allEnded()
      #expect(work.watermark.accepted == ["": 1])
      #expect(pipeline.pools.all.map(\.closings) == [1, 0])
    }
  }

  @Test("unrelated changes keep lanes, and a known version changes nothing")
  func unchanged() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      pipeline.configure(.key(1))
      let lane = try #require(lanes.lane(for: Destination(app: 1, environment: .production)))
      pipeline.configure(.key(1), .key(2, keyID: "KEY2"))
      #expect(lanes.lane(for: Destination(app: 1, environment: .production)) === lane)
      #expect(lanes.lane(for: Destination(app: 2, environment: .production)) != nil)
      // The known version again, with other content.
      lanes.configure(pipeline.snapshot([], version: 2))
      #expect(lanes.all.count == 2)
      #expect(lanes.lane(for: Destination(app: 1, environment: .production)) === lane)
      await shard.settle()
      #expect(pipeline.pools.all.map(\.closings) == [0, 0])
    }
  }

  @Test("an app without its credential loses its lane")
  func removed() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.configure(.key(1))
      _ = try #require(pipeline.lanes.lane(for: Destination(app: 1, environment: .production)))
      pipeline.configure()
      #expect(pipeline.lanes.lane(for: Destination(app: 1, environment: .production)) == nil)
      let pool = try #require(pipeline.pools.all.first)
      try await pool.until("the lane is closed") { pool.closings == 1 }
    }
  }

  @Test("an unusable secret is tried once per configuration, and logged")
  func unusable() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      pipeline.pools.fault = Unusable()
      pipeline.configure(.key(1))
      for _ in 0..<3 {
        #expect(lanes.lane(for: Destination(app: 1, environment: .production)) == nil)
      }
      #expect(pipeline.pools.asked == 1)
      #expect(pipeline.log.messages.count { $0 == "cannot create APNs sessions" } == 1)
      pipeline.pools.fault = nil
      pipeline.configure(.key(1))
      #expect(lanes.lane(for: Destination(app: 1, environment: .production)) != nil)
    }
  }

  @Test("closing closes every lane, and waits for lanes that are already closing")
  func closes() async throws {
    try await TestPipeline.run { shard, pipeline in
      let lanes = pipeline.lanes
      pipeline.pools.script = ScriptedPool.holds
      pipeline.configure(.key(1))
      let work = try pipeline.running()
      await lanes.lane(for: Destination(app: 1, environment: .production))?.put(work.push(1))
      pipeline.configure(.key(2, keyID: "KEY2"))
      #expect(lanes.lane(for: Destination(app: 2, environment: .production)) != nil)
      let (going, other) = (pipeline.pools.all[0], pipeline.pools.all[1])
      try await going.received(1)
      var isClosed = false
      let closed = begin(on: shard) {
        await lanes.close()
        isClosed = true
      }
      try await other.until("the lane in use is closed") { other.closings == 1 }
      await shard.settle()
      #expect(!isClosed && going.closings == 0)
      going.release()
      try await closed.value
      #expect(isClosed && pipeline.pools.all.map(\.closings) == [1, 1] && lanes.all.isEmpty)
    }
  }
}
