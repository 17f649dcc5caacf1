// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// A reader of a preview.
package struct PreviewReader: Sendable {
  package var languages: [String]
  package var device: Device?
  /// Position among the message's recipients.
  package var recipient: Int?
  /// The reader's user, if known.
  package var user: String?
  /// The icon's current badge; 0 if unknown.
  var badge = 0
}
