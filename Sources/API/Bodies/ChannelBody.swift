// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import JSONText
internal import PushModel

/// A body of `POST …/channels`.
struct ChannelBody {
  let environment: PushEnvironment
  /// Whether Apple stores the latest message for later subscribers.
  let storesLatest: Bool

  init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var environment: PushEnvironment?
    var policy: Int?
    var isPolicyThere = false
    for field in try bodyMembers(body, expected: "an object with message_storage_policy") {
      switch field.name {
      case "environment": environment = field.environment(&faults)
      case "message_storage_policy":
        isPolicyThere = true
        policy = field.value.int
        if policy != 0, policy != 1 {
          field.wrongNumber("0 (no message is stored) or 1 (the latest one is stored)", &faults)
        }
      default: field.unknown("environment, message_storage_policy", &faults)
      }
    }
    if !isPolicyThere {
      faults.add(
        .missingMember, at: "/message_storage_policy",
        "\"message_storage_policy\" is needed: 0 (no message is stored) or 1 (the latest one is stored)"
      )
    }
    try faults.check()
    self.environment = environment ?? .production
    storesLatest = policy == 1
  }
}
