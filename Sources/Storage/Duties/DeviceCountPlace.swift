// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Progress of a count of all apps' devices.
package struct DeviceCountPlace: Sendable, Equatable {
  /// Position at which a count begins.
  package static let first = DeviceCountPlace(isOfActive: true)

  /// Active devices are counted first; the others have an index of their own.
  var isOfActive: Bool
  var app = AppID(rawValue: .min)
  var environment: Int16 = 0
  var tokenKind: Int16 = 0
  var state: Int16 = 0
  var bucket: Int32 = 0
  var token = DeviceToken(bytes: [])
}
