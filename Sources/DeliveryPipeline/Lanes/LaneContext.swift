// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// State that the lanes of a shard share.
final class LaneContext {
  let pipeline: PipelineEnvironment
  let settlement: Settlement
  let intents: IntentStore
  let superseding: SupersedingStore
  let fallbacks: EnvironmentFallbacks
  let statusReporter: CredentialStatusReporter
  /// The shard's number in its process.
  let shard: Int
  let homes: LaneOwnership
  /// Returns the bundle id of an app; nil if the app no longer exists.
  let appName: (AppID) -> String?

  var loop: EventLoop { pipeline.loop }
  var limits: PipelineLimits { pipeline.limits }
  var meters: PipelineMeters { pipeline.meters }
  var clock: () -> Instant { pipeline.clock }
  var logger: Logger { pipeline.logger }

  init(
    _ pipeline: PipelineEnvironment, settlement: Settlement, intents: IntentStore,
    superseding: SupersedingStore, fallbacks: EnvironmentFallbacks,
    statusReporter: CredentialStatusReporter, shard: Int = 0,
    homes: LaneOwnership = LaneOwnership(shards: 1),
    appName: @escaping (AppID) -> String? = { _ in nil }
  ) {
    self.pipeline = pipeline
    self.settlement = settlement
    self.intents = intents
    self.superseding = superseding
    self.fallbacks = fallbacks
    self.statusReporter = statusReporter
    self.shard = shard
    self.homes = homes
    self.appName = appName
  }
}
