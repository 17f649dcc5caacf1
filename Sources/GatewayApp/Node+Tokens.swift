// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DeliveryPipeline
internal import Settings
internal import Storage

// Keeps provider tokens for all keys that the process's shards use.

extension Node {
  /// Interval of the token keeper's ticks.
  private static let tokenTick = Duration.seconds(1)

  /// Creates the token keeper. It must exist before the shards, which request missing tokens from
  /// it.
  func makeTokenKeeper() -> ProviderTokenKeeper {
    ProviderTokenKeeper(
      loop: loop, tokens: setup.tokens,
      store: ProviderTokenStore(connection: scheduling, secrets: setup.configuration.secrets),
      metrics: metrics, logger: logger,
      onWanted: { [weak self] in Task { await self?.checkTokens() } })
  }

  /// Runs the token keeper until the node stops, which is after its shards.
  func keepTokens() async {
    while !stopping.isSet {
      await tokenKeeper?.tick()
      await stopping.pause(Self.tokenTick)
    }
  }

  private func checkTokens() async {
    if !stopping.isSet { await tokenKeeper?.renewDue() }
  }
}
