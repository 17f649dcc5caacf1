// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// The devices of retries.

extension AudiencePages {
  /// Result of the look-up of a retry's device.
  package enum Retried: Sendable, Equatable {
    case device(Recipient)
    /// The device is assumed to be in the other environment, and the retry probes this one.
    case trial(Recipient)
    /// The device has changed to the other environment; the retry follows it.
    case moved(to: PushEnvironment)
    /// The device does not exist or is not active.
    case gone
    /// Another holder has already stored the outcome; no push is needed.
    case decided

    package var isEnvironmentProbe: Bool { if case .trial = self { true } else { false } }
  }

  /// A retry and its device.
  package typealias Retry = (work: Work, token: DeviceToken)

  /// Looks up the device of a retry.
  package func retried(
    _ work: Work, token: DeviceToken
  ) async throws(StorageError) -> Retried {
    try await retried([(work, token)])[0]
  }

  /// Looks up the devices of some retries and returns the results in their order. Runs one
  /// statement for each day of runs.
  package func retried(_ retries: [Retry]) async throws(StorageError) -> [Retried] {
    var found = [Retried](repeating: .gone, count: retries.count)
    for (day, places) in Dictionary(grouping: retries.indices, by: { retries[$0].work.run.day }) {
      for (place, one) in try await retried(places.map { retries[$0] }, day: day).enumerated() {
        found[places[place]] = one
      }
    }
    return found
  }

  private func retried(
    _ retries: [Retry], day: Int32
  ) async throws(StorageError) -> [Retried] {
    let deliveries = try await days.name(of: "deliveries", day: day)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT d.token, d.bucket, l.tags AS languages, d.user_id, d.environment, d.environment_source, d.time_zone,
        d.unproven, d.reached, d.state, x.outcome
      FROM unnest(\(retries.map(\.work.run.app)), \(retries.map(\.work.run.id)), \(retries.map(\.token)))
        WITH ORDINALITY AS asked (app, run, token, place)
      LEFT JOIN LATERAL (
        SELECT *, state = \(code: DeviceState.active) AS reached FROM devices
        WHERE app = asked.app AND token = asked.token OFFSET 0) d ON true
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = d.language_list OFFSET 0) l ON true
      LEFT JOIN LATERAL (
        SELECT outcome FROM \(unsafeSQL: deliveries) WHERE app = asked.app AND run = asked.run
          AND token = asked.token AND day = \(PostgresDate(days: day)) OFFSET 0) x ON true
      ORDER BY asked.place
      """)
    var found: [Retried] = []
    for (row, retry) in zip(rows, retries) {
      found.append(
        try decoding(row) { (row) throws(PostgresError) in try Self.retried(row, retry) })
    }
    return found
  }

  private static func retried(
    _ row: PostgresRow, _ retry: Retry
  ) throws(PostgresError) -> Retried {
    let (work, token) = retry
    let outcome = try row.decode("outcome", as: DeliveryOutcome?.self)
    if let outcome, outcome != .waiting { return .decided }
    guard let isReached = try row.decode("reached", as: Bool?.self) else {
      guard let taken = strangers(work) else { return .gone }
      return .device(unregistered(token, taken))
    }
    guard isReached else {
      guard let taken = strangers(work), taken.revivesDevices,
        try row.decode("state", as: DeviceState?.self) == .unregistered
      else { return .gone }
      return .device(unregistered(token, taken))
    }
    let environment = try row.decode("environment", as: PushEnvironment.self)
    let recipient = try recipient(row)
    if environment == work.row.environment { return .device(recipient) }
    let source = try row.decode("environment_source", as: EnvironmentSource.self)
    return work.row.isEnvironmentProbe && source == .assumed
      ? .trial(recipient) : .moved(to: environment)
  }
}
