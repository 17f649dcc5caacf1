// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import GatewayApp
import TLS

/// The options of `pushgate bench sender`.
struct BenchPlan: Sendable {
  let endpoint: APNsEndpoint
  let connections: Int
  let streams: Int
  let requests: Int
  let trust: TLSTrust
  let key: ES256PrivateKey
  let payload: [UInt8]
  /// Connections opened at the start; further ones are opened on demand.
  let first: Int
  /// Maximum pushes per second; nil means no limit, or a million per second if `isWhole`.
  let rate: Int?
  /// Whether every push has its own deadline and passes a rate limiter, as in the gateway.
  let isWhole: Bool
}
