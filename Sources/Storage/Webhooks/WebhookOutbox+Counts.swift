// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension WebhookOutbox {
  /// Adds the counts of finished notifications to their messages. The counts are read at the first
  /// attempt and stored with the message, so that its bytes are equal at every attempt.
  func counted(
    _ messages: [WebhookMessage]
  ) async throws(StorageError) -> [WebhookMessage] {
    let uncounted = messages.filter { $0.kind == .notificationFinished && $0.counts == nil }
    guard !uncounted.isEmpty else { return messages }
    let ids = Set(uncounted.compactMap(\.notificationID))
    let runs = RunStore(client: PostgresClient(sharing: connection))
    var found: [NotificationID: NotificationCounts] = [:]
    for (_, ids) in Dictionary(grouping: ids, by: \.day) {
      for (id, counts) in try await runs.counts(of: ids, nil) { found[id] = counts }
    }
    var known: [Int64: WebhookMessage.Counts] = [:]
    for message in uncounted {
      let counts = message.notificationID.flatMap { found[$0] } ?? NotificationCounts()
      known[message.number] = WebhookMessage.Counts(
        outcomes: counts.outcomes, reasons: counts.reasons)
    }
    try await store(known)
    return messages.map { message in
      var message = message
      message.counts = message.counts ?? known[message.number]
      return message
    }
  }

  private func store(_ counts: [Int64: WebhookMessage.Counts]) async throws(StorageError) {
    let counts = counts.sorted { $0.key < $1.key }
    _ = try await reading(
      connection,
      """
      UPDATE webhook_messages m SET outcomes = c.outcomes::json, reasons = c.reasons::json
      FROM unnest(\(counts.map(\.key)), \(counts.map { Self.json($0.value.outcomes) }),
        \(counts.map { QueueColumns.json($0.value.reasons) })) AS c (id, outcomes, reasons)
      WHERE m.id = c.id AND m.id = ANY (\(counts.map(\.key)))
      """)
  }

  private static func json(_ outcomes: [DeliveryOutcome: Int]) -> String {
    QueueColumns.json(Dictionary(uniqueKeysWithValues: outcomes.map { ($0.key.name, $0.value) }))
  }

  /// Returns the counts stored with a message; nil if they were not read yet.
  static func counts(_ row: PostgresRow) throws(PostgresError) -> WebhookMessage.Counts? {
    guard let outcomes = try row.decode("outcomes", as: String?.self),
      let reasons = try row.decode("reasons", as: String?.self)
    else { return nil }
    let named = QueueColumns.counts(outcomes)
    return WebhookMessage.Counts(
      outcomes: Dictionary(
        uniqueKeysWithValues: DeliveryOutcome.allCases.compactMap { outcome in
          named[outcome.name].map { (outcome, $0) }
        }),
      reasons: QueueColumns.counts(reasons))
  }
}
