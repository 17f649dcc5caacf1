// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel

extension Notification {
  /// Maximum number of characters of `firstWords`: a line on a screen.
  private static let shownCharacters = 100

  /// The title, or else the body, unrendered: the source language's text of an inline form, or a
  /// string's key. Nil if the notification has no text.
  package var firstWords: String? {
    guard !message.isRemoved, let payload = try? JSONDocument(parsing: message.payload).root,
      let alert = payload["aps"]?["alert"]
    else { return nil }
    let parts = [alert["title"], alert, alert["body"], alert["subtitle"]]
    let text = parts.lazy.compactMap { $0.flatMap(words) }.first { !$0.isEmpty }
    return text.map { String($0.prefix(Self.shownCharacters)) }
  }

  private func words(_ part: JSONValue) -> String? {
    if let text = part.string { return text }
    if let key = part["string"]?.string { return key }
    let texts = part["localized"]?.members ?? []
    let source = texts.first { $0.name == context.sourceLanguage }
    return (source ?? texts.first)?.value.string
  }

  /// Possible mistakes: those that the acceptance returned, and those that the current state shows.
  package func warnings(_ counts: NotificationCounts) -> [NotificationWarning] {
    var warnings: [NotificationWarning] = []
    if counts.audienceAtAcceptance == 0, (counts.audience ?? 0) == 0 {
      warnings.append(.emptyAudience)
    }
    if counts.waitingFor.contains(.noCredential) {
      warnings.append(
        NotificationWarning(
          detail: "devices wait: the app has no usable credential for their environment"))
    }
    if counts.waitingFor.contains(.credentialRefused) {
      warnings.append(
        NotificationWarning(detail: "devices wait: Apple refuses the app's credential"))
    }
    return warnings + message.options.warnings
  }
}
