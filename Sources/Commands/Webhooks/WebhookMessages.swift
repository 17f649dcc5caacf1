// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText

/// Columns of the messages of a webhook.
enum WebhookMessages {
  static let listing = Listing(
    name: "messages",
    columns: [
      .init("ID", "id"), .init("TYPE", "type"), .init("AT", "at"), .init("STATE", "state"),
      .init("ATTEMPTS", "attempts"), .init("STATUS", "status"), .init("FAULT", "fault"),
      .init("NEXT", "next_attempt_at"),
    ])
}
