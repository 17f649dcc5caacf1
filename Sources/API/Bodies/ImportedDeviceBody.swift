// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel

/// A checked line of an import: the members of `PUT …/devices/{token}`, the token, and the
/// additional members of an export.
struct ImportedDeviceBody {
  /// Maximum size of a reason in bytes: that of an operator's reason for a quarantine.
  private static let reasonLimit = QuarantineBody.reasonLimit
  private static let names = """
    token, languages, environment, environment_source, user, push_type, tags, time_zone, app_version, registered_at, \
    state, state_reason, unregistered_at, updated_at, ignored_languages
    """

  var device: ImportedDevice

  /// - Parameter now: upper bound of `registered_at`.
  init(parsing line: [UInt8], defaults: ImportDefaults, now: Instant) throws(Fault) {
    var faults = Faults()
    var fields = DeviceFields()
    var more = Standing()
    let members = try bodyMembers(line, expected: "an object that describes a device")
    for field in members { Self.read(field, &fields, &more, &faults) }
    if more.token == nil, !members.contains(where: { $0.name == "token" }) {
      faults.add(.missingMember, at: "/token", "expected the device's token")
    }
    more.check(&faults)
    if more.source != nil, fields.environment == nil, faults.isEmpty {
      faults.add(
        .missingMember, at: "/environment",
        "expected \"environment\" beside \"environment_source\"")
    }
    try faults.check()
    guard let token = more.token else {
      throw Fault(.wrongType, at: "/token", "a device token in quotes is expected here, not null")
    }
    device = ImportedDevice(
      token: token,
      registration: DeviceRegistration(
        languages: fields.languages?.accepted ?? defaults.language.map { [$0] } ?? [],
        environment: fields.environment ?? defaults.environment,
        tokenKind: fields.tokenKind ?? defaults.tokenKind ?? .alert,
        user: fields.user ?? nil, tags: fields.tags ?? [], timeZone: fields.timeZone ?? nil,
        appVersion: fields.appVersion ?? nil,
        registeredAt: fields.registeredAt.map { min($0, now) }))
    device.environmentSource = more.source
    device.state = more.state ?? .active
    device.stateReason = device.state == .active ? nil : more.reason
    device.unregisteredAt = more.unregisteredAt
  }

  private static func read(
    _ field: Field, _ fields: inout DeviceFields, _ more: inout Standing, _ faults: inout Faults
  ) {
    // A null member counts as absent.
    if field.value.isNull, field.name != "token" {
      let withoutDefault = Standing.names + ["environment", "push_type"]
      if !withoutDefault.contains(field.name.text) { fields.read(field, known: names, &faults) }
      return
    }
    switch field.name {
    case "token": more.token = field.deviceToken(&faults)
    case "state": more.state = field.choice(DeviceState.names, &faults)
    case "state_reason": more.reason = field.text(reasonLimit, &faults)
    case "unregistered_at": more.unregisteredAt = field.time(&faults)
    case "environment_source": more.source = field.choice(EnvironmentSource.self, &faults)
    // An import ignores these members of an export; `updated_at` becomes the time of the import.
    case "updated_at", "ignored_languages": break
    case "previous_token":
      field.refuse(
        .unknownMember,
        "imports remove no devices: omit \"previous_token\", and delete that device", &faults)
    case "languages", "environment", "push_type", "user", "tags", "time_zone", "app_version",
      "registered_at":
      fields.read(field, &faults)
    default: field.unknown(names, &faults)
    }
  }

  /// State of a device in the system from which it was exported.
  private struct Standing {
    static let names = [
      "state", "state_reason", "unregistered_at", "environment_source", "updated_at",
      "ignored_languages",
    ]
    var token: DeviceToken?
    var source: EnvironmentSource?
    var state: DeviceState?
    var reason: String?
    var unregisteredAt: Instant?

    func check(_ faults: inout Faults) {
      let state = state ?? .active
      if (state == .active) != (reason == nil), faults.isEmpty {
        faults.add(
          state == .active ? .invalidValue : .missingMember, at: "/state_reason",
          "expected a reason if, and only if, \"state\" is not \"active\"")
      }
      if unregisteredAt != nil, state != .unregistered, faults.isEmpty {
        faults.add(
          .invalidValue, at: "/unregistered_at",
          "expected this time only if \"state\" is \"unregistered\"")
      }
    }
  }
}
