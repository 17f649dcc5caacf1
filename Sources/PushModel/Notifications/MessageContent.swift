// SPDX-License-Identifier: Apache-2.0

/// A message's content as the caller wrote it and as it is stored. `Messages.Message` is the form
/// that is sent.
package struct MessageContent: Sendable, Equatable {
  /// Apple's JSON, localized forms included.
  package var payload: [UInt8]
  /// Localized texts for parts of the payload outside the alert: the request's JSON.
  package var localize: [UInt8]?
  /// Values for each recipient: the request's JSON.
  package var recipients: Recipients
  package var options: MessageOptions

  /// Whether the content was removed since acceptance, because its retention is shorter than the
  /// notification's.
  package var isRemoved: Bool { payload.isEmpty }

  /// The request's `recipients`, possibly megabytes.
  package enum Recipients: Sendable, Equatable {
    /// All recipients receive the same content.
    case none
    /// Stored, but not read here.
    case stored
    case list([UInt8])
  }

  package init(
    payload: [UInt8], localize: [UInt8]? = nil, recipients: Recipients = .none,
    options: MessageOptions = MessageOptions()
  ) {
    self.payload = payload
    self.localize = localize
    self.recipients = recipients
    self.options = options
  }
}
