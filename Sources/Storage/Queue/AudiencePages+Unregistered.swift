// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Named tokens that the app has no device for, and that are sent to all the same: part of the statements that read
// names, so that a token which is registered meanwhile is neither sent to twice nor passed over.

extension AudiencePages {
  /// What a row of work takes of such tokens; nil where they are none of its.
  static func strangers(_ work: Work) -> UnregisteredTokens? {
    // Of a run that is sent by time zones the last pass sends to them.
    if work.row.zones != nil { return nil }
    return work.notification.audience.unregistered.flatMap {
      $0.environment == work.row.environment ? $0 : nil
    }
  }

  /// One more part of the rows that `AudienceFilter.named` finds, for a page after a token.
  static func unknownTokens(
    _ work: Work, after: DeviceToken?, hasNoRow: PostgresQuery
  ) -> PostgresQuery {
    """
    SELECT d.token, NULL::int4, NULL::int4, NULL::text, NULL::int2, NULL::text, false, false, false
    FROM (SELECT \(work.run.app)::int4 AS app, t AS token FROM unnest(\(work.notification.audience.tokens)) t) d
    LEFT JOIN LATERAL (SELECT true AS known FROM devices WHERE app = d.app AND token = d.token OFFSET 0) k ON true
    WHERE k.known IS NULL AND d.token > \(after?.bytes ?? []) AND \(fragment: hasNoRow)
    """
  }

  /// On `last p`, a token and how its last delivery ended: whether it is such a token that the run is for.
  static func wasUnknown(_ work: Work, in runs: String) -> PostgresQuery {
    """
    LEFT JOIN LATERAL (
      SELECT true AS is_unknown
      WHERE p.outcome IN (SELECT unnest(r.outcomes) FROM \(unsafeSQL: runs) r WHERE r.id = \(work.run.id))
        AND p.token = ANY (\(work.notification.audience.tokens))
        AND NOT EXISTS (SELECT 1 FROM devices k WHERE k.app = \(work.run.app) AND k.token = p.token)
      OFFSET 0) s ON true
    """
  }

  /// Somebody to send to of whom no more is known.
  static func stranger(_ token: DeviceToken, _ taken: UnregisteredTokens) -> Recipient {
    Recipient(
      token: token, bucket: token.bucket, languages: taken.languages,
      environment: taken.environment, user: nil, isRegistered: false)
  }
}
