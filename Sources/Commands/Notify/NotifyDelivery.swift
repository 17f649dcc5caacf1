// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// Time and options of the delivery.
struct NotifyDelivery: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Send at this time, such as 2026-12-24T07:00:00Z, instead of at once.", valueName: "time"))
  var sendAt: String?

  @Option(
    help: ArgumentHelp(
      "Send at this local time in each device's time zone, such as 2026-12-24T07:00.",
      valueName: "time"))
  var sendAtLocal: String?

  @Option(help: ArgumentHelp("Seconds until the notification expires.", valueName: "seconds"))
  var expiresIn: Int?

  @Option(
    help: ArgumentHelp(
      "Collapse id: replaces an earlier notification with the same id.", valueName: "id"))
  var collapseID: String?

  @Option(
    help: ArgumentHelp("Apple's priority: 10, 5 or 1.", valueName: "10|5|1"))
  var priority: Int?

  @Option(
    help: ArgumentHelp(
      "Apple's push type, such as background; derived from the payload by default.",
      valueName: "type"))
  var pushType: String?

  @Option(help: "Your own reference for the notification.") var reference: String?

  func write(into members: inout BodyMembers) {
    members.set("send_at", sendAt)
    members.set("send_at_local", sendAtLocal)
    members.set("expires_in", expiresIn)
    members.set("collapse_id", collapseID)
    members.set("priority", priority)
    members.set("push_type", pushType)
    members.set("reference", reference)
  }
}
