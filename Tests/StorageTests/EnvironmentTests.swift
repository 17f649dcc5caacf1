// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

private struct NotFound: Error {}

/// Sources of a device's environment, and the effects of Apple's answers.
@Suite(.serialized) struct EnvironmentTests {
  private func stands(
    _ store: TestStore, _ app: AppID, _ number: UInt32 = 1
  ) async throws -> String {
    let found = try await store.devices.device(app: app, token: token(number))
    let device = try #require(found)
    return "\(device.environment) \(device.environmentSource) \(device.state.name)"
  }

  @Test("a registration without environment means production, unless Apple has shown otherwise")
  func registered() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let rows: [(before: String, said: PushEnvironment?, after: String)] = [
        ("", nil, "production assumed active"), ("", .production, "production stated active"),
        ("", .sandbox, "sandbox stated active"), ("2, 1", nil, "production assumed active"),
        ("2, 2", nil, "production assumed active"), ("2, 3", nil, "sandbox found active"),
        ("1, 3", nil, "production found active"), ("1, 4", nil, "production assumed active"),
        ("2, 3", .production, "production stated active"),
        ("2, 4", .sandbox, "sandbox stated active"),
      ]
      for row in rows {
        _ = try await store.changes.delete(app: app, token: token(1))
        if !row.before.isEmpty {
          try await store.register(app, token(1))
          try await store.run(
            "UPDATE devices SET (environment, environment_source) = (\(row.before)), state = 2, state_reason = 'x'"
          )
        }
        let answer = try await store.register(app, token(1), environment: row.said)
        #expect(try await stands(store, app) == row.after, "\(row)")
        #expect("\(answer.environment) \(answer.environmentSource) active" == row.after)
        #expect(answer.created == row.before.isEmpty)
      }
      var patch = DevicePatch()
      patch.user = "ann"
      try await store.register(app, token(1), environment: nil)
      _ = try await store.changes.patch(app: app, token: token(1), patch)
      #expect(try await stands(store, app) == "production assumed active")
      patch.environment = .production
      _ = try await store.changes.patch(app: app, token: token(1), patch)
      #expect(try await stands(store, app) == "production stated active")
    }
  }

  /// Returns an environment probe of the device with `token(1)`, which is registered for
  /// production.
  private func trial(_ store: TestStore, _ app: AppID) async throws -> Work {
    var work = try await store.claimed(app, .tokens(token(1)))
    work.row.environment = .sandbox
    work.row.isEnvironmentProbe = true
    return work
  }

  @Test("a probe's answer applies only if the device is unchanged since its start")
  func fences() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let changes: [(sql: String, found: String, refused: String)] = [
        ("", "sandbox found active", "production refused quarantined"),
        (
          "registered_at = '\(RFC3339.format(noon.adding(seconds: 1)))'",
          "production assumed active", "production assumed active"
        ),
        ("environment_source = 1", "production stated active", "production stated quarantined"),
        ("environment = 2, environment_source = 3", "sandbox found active", "sandbox found active"),
        (
          "state = 2, state_reason = 'x'", "sandbox found quarantined",
          "production assumed quarantined"
        ),
      ]
      for change in changes {
        for isFound in [true, false] {
          try await store.register(
            app, token(1), environment: nil, registeredAt: noon.adding(seconds: -500_000_000))
          try await store.run("UPDATE devices SET environment = 1, environment_source = 2")
          let work = try await trial(store, app)
          if !change.sql.isEmpty { try await store.run("UPDATE devices SET \(change.sql)") }
          let expected = isFound ? change.found : change.refused
          let before = try await stands(store, app)
          let isChanged = try await store.record(
            work, token(1), isFound ? .accepted : .rejected,
            verdict: isFound
              ? .found(sentAt: noon) : .quarantine(reason: "BadDeviceToken", sentAt: noon))
          #expect(try await stands(store, app) == expected, "\(change), \(isFound)")
          #expect(isChanged == (before != expected), "\(change), \(isFound)")
        }
      }
    }
  }

  @Test("a probing retry uses its own environment, others their device's")
  func retried() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), environment: nil)
      var work = try await store.claimed(app, .tokens(token(1)))
      work.row.environment = .sandbox
      work.row.isEnvironmentProbe = true
      try await store.record(work, token(1), .waiting, retryAfter: 0)
      let claimed = try await store.claim(singles: 10, broadcasts: 0)
      var retry = try #require(claimed.first { $0.job.kind == .retry })
      #expect(retry.row.isEnvironmentProbe && retry.row.environment == .sandbox)
      #expect(try await store.audiences.retried(retry, token: token(1)).isEnvironmentProbe)
      try await store.run("UPDATE devices SET environment_source = 4")
      let refused = try await store.audiences.retried(retry, token: token(1))
      #expect(refused == .moved(to: .production))
      try await store.run("UPDATE devices SET environment = 2, environment_source = 3")
      let found = try await store.audiences.retried(retry, token: token(1))
      guard case .device(let recipient) = found else { throw NotFound() }
      #expect(recipient.environment == .sandbox)
      // The row may still be marked as a probe when its device has moved back.
      try await store.run("UPDATE devices SET environment = 1, environment_source = 2")
      retry.row.environment = .production
      let back = try await store.audiences.retried(retry, token: token(1))
      #expect(!back.isEnvironmentProbe && back != .gone)
      retry.row.environment = .sandbox
      retry.row.isEnvironmentProbe = false
      #expect(
        try await store.audiences.retried(retry, token: token(1)) == .moved(to: .production))
      // Its next retry is not a probe unless requested.
      try await store.record(retry, token(1), .waiting, attempts: 2, retryAfter: 0)
      #expect(try await store.count("queue WHERE kind = 3 AND NOT trial") == 1)
    }
  }

  @Test("the status of many devices is read in one statement")
  func statuses() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), environment: nil)
      try await store.register(app, token(2), environment: .sandbox)
      try await store.run("UPDATE devices SET state = 2, state_reason = 'x' WHERE environment = 2")
      let found = try await atOnce(3, on: shard) {
        try await store.store.statuses.status(app: app, token: token(UInt32($0) + 1))
      }
      #expect(
        found == [
          DeviceStatus(environment: .production, source: .assumed, isActive: true),
          DeviceStatus(environment: .sandbox, source: .stated, isActive: false), nil,
        ])
    }
  }
}
