// SPDX-License-Identifier: Apache-2.0

/// Use of a device token. Alerts and background pushes share a token; each other push type has
/// tokens of its own. A push to a token of the wrong kind fails with `DeviceTokenNotForTopic`.
package enum TokenKind: String, StoredCode, Hashable {
  case alert, complication, controls, fileprovider, liveactivity
  case liveactivityStart = "liveactivity-start"
  case location, mdm, pushtotalk, voip, widgets

  package var code: Int16 {
    switch self {
    case .alert: 1
    case .complication: 2
    case .controls: 3
    case .fileprovider: 4
    case .liveactivity: 5
    case .liveactivityStart: 6
    case .location: 7
    case .mdm: 8
    case .pushtotalk: 9
    case .voip: 10
    case .widgets: 11
    }
  }
}
