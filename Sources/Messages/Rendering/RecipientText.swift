// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

/// A text that needs the recipient's arguments.
struct RecipientText: Sendable {
  let template: TextTemplate
  let arguments: [TextArgument]
  let writing: LanguageWriting

  func rendered(for recipient: [ExactString: TextArgument]) -> String {
    template.render(arguments.map { $0.resolved(for: recipient) }, in: writing)
  }
}
