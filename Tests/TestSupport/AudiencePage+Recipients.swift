// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage

extension AudiencePage {
  /// The devices to which a push is sent.
  package var recipients: [Recipient] { filter { !$0.isRecorded }.map(\.recipient) }
}
