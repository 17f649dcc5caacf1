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

/// A checked body of `PATCH …/devices/{token}`. Absent members stay unchanged; null clears a
/// member.
package struct DevicePatchBody: Sendable {
  package var patch: DevicePatch
  /// Language tags that were sent and dropped; nil if none were sent.
  package let ignoredLanguages: [String]?

  private static let names =
    "languages, environment, user, tags, \(TagChangeFields.names), time_zone, app_version"

  package init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var fields = DeviceFields()
    var tags = TagChangeFields()
    for field in try bodyMembers(body, expected: "an object of the members to change") {
      switch field.name {
      case "registered_at", "previous_token", "push_type":
        field.refuse(
          .unknownMember, "PATCH cannot change \"\(field.name)\": register again with PUT", &faults)
      default:
        if !tags.read(field, &faults) { fields.read(field, known: Self.names, &faults) }
      }
    }
    tags.check(&faults)
    if fields.tags != nil, tags.isGiven {
      faults.add(
        .invalidValue, at: "/tags", "expected \"tags\", or \"add_tags\" and \"remove_tags\"")
    }
    try faults.check()
    ignoredLanguages = fields.languages?.ignored
    var patch = DevicePatch()
    patch.languages = fields.languages?.accepted
    patch.environment = fields.environment
    patch.user = fields.user
    patch.tags = fields.tags
    patch.tagChange = tags.change
    patch.timeZone = fields.timeZone
    patch.appVersion = fields.appVersion
    self.patch = patch
  }
}

/// The members of a device in bodies and import files. `.some(nil)` stands for null.
struct DeviceFields {
  static let names = """
    languages, environment, user, push_type, tags, time_zone, app_version, registered_at, \
    previous_token
    """

  var languages: LanguageList?
  var environment: PushEnvironment?
  var tokenKind: TokenKind?
  var user: String??
  var tags: [String]?
  var timeZone: String??
  var appVersion: String??
  var registeredAt: Instant?
  var previousToken: DeviceToken?

  /// - Parameter known: names that the body may have, for error messages.
  mutating func read(
    _ field: Field, known: String = DeviceFields.names, _ faults: inout Faults
  ) {
    let isNull = field.value.isNull
    switch field.name {
    case "languages": languages = isNull ? try? LanguageList.parse([]) : field.languages(&faults)
    case "environment": environment = field.environment(&faults)
    case "push_type": tokenKind = field.choice(TokenKind.names, &faults)
    case "user": user = .some(isNull ? nil : field.text(.user, &faults))
    case "tags": tags = isNull ? [] : field.deviceTags(&faults)
    case "time_zone": timeZone = .some(isNull ? nil : field.timeZone(&faults))
    case "app_version": appVersion = .some(isNull ? nil : field.text(.appVersion, &faults))
    case "registered_at": registeredAt = isNull ? nil : field.time(&faults)
    case "previous_token": previousToken = isNull ? nil : field.deviceToken(&faults)
    case "activity": field.notAvailable(&faults)
    default: field.unknown(known, &faults)
    }
  }
}

extension TokenKind {
  /// The kinds by their names in requests. Alert and background pushes share a token, so both names
  /// select one kind.
  static let names: [(name: String, value: TokenKind)] =
    allCases.map { ($0.rawValue, $0) } + [("background", .alert)]
}

extension DeviceState {
  /// The states by their names in requests.
  static let names: [(name: String, value: DeviceState)] = allCases.map { ($0.name, $0) }
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
