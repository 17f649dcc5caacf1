// SPDX-License-Identifier: Apache-2.0
package import Localization
package import PushModel

/// A message together with its strings and fallback languages. It can be checked for all readers
/// and rendered for each of them (`MessageRenderer`).
package struct BoundMessage: Sendable {
  package let message: Message
  /// Chooses languages, and renders in them.
  package let payload: LocalizedPayload
  /// Time zone for readers without a stored time zone; nil: UTC.
  package let timeZone: String?

  fileprivate init(_ message: Message, _ payload: LocalizedPayload, timeZone: String?) {
    self.message = message
    self.payload = payload
    self.timeZone = timeZone
  }

  package var pushType: PushType { message.options.pushType }
  package var recipients: RecipientList? { message.recipients }
}

extension Message {
  /// Returns the message bound to the strings of the revision in `context`. Loads strings only if
  /// the template has string keys.
  package func bound(
    for app: AppID, in context: MessageContext, from source: CatalogueSource
  ) async throws -> BoundMessage {
    guard template.usesCatalogue else { return bound(to: nil, in: context) }
    return bound(
      to: try await source.catalogue(app: app, revision: context.stringsRevision), in: context)
  }

  /// - Parameter catalogue: the strings of the context's revision; nil if the app has none.
  package func bound(to catalogue: Catalogue?, in context: MessageContext) -> BoundMessage {
    let languages = LanguageContext(
      fallback: options.fallbackLanguages, appFallback: context.appFallbackLanguages,
      sourceLanguage: context.sourceLanguage, overrides: context.languageOverrides,
      keysAreTexts: context.keysAreTexts)
    return BoundMessage(
      self, LocalizedPayload(template, catalogue: catalogue, context: languages),
      timeZone: context.timeZone)
  }
}
