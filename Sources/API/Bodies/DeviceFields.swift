// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel

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

  mutating func read(_ field: Field, _ faults: inout Faults) {
    let isNull = field.value.isNull
    switch field.name {
    case "languages": languages = isNull ? try? LanguageList.parse([]) : field.languages(&faults)
    case "environment": environment = field.environment(&faults)
    case "push_type": tokenKind = Self.tokenKind(field, &faults)
    case "user": user = .some(isNull ? nil : field.text(.user, &faults))
    case "tags": tags = isNull ? [] : field.deviceTags(&faults)
    case "time_zone": timeZone = .some(isNull ? nil : field.timeZone(&faults))
    case "app_version": appVersion = .some(isNull ? nil : field.text(.appVersion, &faults))
    case "registered_at": registeredAt = isNull ? nil : field.time(&faults)
    case "previous_token": previousToken = isNull ? nil : field.deviceToken(&faults)
    case "activity": field.notAvailable(&faults)
    default: field.unknown(Self.names, &faults)
    }
  }

  /// Parses a push type as a token kind. Alert and background pushes share a token, so both names
  /// select one kind.
  private static func tokenKind(_ field: Field, _ faults: inout Faults) -> TokenKind? {
    field.value.string == "background" ? .alert : field.choice(TokenKind.self, &faults)
  }
}
