// SPDX-License-Identifier: Apache-2.0
internal import APNs
package import AsyncIO
package import Logging
package import Metrics
internal import PushModel
package import Storage
internal import TLS

/// Sees to it that this process has the token of each key that it uses: the one that the store has, or one that it
/// makes and puts there when that is due. Every node has one, and none leads: where the token of a key is made matters to
/// nobody, and whoever needs one waits for nobody's lease.
///
/// Made and used on one actor.
package final class ProviderTokenKeeper {
  /// A node hears so late of what another one made: less than the minute that `ProviderTokenAge.refresh` counts on.
  private static let interval = Duration.seconds(10)
  /// The same while something is wanted and not to be had.
  private static let retry = Duration.seconds(1)
  /// Times that somebody else's token is read in one look, when it came between.
  private static let races = 3

  private let loop: EventLoop
  private let tokens: ProviderTokens
  private let store: ProviderTokenStore
  private let logger: Logger
  private let meters: MetricsShard
  private let failures: Counter
  private let made: [PushEnvironment: Counter]
  private var isLooking = false
  private var isAskedAgain = false
  private var nextLook = MonotonicTime(nanoseconds: 0)
  /// What was last said of a key that has no token, so that it is said once.
  private var complaints: [ProviderTokenStore.Key: String] = [:]

  /// - Parameter tell: called on any thread when `look` is wanted at once.
  package init(
    loop: EventLoop, tokens: ProviderTokens, store: ProviderTokenStore, metrics: MetricsShard,
    logger: Logger, tell: @escaping @Sendable () -> Void
  ) {
    (self.loop, self.tokens, self.store, self.logger) = (loop, tokens, store, logger)
    meters = metrics
    failures = metrics.counter(.providerTokenFailures)
    made = Dictionary(
      uniqueKeysWithValues: PushEnvironment.allCases.map {
        ($0, metrics.counter(.providerTokensMade, $0.rawValue))
      })
    tokens.onWanted(tell)
  }

  /// Looks if it is time to.
  package func tick() async {
    if loop.now >= nextLook { await look() }
  }

  /// Looks after every key in use whose token is due, is refused, or is not here yet.
  package func look() async {
    guard !isLooking else {
      isAskedAgain = true
      return
    }
    isLooking = true
    repeat {
      isAskedAgain = false
      let inUse = tokens.inUse
      for one in inUse where one.token.isDue { await see(to: one) }
      measure(inUse)
      let lacks = inUse.contains { $0.token.isDue }
      nextLook = loop.now + (lacks ? Self.retry : Self.interval)
      complaints = complaints.filter { key, _ in inUse.contains { $0.key == key } }
    } while isAskedAgain
    isLooking = false
  }

  private func see(to one: ProviderTokens.InUse) async {
    do throws(StorageError) {
      for _ in 0..<Self.races {
        if try await isSettled(one) { return }
      }
    } catch {
      failures.add()
      complain(one, "its store cannot be asked: \(error)")
    }
  }

  /// False: somebody else's came between what was read and what was to be stored.
  private func isSettled(_ one: ProviderTokens.InUse) async throws(StorageError) -> Bool {
    // Before it is asked: a token is thought older than it is, never younger.
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
      let why = found.text == nil ? "it is sealed under another secret key" : "APNs refuses it"
      complain(
        one, "\(why), and another may not be made before it is 20 minutes old")
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
      complain(one, "it cannot be signed: \(error)")
      return true
    }
    let isOurs = try await store.store(
      token.text, issuedAt: token.issuedAt, of: one.key, after: found,
      apart: ProviderTokenAge.minimumInterval, tolerance: ProviderTokenAge.clockTolerance)
    guard isOurs else { return false }
    one.token.put(token, age: 0, at: asked)
    complaints[one.key] = nil
    made[one.key.environment]?.add()
    logger.info("a provider token was made", metadata: ["key": "\(one.key)"])
    return true
  }

  private func complain(_ one: ProviderTokens.InUse, _ why: String) {
    guard complaints[one.key] != why else { return }
    complaints[one.key] = why
    let age = one.token.token() == nil ? nil : one.token.age
    logger.warning(
      "no newer provider token: \(why)",
      metadata: [
        "key": "\(one.key)",
        "meanwhile": age.map {
          "the one in memory serves until it is 55 minutes old, and is \($0) s"
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
