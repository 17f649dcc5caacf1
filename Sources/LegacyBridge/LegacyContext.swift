// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Intake
package import Logging
package import Metrics
package import PushModel
package import Storage

/// The objects that all connections of a shard use.
package final class LegacyContext {
  let loop: EventLoop
  let intake: NotificationIntake
  let store: Store
  let configuration: () -> ConfigurationSnapshot
  let now: () -> Instant
  let metrics: MetricsShard
  let logger: Logger
  let senders: () -> LegacySenders
  let allowsLargePayloads: Bool
  let limits: LegacyLimits

  package init(
    loop: EventLoop, intake: NotificationIntake, store: Store,
    configuration: @escaping () -> ConfigurationSnapshot, now: @escaping () -> Instant,
    metrics: MetricsShard, logger: Logger, senders: @escaping () -> LegacySenders,
    allowsLargePayloads: Bool,
    limits: LegacyLimits = LegacyLimits()
  ) {
    self.loop = loop
    self.intake = intake
    self.store = store
    self.configuration = configuration
    self.now = now
    self.metrics = metrics
    self.logger = logger
    self.senders = senders
    self.allowsLargePayloads = allowsLargePayloads
    self.limits = limits
  }
}
