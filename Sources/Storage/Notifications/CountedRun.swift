// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// A run of a notification, as read for its counts.
struct CountedRun {
  let id: RunID
  let notification: NotificationID
  let app: AppID
  let control: RunControl?
  let audienceAtAcceptance: Int?
  /// The part of the audience that was counted at acceptance.
  let audience: Int
  /// Whether its outcomes are in `run_counts`. Otherwise they are counted from its rows in
  /// `deliveries`.
  let isCounted: Bool

  init(_ row: PostgresRow) throws(PostgresError) {
    id = try row.decode("id")
    notification = try row.decode("notification")
    app = try row.decode("app")
    control = try row.decode("control", as: RunControl?.self)
    audienceAtAcceptance = try row.decode("audience_at_acceptance", as: Int32?.self).map(Int.init)
    audience = Int(try row.decode("audience", as: Int64.self))
    isCounted = try row.decode("counted")
  }
}
