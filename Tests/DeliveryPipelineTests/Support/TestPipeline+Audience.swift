// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

extension TestPipeline {
  /// Creates an app with a key and devices from `fill`.
  func crowd(_ count: Int, user: String? = nil) async throws -> AppID {
    let app = try await store.app()
    try await store.fill(app, count: count, user: user)
    configure(.key(app))
    return app
  }

  /// Returns a claimed row of a broadcast, changed to cover every device.
  func broadcast(_ app: AppID, _ notification: Notification? = nil) async throws -> Work {
    _ = try await store.acceptance(of: notification ?? TestSupport.sample(app))
    let claimed = try await store.claim(singles: 0, broadcasts: 1)
    var work = try #require(claimed.first)
    work.row.job = .range(from: 0, to: 65_535, cursor: nil)
    return work
  }

  /// Returns the lane of an app, and its pool.
  func used(
    _ app: AppID, isolation: isolated (any Actor)? = #isolation
  ) throws -> (lane: CredentialLane, pool: ScriptedPool) {
    let known = lanes.lane(
      for: Destination(app: app, environment: .production), isolation: isolation)
    let lane = try #require(known)
    return (lane, try #require(pools.all.last))
  }

  /// Hands out the pushes of a row on its lane.
  func expand(
    _ row: RunningWork, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) {
    try await expander.expand(row, on: row.lane.flatMap(lanes.lane), isolation: isolation)
  }

  /// Returns the reason why an expansion was interrupted.
  func interruption(
    of work: RunningWork, isolation: isolated (any Actor)? = #isolation
  ) async -> StorageError? {
    do throws(StorageError) {
      try await expand(work, isolation: isolation)
      return nil
    } catch { return error }
  }

  /// The devices of the last lane's pushes.
  var sent: [DeviceToken] { pools.all.last?.tokens ?? [] }

  /// Makes the page with a device of `fill` unreadable. Buckets get the order of tokens.
  func poison(_ number: Int) async throws {
    try await store.run(
      """
      ALTER TABLE language_lists ALTER COLUMN tags DROP NOT NULL;
      UPDATE devices SET bucket = get_byte(token, 6) * 256 + get_byte(token, 7);
      WITH nothing AS (INSERT INTO language_lists (tags) VALUES (NULL) RETURNING id)
      UPDATE devices SET language_list = nothing.id FROM nothing WHERE token = int8send(\(number))
      """)
  }

  /// Accepts a broadcast whose only row covers every device, in the order of their numbers: a
  /// device's bucket is its number.
  @discardableResult
  func range(_ app: AppID) async throws -> NotificationID {
    let id = try await store.accept(app, .everyone)
    try await store.run(
      """
      UPDATE devices SET bucket = get_byte(token, 6) * 256 + get_byte(token, 7);
      UPDATE queue SET bucket_from = 0, bucket_to = 65535 WHERE bucket_from = 0;
      DELETE FROM queue WHERE bucket_from > 0
      """)
    return id
  }
}
