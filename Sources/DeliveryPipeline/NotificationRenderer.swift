// SPDX-License-Identifier: Apache-2.0
internal import Localization
internal import PushModel
internal import Storage

/// Renders one notification: the language is chosen once per language list, the bytes are made once
/// per language, and nothing is done per device.
final class NotificationRenderer {
  private let payload: LocalizedPayload
  private let limit: Int
  private var choices: [[String]: LanguageChoice] = [:]
  private var renderings: [String: [UInt8]] = [:]

  init(payload: LocalizedPayload, limit: Int) {
    self.payload = payload
    self.limit = limit
  }

  /// The payload for a reader with these languages; nil when no language has all its texts, which
  /// acceptance has ruled out.
  func render(for languages: [String]) -> RenderedPayload? {
    guard payload.template.isLocalized else { return payload.render(nil) }
    guard let choice = choice(for: languages) else { return nil }
    if let bytes = renderings[choice.language] {
      return RenderedPayload(bytes: bytes, language: choice.language, reason: choice.reason)
    }
    let rendered = payload.render(choice)
    renderings[choice.language] = rendered.bytes
    return rendered
  }

  private func choice(for languages: [String]) -> LanguageChoice? {
    if let known = choices[languages] { return known }
    guard let choice = payload.choose(for: languages) else { return nil }
    if choices.count >= limit { choices.removeAll(keepingCapacity: true) }
    choices[languages] = choice
    return choice
  }
}

/// The renderers of the notifications that a shard is working on.
final class RendererCache {
  private let store: Store
  private let catalogues: CatalogueCache
  private let limits: PipelineLimits
  private var renderers: [NotificationID: NotificationRenderer] = [:]

  init(store: Store, catalogues: CatalogueCache, limits: PipelineLimits) {
    self.store = store
    self.catalogues = catalogues
    self.limits = limits
  }

  /// The renderer of a notification, with the strings and fallbacks it was accepted with.
  func renderer(for notification: NotificationRecord) async throws -> NotificationRenderer {
    if let known = renderers[notification.id] { return known }
    let strings = store.strings
    let catalogue = try await catalogues.catalogue(
      app: notification.app, revision: notification.stringsRevision
    ) {
      try await strings.files(app: notification.app, revision: notification.stringsRevision)
        .map { ($0.language, $0.body) }
    }
    let template = try PayloadTemplate(parsing: notification.payload)
    let renderer = NotificationRenderer(
      payload: template.bound(
        to: catalogue,
        context: LanguageContext(
          fallback: notification.fallbackLanguages, appFallback: notification.appFallbackLanguages,
          sourceLanguage: notification.sourceLanguage,
          overrides: notification.languageOverrides)),
      limit: limits.languageListsPerNotification)
    if renderers.count >= limits.renderers { renderers.removeAll(keepingCapacity: true) }
    renderers[notification.id] = renderer
    return renderer
  }
}
