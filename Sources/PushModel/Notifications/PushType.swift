// SPDX-License-Identifier: Apache-2.0

/// Apple's push types, and what each demands of a request ("Sending notification requests to APNs").
package enum PushType: String, StoredCode, Hashable {
  case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
  case pushtotalk, voip, widgets

  /// One row of Apple's table: what a push type asks of topic, priority and size.
  private struct Rules {
    var suffix = ""
    var priorities = [10, 5, 1]
    var defaultPriority = 10
    var bytes = 4096
    var needsAps = true
    var tokenKind: TokenKind
  }

  private var rules: Rules {
    switch self {
    case .alert: Rules(tokenKind: .alert)
    case .background: Rules(priorities: [5], defaultPriority: 5, tokenKind: .alert)
    case .complication: Rules(suffix: ".complication", tokenKind: .complication)
    case .controls: Rules(suffix: ".push-type.controls", tokenKind: .controls)
    case .fileprovider:
      Rules(suffix: ".pushkit.fileprovider", needsAps: false, tokenKind: .fileprovider)
    case .liveactivity:
      Rules(suffix: ".push-type.liveactivity", priorities: [10, 5], tokenKind: .liveactivity)
    case .location: Rules(suffix: ".location-query", tokenKind: .location)
    case .mdm: Rules(needsAps: false, tokenKind: .mdm)
    case .pushtotalk: Rules(suffix: ".voip-ptt", priorities: [10], tokenKind: .pushtotalk)
    case .voip: Rules(suffix: ".voip", bytes: 5120, tokenKind: .voip)
    case .widgets: Rules(suffix: ".push-type.widgets", tokenKind: .widgets)
    }
  }

  /// What follows the bundle id in `apns-topic`.
  package var topicSuffix: String { rules.suffix }
  /// The values of `apns-priority` that Apple takes for this type.
  package var priorities: [Int] { rules.priorities }
  /// The `apns-priority` of a request that names none.
  package var defaultPriority: Int { rules.defaultPriority }
  /// Bytes: APNs refuses a longer payload with `PayloadTooLarge`.
  package var maximumPayloadBytes: Int { rules.bytes }
  /// Whether the payload must hold an `aps` dictionary.
  package var needsAps: Bool { rules.needsAps }
  /// The kind of device token that can receive it, but for a push that starts a Live Activity
  /// (`MessageOptions.tokenKind`).
  package var tokenKind: TokenKind { rules.tokenKind }
  /// Whether a stored copy makes no sense: a call or a talk burst is now or never, so
  /// `apns-expiration` is 0 unless the request says otherwise.
  package var isNowOrNever: Bool { self == .voip || self == .pushtotalk }

  package var code: Int16 {
    switch self {
    case .alert: 1
    case .background: 2
    case .complication: 3
    case .controls: 4
    case .fileprovider: 5
    case .liveactivity: 6
    case .location: 7
    case .mdm: 8
    case .pushtotalk: 9
    case .voip: 10
    case .widgets: 11
    }
  }
}
