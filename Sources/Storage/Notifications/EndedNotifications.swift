// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Checks for many requests whether their notifications have ended.
///
/// Requests share statements: while one read for an app is in progress, further checks for its
/// notifications are collected for the next read. Used on one shard's actor.
package final class EndedNotifications {
  private typealias Answer = Result<EndedNotification?, StorageError>

  private struct Question {
    let id: NotificationID
    let continuation: CheckedContinuation<Answer, Never>
  }

  private let client: PostgresClient
  private let runs: RunStore
  /// Checks that wait for the next read, for each app with a read in progress.
  private var waiting: [AppID: [Question]] = [:]
  /// Number of reads started.
  private(set) var reads = 0

  init(client: PostgresClient, runs: RunStore) {
    self.client = client
    self.runs = runs
  }

  /// Returns a notification with its counts if its queue has no rows. Nil if it has some, or if the
  /// notification does not exist or cannot be read.
  package func find(
    _ id: NotificationID, of app: AppID, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> EndedNotification? {
    let answer: Answer = await withCheckedContinuation { continuation in
      let question = Question(id: id, continuation: continuation)
      if waiting[app] != nil {
        waiting[app]?.append(question)
      } else {
        waiting[app] = [question]
        // Requests in the current iteration of the event loop add their checks before the task
        // runs.
        Task {
          _ = isolation
          await self.answer(app)
        }
      }
    }
    return try answer.get()
  }

  private func answer(_ app: AppID) async {
    while let questions = waiting[app], !questions.isEmpty {
      waiting[app] = []
      reads += 1
      do throws(StorageError) {
        let ended = try await read(Set(questions.map(\.id)).sorted(), of: app)
        for question in questions {
          question.continuation.resume(returning: .success(ended[question.id]))
        }
      } catch {
        for question in questions { question.continuation.resume(returning: .failure(error)) }
      }
    }
    waiting[app] = nil
  }

  private func read(
    _ ids: [NotificationID], of app: AppID
  ) async throws(StorageError) -> [NotificationID: EndedNotification] {
    var ended: [NotificationID: EndedNotification] = [:]
    for (day, ids) in Dictionary(grouping: ids, by: \.day) {
      let rows = try await togetherByKey(
        client.reports(of: app),
        [Self.withoutWork(ids, of: app, day)] + RunStore.beginning(of: ids, day))
      let notifications = rows[0].compactMap { try? NotificationColumns.notification($0) }
      let counts = try await runs.counts(of: notifications.map(\.id), app, from: rows[1...])
      for notification in notifications {
        guard let counts = counts[notification.id] else { continue }
        ended[notification.id] = EndedNotification(notification: notification, counts: counts)
      }
    }
    return ended
  }

  /// Selects the notifications of one day that have no remaining work.
  private static func withoutWork(
    _ ids: [NotificationID], of app: AppID, _ day: Int32
  ) -> PostgresQuery {
    let date = PostgresDate(days: day)
    return """
      SELECT \(unsafeSQL: NotificationColumns.list)
      FROM unnest(\(ids)) AS k (id) CROSS JOIN LATERAL (
        SELECT * FROM notifications WHERE app = \(app) AND id = k.id AND day = \(date) OFFSET 0) n
      WHERE (SELECT r.id FROM runs r
          CROSS JOIN LATERAL (SELECT 1 FROM queue q WHERE q.run = r.id ORDER BY q.kind LIMIT 1) w
          WHERE r.notification = n.id AND r.day = \(date) LIMIT 1) IS NULL
        AND (SELECT s.id FROM schedules s
          WHERE s.id = n.id AND s.state = \(code: Schedule.State.waiting) LIMIT 1) IS NULL
      """
  }
}
