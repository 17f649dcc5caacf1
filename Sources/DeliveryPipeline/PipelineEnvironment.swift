// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel

/// Loop, clock, limits, log and meters of one shard's pipeline. A class, because the limits are
/// large, and each of thousands of suspended tasks would hold a copy in its frame.
final class PipelineEnvironment {
  let loop: EventLoop
  /// The wall clock.
  let clock: () -> Instant
  let limits: PipelineLimits
  let logger: Logger
  let meters: PipelineMeters

  init(
    loop: EventLoop, clock: @escaping () -> Instant, limits: PipelineLimits, logger: Logger,
    meters: PipelineMeters
  ) {
    self.loop = loop
    self.clock = clock
    self.limits = limits
    self.logger = logger
    self.meters = meters
  }
}
