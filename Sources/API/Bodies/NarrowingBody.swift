// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The members of `to` that restrict the audience: tags, languages, app versions and a share.
struct NarrowingBody {
  static let names = "tags, languages, app_version, share"
  private(set) var narrowing = Narrowing()

  /// Reads the member; returns false for members that do not restrict the audience.
  mutating func read(_ field: Field, _ faults: inout Faults) -> Bool {
    switch field.name {
    case "tags": narrowing.tags = Self.tags(field, &faults) ?? narrowing.tags
    case "languages": narrowing.languages = Self.languages(field, &faults) ?? []
    case "app_version": narrowing.versions = Self.versions(field, &faults)
    case "share": narrowing.share = Self.share(field, &faults)
    default: return false
    }
    return true
  }

  // MARK: share

  private static func share(_ field: Field, _ faults: inout Faults) -> AudienceShare? {
    let names = "from, to, seed"
    let expected = "an object such as {\"from\": 0, \"to\": 10}"
    guard let members = field.members(expected, &faults)?.withoutNulls(of: names) else {
      return nil
    }
    let faultsBefore = faults.list.count
    var (from, to, seed) = (0, 100, "")
    for member in members {
      switch member.name {
      case "from": from = percent(member, &faults)
      case "to": to = percent(member, &faults)
      case "seed": seed = member.text(.reference, &faults) ?? ""
      default: member.unknown(names, &faults)
      }
    }
    guard faults.list.count == faultsBefore else { return nil }
    let share = members.isEmpty ? nil : AudienceShare(from: from, to: to, seed: seed)
    if share == nil {
      field.refuse(
        .invalidValue, "expected percentages from 0 to 100, \"to\" higher than \"from\"", &faults)
    }
    return share
  }

  private static func percent(_ field: Field, _ faults: inout Faults) -> Int {
    guard let percent = field.value.int else {
      field.wrongNumber("a whole percentage", &faults)
      return 0
    }
    return percent
  }

  // MARK: tags

  private static func tags(_ field: Field, _ faults: inout Faults) -> Narrowing.Tags? {
    let names = "all, any, none"
    guard
      let members = field.members("an object such as {\"all\": [\"beta\"]}", &faults)?
        .withoutNulls(of: names)
    else { return nil }
    let faultsBefore = faults.list.count
    var tags = Narrowing.Tags()
    for member in members {
      switch member.name {
      case "all": tags.all = list(member, &faults)
      case "any": tags.any = list(member, &faults)
      case "none": tags.none = list(member, &faults)
      default: member.unknown(names, &faults)
      }
    }
    if tags.isEmpty, faults.list.count == faultsBefore {
      field.refuse(.invalidValue, "expected \"all\", \"any\" or \"none\"", &faults)
    }
    if let both = tags.contradiction {
      field.refuse(
        .invalidValue, "expected no tag both required and in \"none\", but \"\(both)\" is", &faults)
    }
    return tags
  }

  /// Parses a list of tags. Rejects an empty list, which is a mistake: it would reach all devices.
  private static func list(_ field: Field, _ faults: inout Faults) -> [String] {
    guard let elements = field.elements("an array of tags", &faults) else { return [] }
    guard (1...Narrowing.Tags.maximum).contains(elements.count) else {
      field.refuse(
        .invalidValue, "expected 1 to \(Narrowing.Tags.maximum) tags, not \(elements.count)",
        &faults)
      return []
    }
    return elements.compactMap { $0.text(.tag, &faults) }.uniqueByBytes
  }

  // MARK: languages

  private static func languages(_ field: Field, _ faults: inout Faults) -> [String]? {
    guard let elements = field.elements("an array of language tags", &faults) else { return nil }
    guard (1...Narrowing.maximumLanguages).contains(elements.count) else {
      field.refuse(
        .invalidValue,
        "expected 1 to \(Narrowing.maximumLanguages) languages, not \(elements.count)", &faults)
      return nil
    }
    return elements.compactMap { $0.exactLanguage(&faults) }.uniqueByBytes
  }

  // MARK: versions

  private static func versions(_ field: Field, _ faults: inout Faults) -> AppVersionRange? {
    let names = "from, below"
    guard
      let members = field.members("an object such as {\"from\": \"3.2\"}", &faults)?
        .withoutNulls(of: names)
    else { return nil }
    let faultsBefore = faults.list.count
    var range = AppVersionRange()
    for member in members {
      switch member.name {
      case "from": range.from = version(member, &faults)
      case "below": range.below = version(member, &faults)
      default: member.unknown(names, &faults)
      }
    }
    guard faults.list.count == faultsBefore else { return nil }
    if members.isEmpty {
      field.refuse(.invalidValue, "expected \"from\", \"below\" or both", &faults)
    } else if let from = range.from, let below = range.below, below <= from {
      field.refuse(
        .invalidValue, "expected \"below\" to be higher than \"from\"", &faults)
    }
    return range
  }

  private static func version(_ field: Field, _ faults: inout Faults) -> AppVersion? {
    guard let text = field.text(.appVersion, &faults) else { return nil }
    guard let version = AppVersion(text) else {
      field.refuse(.invalidValue, versionExpected, &faults)
      return nil
    }
    return version
  }
}

/// Description of a comparable version, for error messages.
let versionExpected = "expected dotted numbers such as \"3.2.1\""
