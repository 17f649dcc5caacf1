// SPDX-License-Identifier: Apache-2.0
internal import APNs
package import AsyncIO
package import Logging
package import Metrics
internal import PushModel
package import Storage
internal import TLS

/// Ensures a valid provider token for each key in use: reads the stored one, or creates and stores
/// a new one when due. Every node has a keeper and none is a leader, so no node waits for another's
/// lease.
///
/// Created and used on one actor.
package final class ProviderTokenKeeper {
  /// Interval between checks, and the longest delay until a node uses another node's token. Less
  /// than the minute that `ProviderTokenAge.refresh` allows.
  private static let interval = Duration.seconds(10)
  /// Interval between checks while a token is missing.
  private static let retry = Duration.seconds(1)
  /// Maximum number of lost races in one check, in which another node stored its token first.
  private static let races = 3

  private let loop: EventLoop
  private let tokens: ProviderTokens
  private let store: ProviderTokenStore
  private let logger: Logger
  private let meters: MetricsShard
  private let failures: Counter
  private let made: [PushEnvironment: Counter]
  private var isRenewing = false
  private var mustRepeat = false
  private var nextCheck = MonotonicTime(nanoseconds: 0)
  /// Last logged problem of each key without a token. Each problem is logged once.
  private var complaints: [ProviderTokenStore.Key: String] = [:]

  /// - Parameter onWanted: called on any thread when `renewDue` should run at once.
  package init(
    loop: EventLoop, tokens: ProviderTokens, store: ProviderTokenStore, metrics: MetricsShard,
    logger: Logger, onWanted: @escaping @Sendable () -> Void
  ) {
    (self.loop, self.tokens, self.store, self.logger) = (loop, tokens, store, logger)
    meters = metrics
    failures = metrics.counter(.providerTokenFailures)
    made = Dictionary(
      uniqueKeysWithValues: PushEnvironment.allCases.map {
        ($0, metrics.counter(.providerTokensMade, $0.rawValue))
      })
    tokens.onWanted(onWanted)
  }

  /// Runs a check if one is due.
  package func tick() async {
    if loop.now >= nextCheck { await renewDue() }
  }

  /// Checks every key in use whose token is due, refused, or missing.
  package func renewDue() async {
    guard !isRenewing else {
      mustRepeat = true
      return
    }
    isRenewing = true
    repeat {
      mustRepeat = false
      let inUse = tokens.inUse
      for one in inUse where one.token.isDue { await renew(one) }
      measure(inUse)
      let lacks = inUse.contains { $0.token.isDue }
      nextCheck = loop.now + (lacks ? Self.retry : Self.interval)
      complaints = complaints.filter { key, _ in inUse.contains { $0.key == key } }
    } while mustRepeat
    isRenewing = false
  }

  private func renew(_ one: ProviderTokens.InUse) async {
    do throws(StorageError) {
      for _ in 0..<Self.races {
        if try await isSettled(one) { return }
      }
    } catch {
      failures.add()
      complain(one, "the token store cannot be read: \(error)")
    }
  }

  /// Renews one token. Returns false if another node stored a token between the read and the write.
  private func isSettled(_ one: ProviderTokens.InUse) async throws(StorageError) -> Bool {
    // Measured before the query, so that the token is never taken for younger than it is.
    let asked = loop.now
    let found = try await store.newest(of: one.key)
    let age = found.issuedAt.map { found.now - $0 }
    var isDue = ProviderTokenAge.decision(age: age) != .use
    if let text = found.text, let issuedAt = found.issuedAt, let age {
      let token = ProviderToken(text: text, issuedAt: issuedAt)
      one.token.put(token, age: age, at: asked)
      isDue = isDue || one.token.refused == token
      if !isDue { complaints[one.key] = nil }
    } else {
      isDue = true
    }
    guard isDue else { return true }
    if let age, !ProviderTokenAge.mayReplace(age: age) {
      let why = found.text == nil ? "it is encrypted with another secret key" : "APNs refuses it"
      complain(
        one, "\(why), and tokens are replaced after 20 minutes at the earliest")
      return true
    }
    return try await makes(one, after: found, asked: asked)
  }

  private func makes(
    _ one: ProviderTokens.InUse, after found: ProviderTokenStore.Newest, asked: MonotonicTime
  ) async throws(StorageError) -> Bool {
    let token: ProviderToken
    do { token = try ProviderToken(signedBy: one.credential, issuedAt: found.now) } catch {
      failures.add()
      complain(one, "the token cannot be signed: \(error)")
      return true
    }
    let isOurs = try await store.store(
      token.text, issuedAt: token.issuedAt, of: one.key, after: found,
      apart: ProviderTokenAge.minimumInterval, tolerance: ProviderTokenAge.clockTolerance)
    guard isOurs else { return false }
    one.token.put(token, age: 0, at: asked)
    complaints[one.key] = nil
    made[one.key.environment]?.add()
    logger.info("provider token created", metadata: ["key": "\(one.key)"])
    return true
  }

  private func complain(_ one: ProviderTokens.InUse, _ why: String) {
    guard complaints[one.key] != why else { return }
    complaints[one.key] = why
    let age = one.token.token() == nil ? nil : one.token.age
    logger.warning(
      "cannot renew provider token: \(why)",
      metadata: [
        "key": "\(one.key)",
        "meanwhile": age.map {
          "the current token is used until it is 55 minutes old; it is \($0) s old"
        }
          ?? "pushes under this key wait",
      ])
  }

  private func measure(_ inUse: [ProviderTokens.InUse]) {
    for environment in PushEnvironment.allCases {
      let mine = inUse.filter { $0.key.environment == environment }
      let name = environment.rawValue
      meters.gauge(.providerTokenAge, name).set(Int(mine.compactMap(\.token.age).max() ?? 0))
      meters.gauge(.providerTokensMissing, name).set(mine.count { $0.token.token() == nil })
    }
  }
}
