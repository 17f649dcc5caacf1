// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DeliveryPipeline
internal import Storage

// That this process has the provider token of each key that its shards use.

extension Node {
  /// How often it is asked whether it is time to look.
  private static let tokenTick = Duration.seconds(1)

  /// Made before there are shards, who say when they want a token that is not here yet.
  func makeTokenKeeper() -> ProviderTokenKeeper {
    ProviderTokenKeeper(
      loop: loop, tokens: setup.tokens,
      store: ProviderTokenStore(connection: scheduling, secrets: setup.configuration.secrets),
      metrics: metrics, logger: logger,
      tell: { [weak self] in Task { await self?.lookAtTokens() } })
  }

  /// Looks after them until the node stops, which it does after its shards.
  func keepTokens() async {
    while !isStopping {
      await tokenKeeper?.tick()
      await pause(Self.tokenTick)
    }
  }

  private func lookAtTokens() async {
    if !isStopping { await tokenKeeper?.look() }
  }
}
