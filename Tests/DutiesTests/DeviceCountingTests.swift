// SPDX-License-Identifier: Apache-2.0
import Duties
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite("Counting devices", .serialized)
struct DeviceCountingTests {
  /// Runs the steps of a round.
  private func round(_ duty: DeviceCounting, _ store: TestStore) async throws -> [DutyStep] {
    var steps: [DutyStep] = []
    repeat { steps.append(try await duty.step(store.duties)) } while steps.last?.hasMore == true
    return steps
  }

  @Test("counts of each app, added up batch by batch, equal PostgreSQL's counts")
  func counts() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      let gone = try await store.app("com.example.gone")
      #expect(try await store.devices.counts(of: app).asOf == nil)
      #expect(try await store.duties.deviceTotals() == nil)
      try await store.fill(app, count: 100_000)
      try await store.fill(other, count: 30_000, languages: [], environment: .sandbox, kind: .voip)
      try await store.register(other, token(1), languages: ["zh-Hant-TW", "en"])
      try await store.register(gone, token(1), languages: ["fr"])
      try await store.register(app, token(2), languages: ["de-AT"], environment: .sandbox)
      try await store.run(
        """
        UPDATE devices SET state = 2 + bucket % 2, state_reason = 'x' WHERE bucket % 4 = 0;
        UPDATE devices SET state = 3, state_reason = 'x' WHERE bucket % 5 = 0;
        """)
      _ = try await store.apps.delete(id: gone)
      let duty = DeviceCounting(interval: .seconds(20))
      let steps = try await round(duty, store)
      #expect(steps.map(\.items).reduce(0, +) == 130_003)
      for (app, devices) in [(app, 100_001), (other, 30_001), (gone, 0)] {
        let counts = try await store.devices.counts(of: app)
        #expect(counts.asOf != nil)
        #expect(counts.counts.values.reduce(0, +) == devices)
        if app == gone { continue }
        for (state, devices) in counts.by(\.state) {
          #expect(
            try await store.value(
              "SELECT count(*) FROM devices WHERE app = \(app.rawValue) AND state = \(state.code)")
              == Int64(devices))
        }
      }
      let counts = try await store.devices.counts(of: other)
      #expect(counts.by(\.language) == ["": 30_000, "zh-Hant-TW": 1])
      #expect(counts.by(\.environment) == [.sandbox: 30_000, .production: 1])
      #expect(counts.by(\.tokenKind) == [.voip: 30_000, .alert: 1])
      let totals = try #require(try await store.duties.deviceTotals())
      #expect(totals.byState.values.reduce(0, +) == 130_002)
      #expect(totals.age < 60)
    }
  }

  @Test("a new count replaces the previous one, without languages that no device uses")
  func again() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), languages: ["fr"])
      try await store.register(app, token(2), languages: ["de"])
      let duty = DeviceCounting(interval: .seconds(20))
      #expect(duty.interval == .seconds(20))
      _ = try await round(duty, store)
      #expect(try await store.devices.counts(of: app).by(\.language) == ["fr": 1, "de": 1])
      _ = try await store.changes.delete(app: app, token: token(2))
      try await store.register(app, token(3), languages: ["fr"])
      _ = try await round(duty, store)
      #expect(try await store.devices.counts(of: app).by(\.language) == ["fr": 2])
      try await store.run("DELETE FROM devices")
      _ = try await round(duty, store)
      let counts = try await store.devices.counts(of: app)
      #expect(counts.counts.isEmpty && counts.asOf != nil)
    }
  }
}
