// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import Metrics
internal import PushModel

/// Apple's answers to an app's pushes of one type in one environment. Each active row keeps its
/// counters, so that a push needs no look-up.
final class PushCounters {
  /// App, environment and push type of the counters.
  struct Key: Hashable {
    let app: AppID
    let environment: PushEnvironment
    let type: PushType
  }

  /// Maximum number of cached reasons, equal to the number that the metrics registry distinguishes.
  /// Reasons come from Apple, so they are unbounded.
  private static let keptReasons = 64

  private let accepted: Counter
  /// By Apple's reason; there are about thirty.
  private var rejected: [String: Counter] = [:]
  private let make: (String) -> Counter

  init(_ shard: MetricsShard, app: String, _ environment: PushEnvironment, _ type: PushType) {
    make = { shard.counter(.apnsPushes, app, environment.rawValue, type.rawValue, $0) }
    accepted = make("accepted")
  }

  /// Counts pushes that APNs accepted.
  func accepted(_ count: Int) { accepted.add(count) }

  func answered(_ result: APNsResult) {
    switch result {
    case .accepted: accepted.add()
    case .rejected(let rejection): counter(rejection.reason.text).add()
    case .neverProcessed, .unknown: break
    }
  }

  private func counter(_ reason: String) -> Counter {
    if let known = rejected[reason] { return known }
    let made = make(reason)
    if rejected.count < Self.keptReasons { rejected[reason] = made }
    return made
  }
}
