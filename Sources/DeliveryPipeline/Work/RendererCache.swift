// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import Messages
internal import PushModel
internal import Storage

/// Active notifications of a shard and their renderers, which use the strings and fallbacks of the
/// time of acceptance. Each notification is read once.
final class RendererCache {
  let notifications: NotificationStore
  private let catalogues: CatalogueSource
  private let languages: LanguageChoices
  private let limits: PipelineLimits
  private let logger: Logger
  private var known: [NotificationID: Entry] = [:]
  /// Number of named recipients and of recipients with arguments in `known`.
  private var namesKept = 0

  private struct Entry {
    let notification: Notification
    var renderer: MessageRenderer?
  }

  init(
    notifications: NotificationStore, catalogues: CatalogueSource,
    languages: LanguageChoices = LanguageChoices(), limits: PipelineLimits, logger: Logger
  ) {
    self.notifications = notifications
    self.catalogues = catalogues
    self.languages = languages
    self.limits = limits
    self.logger = logger
  }

  /// Returns claimed rows with their notifications, and the rows whose notification cannot be read.
  /// Unreadable rows stay claimed until their lease ends, and another claim tries again.
  func work(
    of rows: [QueueRow]
  ) async throws(StorageError) -> (readable: [Work], unreadable: [QueueRow]) {
    // A separate dictionary for this call, because adding one notification to the cache may evict
    // all others.
    var found: [NotificationID: Notification] = [:]
    for row in rows { found[row.run.notification] = known[row.run.notification]?.notification }
    let missing = rows.filter { found[$0.run.notification] == nil }
    if !missing.isEmpty {
      let read = try await notifications.notifications(of: missing)
      found.merge(read) { $1 }
      for notification in read.values where known[notification.id] == nil { keep(notification) }
    }
    var readable: [Work] = []
    var unreadable: [QueueRow] = []
    for row in rows {
      if let notification = found[row.run.notification] {
        readable.append(Work(row, notification: notification))
      } else {
        logger.error(
          "cannot read notification of queue row",
          metadata: ["notification": "\(row.run.notification)", "row": "\(row.id)"])
        unreadable.append(row)
      }
    }
    return (readable, unreadable)
  }

  private func keep(_ notification: Notification) {
    if known.count >= limits.renderers || namesKept >= limits.recipientsKept {
      known.removeAll(keepingCapacity: true)
      namesKept = 0
    }
    known[notification.id] = Entry(notification: notification)
    namesKept += notification.audience.tokens.count + notification.audience.users.count
  }

  /// Returns the renderer of a notification. Throws if its recipients or strings cannot be read.
  func renderer(for notification: Notification) async throws -> MessageRenderer {
    if let renderer = known[notification.id]?.renderer { return renderer }
    let renderer = try await makeRenderer(for: notification)
    if known[notification.id] == nil { keep(notification) }
    known[notification.id]?.renderer = renderer
    namesKept += renderer.recipientCount
    return renderer
  }

  private func makeRenderer(for notification: Notification) async throws -> MessageRenderer {
    var content = notification.message
    if content.recipients == .stored {
      content.recipients = .list(
        try await notifications.recipients(
          of: notification.id, app: notification.app, for: .delivery) ?? [])
    }
    let message = try await Message(content)
      .bound(for: notification.app, in: notification.context, from: catalogues)
    return MessageRenderer(message, choices: languages)
  }
}
