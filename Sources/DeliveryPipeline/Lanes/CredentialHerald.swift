// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Says of credentials that Apple refuses them, and that they work again. A lane whose credential is refused hears so
/// with every probe: what was said lately is not said again, and PostgreSQL decides whether anybody is told.
///
/// Used on the shard's actor.
final class CredentialHerald {
  /// Within which a refusal is said once by a shard: some look-ups an hour for each credential.
  private static let silence = Duration.seconds(300)

  private let loop: EventLoop
  private let news: CredentialNews
  private let logger: Logger
  /// Those that are refused, as far as this shard knows, and when that was said.
  private var refused: [CredentialPlace: MonotonicTime] = [:]
  /// When what is stored there was made.
  private var made: [CredentialPlace: Instant] = [:]

  init(loop: EventLoop, news: CredentialNews, logger: Logger) {
    self.loop = loop
    self.news = news
    self.logger = logger
  }

  /// Apple refused a push under these.
  func refused(
    _ places: [CredentialPlace], reason: String?, isolation: isolated (any Actor)? = #isolation
  ) {
    let now = loop.now
    let said = places.filter { !isSilent(about: $0) }
    if said.isEmpty { return }
    for place in said { refused[place] = now }
    Task {
      _ = isolation
      do throws(StorageError) { try await self.news.refused(said, reason: reason) } catch {
        // The next probe says it.
        for place in said { self.refused[place] = nil }
        self.complain(error)
      }
    }
  }

  /// Whether nothing would be said of a refusal there.
  func isSilent(about place: CredentialPlace) -> Bool {
    refused[place].map { loop.now - $0 < Self.silence } ?? false
  }

  /// Whether Apple refused any when it was last asked.
  var hasRefusals: Bool { !refused.isEmpty }

  /// Whether Apple refused what is stored there when it was last asked.
  func isRefused(_ place: CredentialPlace) -> Bool { refused[place] != nil }

  /// Another shard was refused these: that they work again is said by this one, too.
  func hear(of places: [CredentialPlace]) {
    // Said by others: of this one's own refusal PostgreSQL is to decide.
    for place in places where refused[place] == nil {
      refused[place] = loop.now + (.zero - Self.silence)
    }
  }

  /// What was heard of these is over: somebody else has said so.
  func forget(_ places: [CredentialPlace]) {
    for place in places where !isSilent(about: place) { refused[place] = nil }
  }

  /// Apple took a push under these.
  func work(_ places: [CredentialPlace], isolation: isolated (any Actor)? = #isolation) {
    let mended = places.filter { refused.removeValue(forKey: $0) != nil }
    if mended.isEmpty { return }
    Task {
      _ = isolation
      do throws(StorageError) { try await self.news.work(mended) } catch { self.complain(error) }
    }
  }

  /// From now on these are stored. Nothing is kept of others, nor of what was in place of one.
  func keep(_ credentials: [CredentialPlace: Instant]) {
    refused = refused.filter { credentials[$0.key] != nil && credentials[$0.key] == made[$0.key] }
    made = credentials
  }

  private func complain(_ error: StorageError) {
    logger.warning(
      "what Apple says of a credential was not noted", metadata: ["error": "\(error)"])
  }
}
