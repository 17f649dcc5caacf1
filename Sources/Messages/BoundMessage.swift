// SPDX-License-Identifier: Apache-2.0
package import Localization
package import PushModel

/// A message with the strings and fallbacks that it is sent with: it can be checked for every reader,
/// and rendered for each (`MessageRenderer`).
package struct BoundMessage: Sendable {
  package let message: Message
  /// Chooses languages, and renders in them.
  package let payload: LocalizedPayload
  /// By which times are told to readers who have told no time zone; nil: UTC.
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
  /// The message with the strings of the revision it is sent with. Only loads strings when a key asks
  /// for them.
  package func bound(
    for app: AppID, in context: MessageContext, from source: CatalogueSource
  ) async throws -> BoundMessage {
    guard template.usesCatalogue else { return bound(to: nil, in: context) }
    return bound(
      to: try await source.catalogue(app: app, revision: context.stringsRevision), in: context)
  }

  /// - Parameter catalogue: of the revision that the context names; nil when there is none.
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
