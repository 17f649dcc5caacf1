// SPDX-License-Identifier: Apache-2.0
package import Intake
internal import JSONText
internal import Messages
package import PushModel

/// Turns a frame into the draft of a notification, as a request of the HTTP API would. Pure.
package enum LegacyTranslation {
  /// Returns the draft.
  ///
  /// Without an expiration (command 0) Apple's storage policy applies, as for a request without
  /// `expires_in`. An identifier becomes the notification's reference.
  ///
  /// - Parameter environment: the environment of an unregistered device; nil for other tokens. The
  ///   push is then sent nevertheless, and reactivates the device if Apple accepts it.
  /// - Throws: the error response for a payload that Apple would not accept.
  package static func draft(
    _ frame: LegacyFrame, from sender: LegacySender,
    unregisteredIn environment: PushEnvironment? = nil
  ) throws(LegacyError) -> NotificationDraft {
    let identifier = frame.identifier ?? 0
    var options = MessageOptions()
    options.reference = frame.identifier.map(String.init)
    let message: Message
    do {
      let payload = try JSONDocument(parsing: frame.payload)
      guard !payload.containsNUL else { throw LegacyError(.processingError) }
      message = try Message(
        WrittenMessage(
          payload: payload.root, pushType: sender.pushType,
          // Background pushes have no priority but 5, and every other type has 10 by default.
          priority: frame.priority == 5 && sender.pushType?.priorities.contains(5) != false
            ? 5 : nil,
          options: options))
    } catch {
      throw LegacyError(refusing: error, identifier: identifier)
    }
    var audience = Audience.named(tokens: [DeviceToken(bytes: frame.token)])
    if let environment {
      // Only one row then judges the token, and no row of the other environment records it.
      audience.environment = environment
      audience.unregistered = UnregisteredTokens(environment: environment, revivesDevices: true)
    }
    var draft = NotificationDraft(
      audience: audience, message: message,
      expiresAt: frame.expiration.map { Instant(microseconds: Int64($0) * 1_000_000) })
    draft.sentBy = Sender(key: nil, name: "legacy \(sender.name)")
    return draft
  }
}

extension LegacyError {
  /// Maps the error of a notification that was not accepted.
  init(refusing error: any Error, identifier: UInt32) {
    switch error {
    case let fault as MessageFault:
      self.init(
        fault.kind == .tooLarge ? .invalidPayloadSize : .processingError, identifier: identifier)
    case is JSONSyntaxError, is LegacyError: self.init(.processingError, identifier: identifier)
    default: self.init(.unknown, identifier: identifier)
    }
  }
}
