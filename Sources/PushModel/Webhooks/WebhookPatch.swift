// SPDX-License-Identifier: Apache-2.0

/// An update of a webhook: nil leaves a field unchanged.
package struct WebhookPatch: Sendable, Equatable {
  package var url: WebhookURL?
  package var kinds: [WebhookKind]?

  /// Creates a patch, by default without changes.
  package init(url: WebhookURL? = nil, kinds: [WebhookKind]? = nil) {
    self.url = url
    self.kinds = kinds
  }
}
