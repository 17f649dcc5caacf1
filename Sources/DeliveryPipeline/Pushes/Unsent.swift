// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Device of a row for which no push is handed out. `attempts` are earlier attempts.
enum Unsent {
  /// Device of a retry that no longer exists.
  case gone(DeviceToken, attempts: Int)
  /// Device of a retry whose run is cancelled.
  case cancelled(DeviceToken, attempts: Int)
  /// Device of a retry that has moved to another environment.
  case moved(DeviceToken, to: PushEnvironment, attempts: Int)
  /// Device of a page that has moved to the other environment since the run began.
  case movedDevice(AudiencePage.Device)
  /// Device with a newer push with the same collapse id.
  case superseded(Recipient, attempts: Int, counts: Bool)
  /// Device whose reader is in quiet hours until a time.
  case asleep(Recipient, until: Instant, attempts: Int, counts: Bool)
}

extension Unsent {
  /// Position of the device in the row, and whether it adds to the audience of the run.
  var position: (cursor: RangeCursor, counts: Bool) {
    switch self {
    // The device of a retry may not exist, and a retry has no cursor.
    case .gone(let token, _), .cancelled(let token, _), .moved(let token, _, _):
      (RangeCursor(bucket: 0, token: token), true)
    case .movedDevice(let device): (device.recipient.cursor, device.counts)
    case .superseded(let recipient, _, let counts), .asleep(let recipient, _, _, let counts):
      (recipient.cursor, counts)
    }
  }
}
