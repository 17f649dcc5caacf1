// SPDX-License-Identifier: Apache-2.0

/// Apple's push types and their requirements ("Sending notification requests to APNs").
package enum PushType: String, StoredCode, Hashable {
  case alert, background, complication, controls, fileprovider, liveactivity, location, mdm
  case pushtotalk, voip, widgets

  /// One row of Apple's table: topic suffix, priorities and payload size of a push type.
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

  /// Suffix after the bundle id in `apns-topic`.
  package var topicSuffix: String { rules.suffix }
  /// Values of `apns-priority` that Apple accepts for the type.
  package var priorities: [Int] { rules.priorities }
  /// Default of `apns-priority`.
  package var defaultPriority: Int { rules.defaultPriority }
  /// Maximum payload in bytes. APNs refuses longer payloads with `PayloadTooLarge`.
  package var maximumPayloadBytes: Int { rules.bytes }
  /// Whether the payload must contain an `aps` dictionary.
  package var needsAps: Bool { rules.needsAps }
  /// Kind of device token that can receive the type. Pushes that start a Live Activity use another
  /// kind (`MessageOptions.tokenKind`).
  package var tokenKind: TokenKind { rules.tokenKind }
  /// Whether Apple should not store the push, because calls and talk bursts are useless later. The
  /// default `apns-expiration` of such a type is 0.
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
