// SPDX-License-Identifier: Apache-2.0
internal import Localization
internal import PushModel
internal import Storage

/// Renders one notification: the language is chosen once per language list, the bytes are made once
/// per language, and nothing is done per device.
final class NotificationRenderer {
  private let payload: LocalizedPayload
  private let memo: LanguageMemo
  private var renderings: [String: RenderedTemplate] = [:]

  init(payload: LocalizedPayload, limit: Int) {
    self.payload = payload
    memo = LanguageMemo(of: payload, capacity: limit)
  }

  /// The payload for a reader with these languages; nil when no language has all its texts, which
  /// acceptance has ruled out.
  func render(for languages: [String]) -> RenderedPayload? {
    guard payload.template.isLocalized else { return payload.render(nil) }
    guard let choice = memo.choice(for: languages),
      let rendering = rendering(in: choice)
    else { return nil }
    return RenderedPayload(
      bytes: rendering.bytes(), language: choice.language, reason: choice.reason,
      isTruncated: rendering.isTruncated)
  }

  private func rendering(in choice: LanguageChoice) -> RenderedTemplate? {
    if let known = renderings[choice.language] { return known }
    let rendering = payload.rendered(in: choice)
    renderings[choice.language] = rendering
    return rendering
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
