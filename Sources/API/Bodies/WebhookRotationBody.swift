// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// A checked body of `POST …/webhooks/{id}/rotate-secret`, which may be empty.
package struct WebhookRotationBody: Sendable, Equatable {
  /// Nil: the gateway generates a key.
  package let key: [UInt8]?
  /// Seconds for which the previous keys continue to sign.
  package let formerSeconds: Int

  package init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var key: [UInt8]?
    var seconds: Int?
    if !body.isEmpty {
      let names = "secret, previous_expires_in"
      for field in try bodyMembers(body, expected: "an object with \(names), or no body") {
        switch field.name {
        case "secret": key = field.webhookKey(&faults)
        case "previous_expires_in":
          seconds = field.value.isNull ? nil : Self.seconds(field, &faults)
        default: field.unknown(names, &faults)
        }
      }
    }
    try faults.check()
    self.key = key
    formerSeconds = seconds ?? WebhookSecret.usualOverlap
  }

  private static func seconds(_ field: Field, _ faults: inout Faults) -> Int? {
    guard let seconds = field.value.int else {
      field.wrongNumber("a whole number of seconds", &faults)
      return nil
    }
    guard (0...WebhookSecret.longestOverlap).contains(seconds) else {
      field.refuse(
        .invalidValue,
        "expected 0 to \(WebhookSecret.longestOverlap) seconds (7 days), not \(seconds)", &faults)
      return nil
    }
    return seconds
  }
}
