// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// A body of `POST …/devices/{token}/quarantine`, which may be empty.
struct QuarantineBody {
  /// Reason that is stored if the request contains none.
  static let reasonUnsaid = "Requested"
  /// Enough for a few words, or a ticket number.
  static let reasonLimit = TextLimit(maximumBytes: 128)

  let reason: String

  init(parsing body: [UInt8]) throws(Fault) {
    guard !body.isEmpty else {
      reason = Self.reasonUnsaid
      return
    }
    var faults = Faults()
    var reason: String?
    for field in try bodyMembers(body, expected: "an object such as {\"reason\": \"lost\"}") {
      if field.name == "reason" {
        reason = field.text(Self.reasonLimit, &faults)
      } else {
        field.unknown("reason", &faults)
      }
    }
    try faults.check()
    self.reason = reason ?? Self.reasonUnsaid
  }
}
