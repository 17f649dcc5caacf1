// SPDX-License-Identifier: Apache-2.0
internal import Intake
internal import JSONText
internal import PushModel

extension Field {
  private static let quietHoursExpected =
    "an object such as {\"from\": \"22:00\", \"to\": \"08:00\", \"then\": \"send\"}"

  /// Parses quiet hours, which apply in each reader's time zone.
  func quietHours(_ faults: inout Faults) -> QuietHours? {
    let names = "from, to, then"
    guard let members = members(Self.quietHoursExpected, &faults)?.withoutNulls(of: names) else {
      return nil
    }
    var from: Int?
    var to: Int?
    var skips = false
    for member in members {
      switch member.name {
      case "from": from = member.minutes(&faults)
      case "to": to = member.minutes(&faults)
      case "then": skips = member.choice(AfterQuiet.self, &faults) == .skip
      default: member.unknown(names, &faults)
      }
    }
    guard members.contains(where: { $0.name == "from" }),
      members.contains(where: { $0.name == "to" })
    else {
      refuse(.invalidValue, "expected both \"from\" and \"to\"", &faults)
      return nil
    }
    guard let from, let to else { return nil }
    guard from != to else {
      refuse(.invalidValue, "expected a \"to\" that differs from \"from\"", &faults)
      return nil
    }
    return QuietHours(from: from, to: to, skips: skips)
  }

  /// Parses quiet hours, or `false`, which disables the app's quiet hours.
  func quietChoice(_ faults: inout Faults) -> NotificationDraft.QuietChoice? {
    if value.bool == false { return .never }
    return quietHours(&faults).map { .hours($0) }
  }

  private func minutes(_ faults: inout Faults) -> Int? {
    guard let text = value.string else {
      wrongType("a time of day such as \"22:00\"", &faults)
      return nil
    }
    guard let minutes = QuietHours.minutes(text) else {
      refuse(.invalidValue, "expected a time of day, \"00:00\" to \"23:59\"", &faults)
      return nil
    }
    return minutes
  }

  /// Checks the syntax of a time zone's name. PostgreSQL has the list of zones
  /// (`Storage.TimeZoneNames`), which changes every year.
  func timeZone(_ faults: inout Faults) -> String? {
    guard let text = text(.timeZone, &faults) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isZone = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          isAlphanumeric(byte) || "_+-".utf8.contains(byte)
        }
    }
    guard isZone, let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a") else {
      refuse(.invalidValue, "expected the name of a time zone such as \"Asia/Taipei\"", &faults)
      return nil
    }
    return text
  }
}

private enum AfterQuiet: String, CaseIterable {
  case send, skip
}
