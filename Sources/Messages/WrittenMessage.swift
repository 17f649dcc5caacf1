// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import PushModel

/// A message as the API has parsed it. Members have the right types; push type and priority are not
/// resolved yet.
package struct WrittenMessage {
  /// Apple's JSON, possibly part of a larger document, of which only the payload is copied. Nil if
  /// only `alert` is given.
  package var payload: JSONValue?
  /// The short form of the payload's alert.
  package var alert: AlertShorthand?
  /// Texts for parts of the payload outside the alert.
  package var localize: JSONValue?
  package var recipients: RecipientList?
  /// Nil: derived from the payload.
  package var pushType: PushType?
  /// Nil: the default of the push type.
  package var priority: Int?
  /// All other options. Their push type and priority are ignored.
  package var options: MessageOptions

  /// Creates a message from a payload and the request's other members.
  package init(
    payload: JSONValue?, alert: AlertShorthand? = nil, localize: JSONValue? = nil,
    recipients: RecipientList? = nil,
    pushType: PushType? = nil, priority: Int? = nil, options: MessageOptions = MessageOptions()
  ) {
    self.payload = payload
    self.alert = alert
    self.localize = localize
    self.recipients = recipients
    self.pushType = pushType
    self.priority = priority
    self.options = options
  }
}
