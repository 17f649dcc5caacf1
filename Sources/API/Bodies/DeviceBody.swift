// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
package import PushModel

/// A checked body of `PUT …/devices/{token}`.
package struct DeviceBody: Sendable {
  package var registration: DeviceRegistration
  /// Language tags that were sent and dropped.
  package let ignoredLanguages: [String]

  /// - Parameter token: the token in the path; an equal `previous_token` is ignored.
  package init(parsing body: [UInt8], token: DeviceToken) throws(Fault) {
    var faults = Faults()
    var fields = DeviceFields()
    let members = try bodyMembers(body, expected: "an object that describes the device")
    for field in members.withoutNulls(of: DeviceFields.names) {
      fields.read(field, &faults)
    }
    try faults.check()
    ignoredLanguages = fields.languages?.ignored ?? []
    registration = DeviceRegistration(
      languages: fields.languages?.accepted ?? [],
      environment: fields.environment,
      tokenKind: fields.tokenKind ?? .alert,
      user: fields.user ?? nil,
      tags: fields.tags ?? [],
      timeZone: fields.timeZone ?? nil,
      appVersion: fields.appVersion ?? nil,
      registeredAt: fields.registeredAt,
      previousToken: fields.previousToken == token ? nil : fields.previousToken)
  }
}

/// Description of a time, for error messages.
let timeExpected = "expected an RFC 3339 time such as \"2026-11-20T09:00:00.123Z\""

extension Field {
  func time(_ faults: inout Faults) -> Instant? {
    guard let text = value.string else {
      wrongType("a time such as \"2026-11-20T09:00:00.123Z\"", &faults)
      return nil
    }
    guard let time = RFC3339.parse(text) else {
      refuse(.invalidValue, timeExpected, &faults)
      return nil
    }
    return time
  }

  func deviceToken(_ faults: inout Faults) -> DeviceToken? {
    guard let text = value.string else {
      wrongType("a device token in quotes", &faults)
      return nil
    }
    do throws(DeviceToken.Fault) {
      return try DeviceToken(hex: text)
    } catch {
      refuse(.invalidDeviceToken, error.sentence, &faults)
      return nil
    }
  }
}

func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"):
    true
  default: false
  }
}
