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
