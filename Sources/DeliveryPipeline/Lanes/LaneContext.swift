// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// State that the lanes of a shard share. A class, because the limits are large, and each of
/// thousands of suspended tasks would hold a copy in its frame.
final class LaneContext {
  let loop: EventLoop
  let settlement: Settlement
  let intents: IntentStore
  let superseding: SupersedingStore
  let secondTries: EnvironmentFallbacks
  let statusReporter: CredentialStatusReporter
  let limits: PipelineLimits
  let meters: PipelineMeters
  /// The wall clock.
  let clock: () -> Instant
  let logger: Logger
  /// The shard's number in its process.
  let shard: Int
  let homes: LaneOwnership
  /// Returns the bundle id of an app; nil if the app no longer exists.
  let appName: (AppID) -> String?

  init(
    loop: EventLoop, settlement: Settlement, intents: IntentStore,
    superseding: SupersedingStore, secondTries: EnvironmentFallbacks,
    statusReporter: CredentialStatusReporter,
    limits: PipelineLimits, meters: PipelineMeters, clock: @escaping () -> Instant,
    logger: Logger, shard: Int = 0, homes: LaneOwnership = LaneOwnership(shards: 1),
    appName: @escaping (AppID) -> String? = { _ in nil }
  ) {
    self.loop = loop
    self.settlement = settlement
    self.intents = intents
    self.superseding = superseding
    self.secondTries = secondTries
    self.statusReporter = statusReporter
    self.limits = limits
    self.meters = meters
    self.clock = clock
    self.logger = logger
    self.shard = shard
    self.homes = homes
    self.appName = appName
  }
}
