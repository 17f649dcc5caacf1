// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The member `to` of a notify request.
struct AudienceBody {
  private static let known = "tokens, users, everyone, environment, \(NarrowingBody.names)"

  let audience: Audience

  /// Creates the audience; nil after a fault.
  init?(_ to: Field, _ faults: inout Faults) {
    guard let members = to.members("an object such as {\"users\": [\"u-42\"]}", &faults) else {
      return nil
    }
    let faultsBefore = faults.list.count
    var tokens: [DeviceToken]?
    var users: [String]?
    var everyone = false
    var environment: PushEnvironment?
    var narrowed = NarrowingBody()
    var names = 0
    for field in members.withoutNulls(of: Self.known) {
      switch field.name {
      case "tokens":
        tokens = Self.names(field, "device tokens", &names, &faults) { $0.deviceToken(&$1) }
      case "users":
        users = Self.names(field, "user names", &names, &faults) {
          $0.text(.user, &$1).map { ExactString($0) }
        }?.map(\.text)
      case "everyone": everyone = field.bool(&faults) ?? false
      case "environment": environment = field.environment(&faults)
      default:
        if !narrowed.read(field, &faults) {
          field.unknown(Self.known, &faults)
        }
      }
    }
    guard faults.list.count == faultsBefore else { return nil }
    let narrowing = narrowed.narrowing
    // Conditions without tokens and users apply to all devices.
    if everyone || tokens == nil && users == nil && !narrowing.isNothing {
      guard tokens == nil, users == nil else {
        to.refuse(
          .invalidValue, "expected \"everyone\", or \"tokens\" and \"users\", not both",
          &faults)
        return nil
      }
      audience = Audience(.everyone, environment: environment, narrowing: narrowing)
      return
    }
    guard names > 0 else {
      to.refuse(
        .emptyAudience,
        "expected tokens, users, \"everyone\": true, tags, languages, app_version or share",
        &faults)
      return nil
    }
    audience = Audience(
      .named(tokens: tokens ?? [], users: users ?? []), environment: environment,
      narrowing: narrowing)
  }

  /// Returns each name once, in order. Stops if there are too many.
  private static func names<Name: Hashable>(
    _ field: Field, _ what: String, _ total: inout Int, _ faults: inout Faults,
    read: (Field, inout Faults) -> Name?
  ) -> [Name]? {
    guard let elements = field.elements("an array of \(what)", &faults) else { return nil }
    let count = elements.count
    total += count
    guard total <= Audience.maximumNames else {
      field.refuse(
        .tooManyNames,
        "expected at most \(Audience.maximumNames) tokens and users together, not \(total)",
        &faults)
      return nil
    }
    var seen = Set<Name>(minimumCapacity: count)
    var names: [Name] = []
    names.reserveCapacity(count)
    for element in elements {
      guard let name = read(element, &faults) else { continue }
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
