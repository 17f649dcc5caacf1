// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText

/// Output of `pushgate notify` and `pushgate notifications`.
enum NotifyOutput {
  /// Outcomes that need no attention.
  private static let good: Set<String> = ["accepted", "superseded"]
  /// Maximum number of deliveries that `notify` lists: about one screen.
  private static let deliveries = 50

  static let listing = Listing(
    name: "deliveries",
    columns: [
      .init("TOKEN", "token"), .init("OUTCOME", "outcome"), .init("REASON", "reason"),
      .init("LANGUAGE", "language"), .init("ATTEMPTS", "attempts"), .init("NEXT", "waiting_until"),
    ])

  /// Prints that a notification is stored.
  static func accepted(_ answer: JSONDocument, _ session: GatewaySession) {
    if session.json { return session.printJSON(answer) }
    Terminal.write(headline(answer.root, "accepted"))
    warn(answer.root)
  }

  /// Prints the notification's state after a command.
  static func state(_ answer: JSONDocument, _ session: GatewaySession) {
    if session.json { return session.printJSON(answer) }
    Terminal.write(headline(answer.root, answer.root["state"]?.string ?? "-"))
  }

  /// Prints the rendered payload for each recipient.
  static func dryRun(_ answer: JSONDocument, _ session: GatewaySession) {
    if session.json { return session.printJSON(answer) }
    let root = answer.root
    Terminal.write(
      "nothing is sent: \(root["push_type"]?.cell ?? "-") to \(devices(root)), "
        + "at most \(root["maximum_bytes"]?.cell ?? "-") bytes\n")
    var table = Table(
      ["READER", "LANGUAGE", "REASON", "BYTES", "PAYLOAD"], width: Terminal.wrappingWidth)
    let rows = (root["previews"]?.elements ?? []).map { preview in
      let reader = preview["user"] ?? preview["token"] ?? preview["languages"]
      return [
        reader?.cell ?? "-", preview["language"]?.cell ?? "-", preview["reason"]?.cell ?? "-",
        preview["bytes"]?.cell ?? "-", preview["payload"]?.cell ?? "-",
      ]
    }
    if !rows.isEmpty { Terminal.write(table.text(rows)) }
    warn(root)
  }

  /// Returns whether a notification has ended.
  static func isOver(_ root: JSONValue) -> Bool {
    ["finished", "cancelled"].contains(root["state"]?.string ?? "")
  }

  /// Prints the outcomes; throws unless every device was reached.
  static func outcomes(
    of answer: JSONDocument, after wait: Int, _ segments: [String], _ session: GatewaySession
  ) async throws {
    let root = answer.root
    let id = root["id"]?.string ?? ""
    if session.json {
      session.printJSON(answer)
    } else {
      Terminal.write(headline(root, root["state"]?.string ?? "-"))
      Terminal.write(counts(root, width: Terminal.outputWidth))
      try await session.list(listing, segments + [id, "deliveries"], limit: deliveries)
    }
    guard isOver(root) else {
      throw CommandFault.bad(
        "the notification has not ended after \(wait) s and continues: \"\(root["state"]?.cell ?? "-")\"\(reasons(root))"
      )
    }
    if let reason = shortfall(of: root) { throw CommandFault.bad(reason) }
  }

  /// Returns why an ended notification did not reach every device; nil if it did.
  static func shortfall(of root: JSONValue) -> String? {
    var missed = (root["outcomes"]?.members ?? []).filter { !good.contains($0.name) }
      .map { "\($0.value.cell) \($0.name)" }
    if let left = root["not_expanded"]?.int, left > 0 { missed.append("\(left) not_expanded") }
    if !missed.isEmpty {
      return "not all devices were reached: \(missed.joined(separator: ", "))"
    }
    if root["state"]?.string == "cancelled" { return "the notification was cancelled" }
    if root["audience"]?.int == 0 { return "no device was reached: the audience has 0 devices" }
    return nil
  }

  /// Returns a line for each outcome, reason and language.
  static func counts(_ root: JSONValue, width: Table.Width) -> String {
    var table = Table(["OF", "WHICH", "DEVICES"], width: width)
    let rows = ["outcomes", "reasons", "languages"].flatMap { name in
      (root[name]?.members ?? []).map { [name, $0.name, $0.value.cell] }
    }
    return rows.isEmpty ? "" : table.text(rows)
  }

  private static func headline(_ root: JSONValue, _ state: String) -> String {
    "notification \(root["id"]?.cell ?? "-"): \(Terminal.harmless(state)), for \(devices(root))\n"
  }

  /// Returns the size of the audience in words.
  static func devices(_ root: JSONValue) -> String {
    let count = (root["audience"] ?? root["audience_at_acceptance"])?.cell ?? "-"
    let least = root["audience_is_minimum"]?.bool == true ? "at least " : ""
    return "\(least)\(count) device\(count == "1" ? "" : "s")"
  }

  private static func reasons(_ root: JSONValue) -> String {
    guard let waits = root["waiting_for"], !waits.elements.isEmpty else { return "" }
    return ", waiting for \(waits.cell)"
  }

  private static func warn(_ root: JSONValue) {
    for warning in root["warnings"]?.elements ?? [] {
      Terminal.complain(
        Terminal.harmless(
          "warning: \(warning["pointer"]?.string ?? "") \(warning["detail"]?.string ?? "")"))
    }
  }
}
