// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// A body of `POST …/devices/{token}/badge`.
struct BadgeBody {
  let value: Int

  init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var value: Int?
    var isThere = false
    for field in try bodyMembers(body, expected: "an object such as {\"set\": 0}") {
      if field.name == "set" {
        isThere = true
        value = field.badge(&faults)
      } else {
        field.unknown("set", &faults)
      }
    }
    if !isThere { faults.add(.missingMember, at: "/set", "\"set\" is needed: what the icon shows") }
    try faults.check()
    self.value = value ?? 0
  }
}
