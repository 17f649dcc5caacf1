// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Named tokens without a registered device to which a push is sent nevertheless. The statement that
// reads the named devices also reads these tokens. A token that is registered concurrently is
// therefore neither sent to twice nor skipped.

extension AudiencePages {
  /// Returns the settings for unregistered tokens if the row sends to them, otherwise nil.
  static func strangers(_ work: Work) -> UnregisteredTokens? {
    // In a run by time zones, the last pass sends to them.
    if work.row.zones != nil { return nil }
    return work.notification.audience.unregistered.flatMap {
      $0.environment == work.row.environment ? $0 : nil
    }
  }

  /// Returns a query for the unregistered tokens after a token, whose rows are added to those of
  /// `AudienceFilter.named`.
  static func unknownTokens(
    _ work: Work, after: DeviceToken?, hasNoRow: PostgresQuery
  ) -> PostgresQuery {
    let isKnown = Self.isKnown(work.notification.audience)
    return """
      SELECT d.token, NULL::int4, NULL::int4, NULL::text, NULL::int2, NULL::text, false, false, false
      FROM (SELECT \(work.run.app)::int4 AS app, t AS token FROM unnest(\(work.notification.audience.tokens)) t) d
      LEFT JOIN LATERAL (
        SELECT true AS known FROM devices
        WHERE app = d.app AND token = d.token AND \(fragment: isKnown) OFFSET 0) k ON true
      WHERE k.known IS NULL AND d.token > \(after?.bytes ?? []) AND \(fragment: hasNoRow)
      """
  }

  /// Returns a join on `last p` (a token and the outcome of its last delivery) that selects
  /// unregistered tokens whose outcome the run resends.
  static func wasUnknown(_ work: Work, in runs: String) -> PostgresQuery {
    """
    LEFT JOIN LATERAL (
      SELECT true AS is_unknown
      WHERE p.outcome IN (SELECT unnest(r.outcomes) FROM \(unsafeSQL: runs) r WHERE r.id = \(work.run.id))
        AND p.token = ANY (\(work.notification.audience.tokens))
        AND NOT EXISTS (SELECT 1 FROM devices k WHERE k.app = \(work.run.app) AND k.token = p.token
          AND \(fragment: isKnown(work.notification.audience)))
      OFFSET 0) s ON true
    """
  }

  /// Returns a condition on `devices`: its token does not count as unregistered.
  static func isKnown(_ audience: Audience) -> PostgresQuery {
    audience.unregistered?.revivesDevices == true
      ? "state <> \(code: DeviceState.unregistered)" : "true"
  }

  /// Returns the recipient for an unregistered token.
  static func unregistered(_ token: DeviceToken, _ taken: UnregisteredTokens) -> Recipient {
    Recipient(
      token: token, bucket: token.bucket, languages: taken.languages,
      environment: taken.environment, user: nil, isRegistered: false)
  }
}
