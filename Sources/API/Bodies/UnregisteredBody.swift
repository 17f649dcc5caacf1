// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The member `send_unregistered` of a notify request.
struct UnregisteredBody {
  let tokens: UnregisteredTokens
  private let field: Field

  /// Creates the options; nil after a fault.
  init?(_ field: Field, _ faults: inout Faults) {
    let names = "environment, languages"
    guard
      let members = field.members("an object such as {\"environment\": \"production\"}", &faults)?
        .withoutNulls(of: names)
    else { return nil }
    let faultsBefore = faults.list.count
    // The defaults equal those of a registration without these members.
    var tokens = UnregisteredTokens(environment: .production)
    for member in members {
      switch member.name {
      case "environment":
        tokens.environment = member.environment(&faults) ?? .production
      case "languages": tokens.languages = member.exactLanguages(&faults) ?? []
      default: member.unknown(names, &faults)
      }
    }
    guard faults.list.count == faultsBefore else { return nil }
    self.tokens = tokens
    self.field = field
  }

  /// Adds faults for members that `send_unregistered` excludes. `to` has been checked before.
  func check(
    with audience: Audience?, hasRecipients: Bool, badge: BadgeChange?, _ faults: inout Faults
  ) {
    if hasRecipients {
      field.refuse(.invalidValue, "expected \"to\" beside it, not \"recipients\"", &faults)
    }
    if case .increment = badge {
      field.refuse(
        .invalidValue,
        "expected no badge \"increment\" beside it: the gateway stores no badge for an unregistered token",
        &faults)
    }
    guard let audience else { return }
    if audience.tokens.isEmpty || !audience.users.isEmpty {
      field.refuse(.invalidValue, "expected \"to\" with tokens only", &faults)
    }
    if audience.isNarrowed {
      field.refuse(
        .invalidValue,
        "expected \"to\" without tags, languages, app_version and share, which need registered devices",
        &faults)
    }
    if let environment = audience.environment, environment != tokens.environment {
      field.refuse(
        .invalidValue, "expected the environment that \"to\" names, \"\(environment.rawValue)\"",
        &faults)
    }
  }
}
