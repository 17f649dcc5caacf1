// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import JSONText
internal import Messages
internal import PushModel

/// A body of `POST …/channels/{channel}/broadcasts`.
struct BroadcastBody {
  let broadcast: ChannelBroadcast

  init(parsing body: [UInt8], now: Instant) throws(Fault) {
    var faults = Faults()
    var payload: JSONValue?
    var isPayloadThere = false
    var priority: Int?
    var expiration = ExpirationFields()
    for field in try bodyMembers(body, expected: "an object with payload") {
      switch field.name {
      case "payload":
        isPayloadThere = true
        payload = field.value
        if field.value.kind != .object { field.wrongType("Apple's JSON object", &faults) }
      case "priority":
        priority = field.value.int
        if priority == nil { field.wrongNumber("10, 5 or 1", &faults) }
      case "expires_in", "expires_at": expiration.read(field, &faults)
      default: field.unknown("payload, priority, expires_in, expires_at", &faults)
      }
    }
    if !isPayloadThere {
      faults.add(.missingMember, at: "/payload", "\"payload\" is needed: Apple's JSON object")
    }
    expiration.check(nil, now: now, &faults)
    try faults.check()
    guard let payload else { throw Fault(.missingMember, at: "/payload", "\"payload\" is needed") }
    do throws(MessageFault) {
      let checked = try BroadcastPayload(payload, priority: priority)
      let expiresAt =
        expiration.seconds.map { now.adding(seconds: Int64($0)) } ?? expiration.time
      broadcast = ChannelBroadcast(
        payload: checked.bytes, priority: checked.priority, expiresAt: expiresAt)
    } catch { throw Fault(error) }
  }
}
