// SPDX-License-Identifier: Apache-2.0

/// A webhook: an HTTP server that receives an app's events.
package struct Webhook: Sendable, Equatable {
  package let id: UUID
  package let app: AppID
  package let url: WebhookURL
  /// Subscribed kinds, in the order of their numbers.
  package let kinds: [WebhookKind]
  package let createdAt: Instant
  /// Consecutive rounds in which the server accepted no message.
  package let failures: Int
  /// Latest time until which a former secret still signs messages; nil if none does.
  package let formerSecretsUntil: Instant?

  package init(
    id: UUID, app: AppID, url: WebhookURL, kinds: [WebhookKind], createdAt: Instant, failures: Int,
    formerSecretsUntil: Instant? = nil
  ) {
    self.id = id
    self.app = app
    self.url = url
    self.kinds = kinds
    self.createdAt = createdAt
    self.failures = failures
    self.formerSecretsUntil = formerSecretsUntil
  }
}
