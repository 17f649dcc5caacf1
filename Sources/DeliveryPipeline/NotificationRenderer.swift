// SPDX-License-Identifier: Apache-2.0
internal import Localization
internal import PushModel
internal import Storage

/// Renders one notification, once per language list and not once per device.
final class NotificationRenderer {
  private let template: PayloadTemplate
  private let catalogue: Catalogue?
  private let context: LanguageContext
  private let limit: Int
  private var renderings: [[String]: RenderedPayload] = [:]

  init(template: PayloadTemplate, catalogue: Catalogue?, context: LanguageContext, limit: Int) {
    self.template = template
    self.catalogue = catalogue
    self.context = context
    self.limit = limit
  }

  /// The payload for a reader with these languages. Throws when no language has all its texts, which
  /// acceptance has ruled out.
  func render(for languages: [String]) throws -> RenderedPayload {
    let key = template.isLocalized ? languages : []
    if let known = renderings[key] { return known }
    let rendered = try template.render(for: key, catalogue: catalogue, context: context)
    if renderings.count >= limit { renderings.removeAll(keepingCapacity: true) }
    renderings[key] = rendered
    return rendered
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

  /// The renderer of a notification, with the strings it was accepted with.
  func renderer(
    for notification: NotificationRecord, configuration: ConfigurationSnapshot
  ) async throws -> NotificationRenderer {
    if let known = renderers[notification.id] { return known }
    let strings = store.strings
    let catalogue = try await catalogues.catalogue(
      app: notification.app, revision: notification.stringsRevision
    ) {
      try await strings.files(app: notification.app, revision: notification.stringsRevision)
        .map { ($0.language, $0.body) }
    }
    let app = configuration.app(id: notification.app)
    let renderer = NotificationRenderer(
      template: try PayloadTemplate(parsing: notification.payload), catalogue: catalogue,
      context: LanguageContext(
        fallback: notification.fallbackLanguages, appFallback: app?.fallbackLanguages ?? [],
        sourceLanguage: app?.sourceLanguage),
      limit: limits.renderingsPerNotification)
    if renderers.count >= limits.renderers { renderers.removeAll(keepingCapacity: true) }
    renderers[notification.id] = renderer
    return renderer
  }
}
