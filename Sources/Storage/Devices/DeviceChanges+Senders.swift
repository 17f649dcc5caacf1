// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Devices whose tokens senders of the legacy interface name. These senders register nothing.

extension DeviceChanges {
  /// Registers the tokens that are unknown, without a user, and leaves known devices untouched.
  /// The new devices count as unverified until APNs accepts a push.
  ///
  /// - Parameters:
  ///   - tokens: tokens with the kind that an unknown one is registered as; at least one.
  ///   - isAssumed: whether the environment is assumed.
  /// - Returns: the stored state and kind of every token, in the order of `tokens`.
  package func registerUnknown(
    _ tokens: [(token: DeviceToken, kind: TokenKind)], app: AppID, environment: PushEnvironment,
    isAssumed: Bool, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> [SentToken] {
    let list = try await lists.number(of: [])
    var results: [Result<SentToken, PostgresError>?] = Array(repeating: nil, count: tokens.count)
    var open = tokens.count
    precondition(open > 0, "a batch has a frame")
    await withCheckedContinuation { continuation in
      for (index, named) in tokens.enumerated() {
        let row = SentTokenRow(
          key: DeviceKey(app: app, token: named.token), languageList: list,
          environment: environment, source: isAssumed ? .assumed : .stated, kind: named.kind)
        sentTokens.submit(row, isolation: isolation) { result in
          results[index] = result
          open -= 1
          if open == 0 { continuation.resume() }
        }
      }
    }
    do throws(PostgresError) {
      var found: [SentToken] = []
      for result in results { if let result { found.append(try result.get()) } }
      return found
    } catch { throw StorageError(error) }
  }

  /// A token that a sender named, as it is registered now.
  package struct SentToken: Sendable, Equatable {
    package let state: DeviceState
    package let kind: TokenKind
  }

  struct SentTokenRow: Sendable {
    let key: DeviceKey
    let languageList: Int32
    let environment: PushEnvironment
    let source: EnvironmentSource
    let kind: TokenKind
  }

  static func registerUnknown(
    _ rows: [SentTokenRow], on connection: PostgresConnection, waiting locks: LockWait
  ) async throws(PostgresError) -> [DeviceKey: SentToken] {
    let result = try await connection.query(insertUnknown(rows), waiting: locks)
    var answers: [DeviceKey: SentToken] = [:]
    for row in rows { answers[row.key] = SentToken(state: .active, kind: row.kind) }
    for index in 0..<result.count {
      let row = result[index]
      answers[try DeviceKey(row)] = SentToken(
        state: try row.decode("state"), kind: try row.decode("token_kind"))
    }
    return answers
  }

  /// Inserts unknown tokens, and returns the known ones that are inactive or of another kind. Known
  /// tokens are looked up first, because an insert with a conflict costs more than a look-up.
  private static func insertUnknown(_ rows: [SentTokenRow]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(rows.map(\.key.app))::int4[], \(rows.map(\.key.token))::bytea[],
        \(rows.map { $0.key.token.bucket })::int4[], \(rows.map(\.languageList))::int4[],
        \(rows.map(\.environment))::int2[], \(rows.map(\.source))::int2[],
        \(rows.map(\.kind))::int2[]
      ) AS t (app, token, bucket, language_list, environment, environment_source, token_kind)
    ), known AS MATERIALIZED (
      SELECT i.app, i.token, d.state, d.token_kind,
        d.state <> \(code: DeviceState.active) OR d.token_kind <> i.token_kind AS is_unusual
      FROM input i CROSS JOIN LATERAL (
        SELECT state, token_kind FROM devices WHERE app = i.app AND token = i.token OFFSET 0) d
    ), added AS (
      INSERT INTO devices (app, token, bucket, language_list, environment, environment_source, token_kind,
        unproven, registered_at)
      SELECT i.app, i.token, i.bucket, i.language_list, i.environment, i.environment_source, i.token_kind,
        true, now()
      FROM input i LEFT JOIN known k ON k.app = i.app AND k.token = i.token
      WHERE k.token IS NULL ORDER BY i.app, i.token
      ON CONFLICT DO NOTHING
    )
    SELECT app, token, state, token_kind FROM known WHERE is_unusual
    """
  }
}
