// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// A checked body of `PATCH …/users/{user}`.
struct UserTagsBody {
  let change: TagChange

  init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var fields = TagChangeFields()
    for field in try bodyMembers(body, expected: "an object of the tags to add and to remove") {
      if !fields.read(field, &faults) { field.unknown(TagChangeFields.names, &faults) }
    }
    fields.check(&faults)
    try faults.check()
    guard fields.isGiven else {
      throw Fault(
        .missingMember, at: "", "expected \"add_tags\", \"remove_tags\" or both")
    }
    change = fields.change
  }
}
