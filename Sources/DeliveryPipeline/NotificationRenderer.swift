// SPDX-License-Identifier: Apache-2.0
internal import Localization
internal import PushModel
internal import Storage

/// Renders one notification for its devices: what readers of a language have in common is made once,
/// and the badge and the recipient's arguments are spliced in per device.
final class NotificationRenderer {
  /// Why there is nothing to send to a device.
  enum Failure: Error {
    /// The device belongs to somebody whom the request does not name.
    case notNamed
    /// No language has all texts, or shortening is not enough: acceptance has ruled out both.
    case impossible
  }

  private let message: MessageRenderer
  private let badge: BadgeChange?
  private let recipients: RecipientBook?

  /// - Parameter recipients: nil for a notification that says the same to all.
  init(_ message: MessageRenderer, badge: BadgeChange? = nil, recipients: RecipientBook? = nil) {
    self.message = message
    self.badge = badge
    self.recipients = recipients
  }

  /// Recipients that are kept in memory with it.
  var recipientCount: Int { recipients?.count ?? 0 }

  /// Whether the gateway keeps count of the badges of this notification's devices.
  var changesBadges: Bool { badge != nil || recipients?.hasBadges == true }

  /// What the notification does to a device's badge, its recipient's own first.
  func badgeChange(for device: Recipient) -> BadgeChange? {
    recipients?.share(of: device)?.badge.map(BadgeChange.set) ?? badge
  }

  /// The payload for a device.
  /// - Parameter badge: what `badgeChange` came to.
  func render(for device: Recipient, badge: Int?) throws(Failure) -> RenderedPayload {
    var share = RecipientBook.Share()
    if let recipients {
      guard let own = recipients.share(of: device) else { throw .notNamed }
      share = own
    }
    let rendered = message.render(
      for: device.languages, badge: badge, recipient: share.arguments)
    guard let rendered else { throw .impossible }
    return rendered
  }
}

/// The renderers of the notifications that a shard is working on.
final class RendererCache {
  private let store: Store
  private let catalogues: CatalogueCache
  private let limits: PipelineLimits
  private var renderers: [NotificationID: NotificationRenderer] = [:]
  private var recipientsKept = 0

  init(store: Store, catalogues: CatalogueCache, limits: PipelineLimits) {
    self.store = store
    self.catalogues = catalogues
    self.limits = limits
  }

  /// The renderer of a notification, with the strings and fallbacks it was accepted with.
  func renderer(for notification: NotificationRecord) async throws -> NotificationRenderer {
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

  private func makeRenderer(
    for notification: NotificationRecord
  ) async throws -> NotificationRenderer {
    let strings = store.strings
    let catalogue = try await catalogues.catalogue(
      app: notification.app, revision: notification.stringsRevision
    ) {
      try await strings.files(app: notification.app, revision: notification.stringsRevision)
        .map { ($0.language, $0.body) }
    }
    var recipients: RecipientBook?
    if notification.isPersonal {
      recipients = try RecipientBook(
        try await store.notifications.recipients(of: notification.id) ?? [])
    }
    let template = try PayloadTemplate(
      parsing: notification.payload, localize: notification.localize)
    let payload = template.bound(
      to: catalogue,
      context: LanguageContext(
        fallback: notification.fallbackLanguages, appFallback: notification.appFallbackLanguages,
        sourceLanguage: notification.sourceLanguage,
        overrides: notification.languageOverrides))
    return NotificationRenderer(
      MessageRenderer(
        payload, limit: notification.pushType.maximumPayloadBytes,
        isTruncating: notification.truncates, lists: limits.languageListsPerNotification),
      badge: notification.badge, recipients: recipients)
  }
}
