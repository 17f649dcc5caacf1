// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage

/// Notifies apps, days in advance, that a certificate will expire.
package struct ExpiringCredentials: Duty {
  package let name = "expiring-credentials"
  package let interval: Duration
  private let news: CredentialEvents
  private let warnings: () -> [CredentialWarning]

  /// - Parameters:
  ///   - interval: time between two rounds.
  ///   - news: stores the messages, each once.
  ///   - warnings: returns the warnings that are due.
  package init(
    interval: Duration, news: CredentialEvents, warnings: @escaping () -> [CredentialWarning]
  ) {
    self.interval = interval
    self.news = news
    self.warnings = warnings
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    DutyStep(items: try await news.warn(warnings()), hasMore: false)
  }
}
