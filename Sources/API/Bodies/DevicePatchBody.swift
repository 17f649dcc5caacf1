// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
package import PushModel

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
