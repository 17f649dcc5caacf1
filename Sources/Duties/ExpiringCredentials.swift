// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage

/// Tells owners of certificates, days before, that they expire.
package struct ExpiringCredentials: Duty {
  package let name = "expiring-credentials"
  package let interval: Duration
  private let news: CredentialNews
  private let warnings: () -> [CredentialWarning]

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - news: where it is written, which knows what was told.
  ///   - warnings: what there is to tell by now.
  package init(
    interval: Duration, news: CredentialNews, warnings: @escaping () -> [CredentialWarning]
  ) {
    self.interval = interval
    self.news = news
    self.warnings = warnings
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    DutyStep(items: try await news.warn(warnings()), hasMore: false)
  }
}
