// SPDX-License-Identifier: Apache-2.0
package import Messages
package import PushModel

/// A message and the readers of its preview: lists of languages, registered devices, or the
/// message's own recipients.
package struct PreviewRequest: Sendable {
  package var message: Message
  /// Lists of preferred languages, each as a device stores it.
  package var languages: [[String]]
  /// Registered devices, by token.
  package var tokens: [DeviceToken]
  /// Users, each with all of their devices.
  package var users: [String]

  /// Creates a request from its fields.
  package init(
    message: Message, languages: [[String]] = [], tokens: [DeviceToken] = [], users: [String] = []
  ) {
    self.message = message
    self.languages = languages
    self.tokens = tokens
    self.users = users
  }
}
