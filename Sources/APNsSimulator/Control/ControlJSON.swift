// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import JSONText

// JSON of the simulator's values on the control port.

extension ReceivedPush {
  /// - Parameter raw: whether to include header fields and the provider token.
  func write(to json: inout JSONWriter, raw: Bool) {
    json.object { json in
      json.field("number", number)
      json.field("connection", connection)
      json.field("environment", environment.rawValue)
      json.field("address", address)
      json.field("token", deviceToken)
      if let channelID { json.field("channel_id", channelID) }
      json.field("topic", topic)
      json.field("push_type", pushType)
      json.field("priority", priority.flatMap { Int($0) })
      json.field("expiration", expiration.flatMap { Int64($0) })
      json.field("collapse_id", collapseID)
      json.field("apns_id", apnsID)
      // Payloads that are not JSON are written as text.
      if (try? JSONDocument(parsing: payload)) != nil {
        json.field("payload", raw: payload)
      } else {
        json.field("payload_text", String(decoding: payload, as: UTF8.self))
      }
      json.field("received_at", receivedAt)
      json.field("status", status)
      json.field("reason", reason)
      json.field("accepted", isAccepted)
      if raw { writeHeaders(to: &json) }
    }
  }
}

extension Statistics.Requests {
  /// - Parameter connections: number of open connections.
  func write(connections: Int, to json: inout JSONWriter) {
    json.object { json in
      json.field("connections_open", connections)
      json.field("requests", received)
      json.field("accepted", accepted)
      json.field("refused") { $0.counts(refused) }
    }
  }
}

extension JSONWriter {
  mutating func counts(_ counts: [String: Int]) {
    object { json in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { json.field(name, count) }
    }
  }
}

extension Channel {
  func write(id: String, in environment: PushEnvironment, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("environment", environment.rawValue)
      json.field("message_storage_policy", storesLatest ? 1 : 0)
      json.field("broadcasts", broadcasts)
      if let latest { json.field("latest", raw: latest) }
    }
  }
}

extension SigningKey {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("key_id", keyID)
      json.field("team_id", teamID)
      json.field("environment", environment?.rawValue ?? "both")
      if let topics {
        json.field("topics") { json in
          json.array { json in for topic in topics.sorted() { json.value(topic) } }
        }
      }
      if let relatedKeyID { json.field("related_to", relatedKeyID) }
      json.field("checks_signatures", publicKey != nil)
    }
  }
}
