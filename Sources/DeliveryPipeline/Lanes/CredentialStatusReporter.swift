// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Reports that Apple refuses a credential, and later that it works again. Every probe of a refused
/// lane calls this reporter, which drops repeated reports. PostgreSQL decides whether owners are
/// notified.
///
/// Used on the shard's actor.
final class CredentialStatusReporter {
  /// Interval in which a shard reports a refusal at most once: a few statements an hour for each
  /// credential.
  private static let silence = Duration.seconds(300)

  private let loop: EventLoop
  private let news: CredentialEvents
  private let logger: Logger
  /// Returns the bundle id of an app; nil if the app no longer exists.
  private let appName: (AppID) -> String?
  /// Credentials that this shard knows to be refused, with the time of the last report.
  private var refused: [CredentialPlace: MonotonicTime] = [:]
  /// Creation time of the credential stored at each place.
  private var made: [CredentialPlace: Instant] = [:]

  init(
    loop: EventLoop, news: CredentialEvents, logger: Logger,
    appName: @escaping (AppID) -> String? = { _ in nil }
  ) {
    self.loop = loop
    self.news = news
    self.logger = logger
    self.appName = appName
  }

  /// Reports that Apple refused a push under the credential at these places.
  func refused(
    _ places: [CredentialPlace], reason: String?, isolation: isolated (any Actor)? = #isolation
  ) {
    let now = loop.now
    let said = places.filter { !isSilent(about: $0) }
    if said.isEmpty { return }
    for place in said { refused[place] = now }
    log(.warning, "APNs refuses credential", said, reason: reason)
    Task {
      _ = isolation
      do throws(StorageError) { try await self.news.refused(said, reason: reason) } catch {
        // The next probe reports the refusal again.
        for place in said { self.refused[place] = nil }
        self.complain(error)
      }
    }
  }

  /// Whether a refusal at this place was reported recently.
  func isSilent(about place: CredentialPlace) -> Bool {
    refused[place].map { loop.now - $0 < Self.silence } ?? false
  }

  /// Whether any credential is refused, as far as this shard knows.
  var hasRefusals: Bool { !refused.isEmpty }

  /// Whether the credential at this place is refused, as far as this shard knows.
  func isRefused(_ place: CredentialPlace) -> Bool { refused[place] != nil }

  /// Records refusals that another shard reported, so that this shard can report the end of the
  /// refusal.
  func observe(_ places: [CredentialPlace]) {
    // A refusal that this shard found itself keeps its time.
    for place in places where refused[place] == nil {
      refused[place] = loop.now + (.zero - Self.silence)
    }
  }

  /// Removes refusals that other shards reported and that have ended.
  func forget(_ places: [CredentialPlace]) {
    for place in places where !isSilent(about: place) { refused[place] = nil }
  }

  /// Reports that Apple accepted a push under the credential at these places.
  func work(_ places: [CredentialPlace], isolation: isolated (any Actor)? = #isolation) {
    let mended = places.filter { refused.removeValue(forKey: $0) != nil }
    if mended.isEmpty { return }
    log(.notice, "APNs accepts credential again", mended)
    Task {
      _ = isolation
      do throws(StorageError) { try await self.news.work(mended) } catch { self.complain(error) }
    }
  }

  /// Sets the stored credentials. Discards the state of removed and replaced ones.
  func keep(_ credentials: [CredentialPlace: Instant]) {
    refused = refused.filter { credentials[$0.key] != nil && credentials[$0.key] == made[$0.key] }
    made = credentials
  }

  /// Logs the first of the places, and the number of the apps if the credential serves several.
  private func log(
    _ level: Logger.Level, _ message: Logger.Message, _ places: [CredentialPlace],
    reason: String? = nil
  ) {
    guard let first = places.min() else { return }
    var facts: Logger.Metadata = [
      "app": "\(appName(first.app) ?? "\(first.app)")",
      "environment": "\(first.environment.rawValue)", "credential": "\(first.name)",
    ]
    if let reason { facts["reason"] = "\(reason)" }
    if places.count > 1 { facts["apps"] = .stringConvertible(places.count) }
    logger.log(level: level, message, metadata: facts)
  }

  private func complain(_ error: StorageError) {
    logger.warning(
      "cannot store the status of a credential", metadata: ["error": "\(error)"])
  }
}
