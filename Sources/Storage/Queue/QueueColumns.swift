// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
internal import PushModel

/// The columns of `queue q` that a claim returns, and their decoding.
enum QueueColumns {
  static let list = """
    q.id, q.app, q.run, q.notification, q.day, q.environment, q.class, q.kind, q.bucket_from,
    q.bucket_to, q.cursor_bucket, q.cursor_token, q.token, q.attempt, q.deadline, q.epoch, q.rescued,
    q.accepted::text AS accepted, q.zones, q.trial, q.snapshot::text AS snapshot, q.audience, q.counted,
    q.original, q.waited_for, (SELECT c.control FROM run_controls c WHERE c.run = q.run) AS control
    """

  static func row(_ row: PostgresRow) throws(PostgresError) -> QueueRow {
    QueueRow(
      id: try row.decode("id"),
      run: Run(
        id: try row.decode("run"), app: try row.decode("app"),
        notification: try row.decode("notification"),
        day: try row.decode("day", as: PostgresDate.self).days),
      environment: try row.decode("environment"), workClass: try row.decode("class"),
      job: try job(row), deadline: try row.decode("deadline"), epoch: try row.decode("epoch"),
      isRescued: try row.decode("rescued"), accepted: counts(try row.decode("accepted")),
      control: try row.decode("control", as: RunControl?.self),
      original: try row.decode("original", as: RunID?.self),
      zones: try row.decode("zones", as: [String]?.self),
      isEnvironmentProbe: try row.decode("trial"),
      snapshot: try row.decode("snapshot", as: String?.self),
      audience: Int(try row.decode("audience", as: Int64.self)),
      counting: try row.decode("counted"),
      waitedFor: try row.decode("waited_for", as: HoldReason?.self))
  }

  private static func job(_ row: PostgresRow) throws(PostgresError) -> QueueRow.Job {
    let cursor = try row.decode("cursor_token", as: DeviceToken?.self)
    switch try row.decode("kind", as: WorkKind.self) {
    case .names: return .names(after: cursor)
    case .failures: return .failures(after: cursor)
    case .range:
      let bucket = try row.decode("cursor_bucket", as: Int32?.self)
      return .range(
        from: try row.decode("bucket_from"), to: try row.decode("bucket_to"),
        cursor: bucket.flatMap { bucket in
          cursor.map { RangeCursor(bucket: bucket, token: $0) }
        })
    case .retry:
      return .retry(
        try row.decode("token"), attempt: Int(try row.decode("attempt", as: Int16.self)))
    }
  }

  static func counts(_ json: String) -> [String: Int] {
    if json == "{}" { return [:] }
    guard let document = try? JSONDocument(parsing: Array(json.utf8)) else { return [:] }
    var counts: [String: Int] = [:]
    for (name, value) in document.root.members { counts[name] = value.int }
    return counts
  }

  /// Encodes counts by language for a column.
  static func json(_ counts: [String: Int]) -> String {
    if counts.isEmpty { return "{}" }
    var writer = JSONWriter()
    writer.object { object in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { object.field(name, count) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
