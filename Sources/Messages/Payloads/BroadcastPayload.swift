// SPDX-License-Identifier: Apache-2.0
package import JSONText
internal import PushModel

/// The payload of a broadcast to a channel, checked against Apple's "Sending broadcast push
/// notification requests to APNs". All subscribers receive one text, whatever their language.
package struct BroadcastPayload: Sendable {
  /// The payload's bytes, unchanged.
  package let bytes: [UInt8]
  package let priority: Int

  /// Apple's limit, in bytes.
  package static let maximumBytes = 5120
  private static let priorities = [10, 5, 1]

  /// Checks a caller's payload, which updates or ends Live Activities.
  /// - Parameter priority: nil stands for 10.
  package init(_ payload: JSONValue, priority: Int?) throws(MessageFault) {
    let template = try PayloadTemplate(payload)
    if template.facts.event == "start" {
      throw MessageFault(
        .pushTypeMismatch, at: "/aps/event",
        "a broadcast updates or ends Live Activities; they are started by a notification")
    }
    _ = try PushTypeRules.resolve(.liveactivity, template.facts)
    if let slot = template.slots.first {
      throw MessageFault(
        .pushTypeMismatch, at: slot.pointer,
        "a broadcast is the same for all who listen: expected a text, or loc-key, which each device looks up"
      )
    }
    guard template.bytes.count <= Self.maximumBytes else {
      throw MessageFault(
        .tooLarge, at: "",
        "the payload has \(template.bytes.count) bytes; a broadcast may have \(Self.maximumBytes)",
        size: MessageFault.Size(bytes: template.bytes.count, maximum: Self.maximumBytes))
    }
    self.priority = priority ?? 10
    guard Self.priorities.contains(self.priority) else {
      throw MessageFault(
        .priority, in: .priority, at: "",
        "a broadcast may have priority 10, 5, 1, not \(self.priority)")
    }
    bytes = template.bytes
  }
}
