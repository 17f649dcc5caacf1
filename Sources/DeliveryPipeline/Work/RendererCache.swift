// SPDX-License-Identifier: Apache-2.0
internal import Messages
internal import PushModel
internal import Storage

/// The renderers of the notifications that a shard is working on, made with the strings and fallbacks
/// that each was accepted with.
final class RendererCache {
  private let notifications: NotificationStore
  private let catalogues: CatalogueSource
  private let limits: PipelineLimits
  private var renderers: [NotificationID: MessageRenderer] = [:]
  private var recipientsKept = 0

  init(notifications: NotificationStore, catalogues: CatalogueSource, limits: PipelineLimits) {
    self.notifications = notifications
    self.catalogues = catalogues
    self.limits = limits
  }

  /// The renderer of a notification. Throws when its recipients or texts cannot be read.
  func renderer(for notification: Notification) async throws -> MessageRenderer {
    if let known = renderers[notification.id] { return known }
    let renderer = try await makeRenderer(for: notification)
    if renderers.count >= limits.renderers || recipientsKept >= limits.recipientsKept {
      renderers.removeAll(keepingCapacity: true)
      recipientsKept = 0
    }
    renderers[notification.id] = renderer
    recipientsKept += renderer.recipientCount
    return renderer
  }

  private func makeRenderer(for notification: Notification) async throws -> MessageRenderer {
    var content = notification.message
    if content.recipients == .stored {
      content.recipients = .list(
        try await notifications.recipients(of: notification.id, for: .delivery) ?? [])
    }
    let message = try await Message(content)
      .bound(for: notification.app, in: notification.context, from: catalogues)
    return MessageRenderer(message, lists: limits.languageListsPerNotification)
  }
}
