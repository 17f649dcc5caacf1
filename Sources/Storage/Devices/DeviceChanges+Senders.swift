// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Devices whose tokens senders of the legacy interface name. These senders register nothing.

extension DeviceChanges {
  /// Registers the tokens that are unknown, without a user, and leaves known devices untouched.
  /// The new devices count as unverified until APNs accepts a push.
  ///
  /// - Parameters:
  ///   - tokens: tokens with the kind that an unknown one is registered as. Of a repeated token the
  ///     first kind counts.
  ///   - isAssumed: whether the environment is assumed.
  /// - Returns: the stored columns of every token, in the order of `tokens`.
  package func registerUnknown(
    _ tokens: [(token: DeviceToken, kind: TokenKind)], app: AppID, environment: PushEnvironment,
    isAssumed: Bool
  ) async throws(StorageError) -> [SentToken] {
    sentCount += 1
    let batch = SentTokens(
      number: sentCount, app: app, environment: environment,
      source: isAssumed ? .assumed : .stated, languageList: try await lists.number(of: []),
      tokens: tokens)
    do { return try await sentTokens.submit(batch) } catch { throw StorageError(error) }
  }

  /// A token that a sender named, as it is registered now.
  package struct SentToken: Sendable, Equatable {
    package let state: DeviceState
    package let kind: TokenKind
    package let environment: PushEnvironment
  }

  /// The tokens of one call.
  struct SentTokens: Sendable {
    /// Number of the call, by which the combiner distinguishes the batches.
    let number: Int
    let app: AppID
    let environment: PushEnvironment
    let source: EnvironmentSource
    let languageList: Int32
    let tokens: [(token: DeviceToken, kind: TokenKind)]
  }

  private struct SentTokenRow {
    let key: DeviceKey
    let batch: SentTokens
    let kind: TokenKind
  }

  static func registerUnknown(
    _ batches: [SentTokens], on connection: PostgresConnection, waiting locks: LockWait
  ) async throws(PostgresError) -> [Int: [SentToken]] {
    var rows: [DeviceKey: SentTokenRow] = [:]
    for batch in batches {
      for (token, kind) in batch.tokens {
        let key = DeviceKey(app: batch.app, token: token)
        if rows[key] == nil { rows[key] = SentTokenRow(key: key, batch: batch, kind: kind) }
      }
    }
    let sorted = rows.values.sorted { $0.key < $1.key }
    let result = try await connection.query(insertUnknown(sorted), waiting: locks)
    var found = rows.mapValues {
      SentToken(state: .active, kind: $0.kind, environment: $0.batch.environment)
    }
    for index in 0..<result.count {
      let row = result[index]
      found[try DeviceKey(row)] = SentToken(
        state: try row.decode("state"), kind: try row.decode("token_kind"),
        environment: try row.decode("environment"))
    }
    var answers: [Int: [SentToken]] = [:]
    for batch in batches {
      answers[batch.number] = batch.tokens.compactMap {
        found[DeviceKey(app: batch.app, token: $0.token)]
      }
    }
    return answers
  }

  /// Inserts unknown tokens, and returns the known ones whose columns differ from those of the
  /// input. Known tokens are looked up first, because an insert with a conflict costs more than a
  /// look-up.
  private static func insertUnknown(_ rows: [SentTokenRow]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(rows.map(\.key.app))::int4[], \(rows.map(\.key.token))::bytea[],
        \(rows.map { $0.key.token.bucket })::int4[], \(rows.map(\.batch.languageList))::int4[],
        \(rows.map(\.batch.environment))::int2[], \(rows.map(\.batch.source))::int2[],
        \(rows.map(\.kind))::int2[]
      ) AS t (app, token, bucket, language_list, environment, environment_source, token_kind)
    ), known AS MATERIALIZED (
      SELECT i.app, i.token, d.state, d.token_kind, d.environment,
        (d.state, d.token_kind, d.environment)
          <> (\(code: DeviceState.active), i.token_kind, i.environment) AS differs
      FROM input i CROSS JOIN LATERAL (
        SELECT state, token_kind, environment FROM devices
        WHERE app = i.app AND token = i.token OFFSET 0) d
    ), added AS (
      INSERT INTO devices (app, token, bucket, language_list, environment, environment_source, token_kind,
        unproven, registered_at)
      SELECT i.app, i.token, i.bucket, i.language_list, i.environment, i.environment_source, i.token_kind,
        true, now()
      FROM input i LEFT JOIN known k ON k.app = i.app AND k.token = i.token
      WHERE k.token IS NULL ORDER BY i.app, i.token
      ON CONFLICT DO NOTHING
    )
    SELECT app, token, state, token_kind, environment FROM known WHERE differs
    """
  }
}
