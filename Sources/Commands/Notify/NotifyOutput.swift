// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import JSONText

/// What `pushgate notify` shows.
enum NotifyOutput {
  /// Outcomes that nobody has to mend.
  private static let good: Set<String> = ["accepted", "superseded"]
  /// Deliveries that are shown one by one: a person reads a screen of them.
  private static let deliveries = 50

  private static let listing = Listing(
    name: "deliveries",
    columns: [
      .init("TOKEN", "token"), .init("OUTCOME", "outcome"), .init("REASON", "reason"),
      .init("LANGUAGE", "language"), .init("TRIES", "attempts"),
    ])

  /// It is stored.
  static func accepted(_ answer: JSONDocument, _ session: GatewaySession) {
    if session.json { return session.tell(answer) }
    Terminal.write(headline(answer.root, "accepted"))
    warn(answer.root)
  }

  /// What each reader would get.
  static func trial(_ answer: JSONDocument, _ session: GatewaySession) {
    if session.json { return session.tell(answer) }
    let root = answer.root
    Terminal.write(
      "nothing is sent: \(root["push_type"]?.cell ?? "-") to \(devices(root)), "
        + "at most \(root["maximum_bytes"]?.cell ?? "-") bytes\n")
    var table = Table(
      ["WHO", "LANGUAGE", "WHY", "BYTES", "PAYLOAD"], isForPeople: Terminal.outputIsTerminal)
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

  /// Whether nothing more becomes of a notification.
  static func isOver(_ root: JSONValue) -> Bool {
    ["finished", "cancelled"].contains(root["state"]?.string ?? "")
  }

  /// What became of it.
  static func outcomes(
    of answer: JSONDocument, after wait: Int, _ segments: [String], _ session: GatewaySession
  ) async throws {
    let root = answer.root
    let id = root["id"]?.string ?? ""
    if session.json {
      session.tell(answer)
    } else {
      Terminal.write(headline(root, root["state"]?.string ?? "-"))
      Terminal.write(counts(root, isForPeople: Terminal.outputIsTerminal))
      try await session.list(listing, segments + [id, "deliveries"], limit: deliveries)
    }
    guard isOver(root) else {
      throw CommandFault.bad(
        "it is not over after \(wait) s, and goes on: \"\(root["state"]?.cell ?? "-")\"\(reasons(root))"
      )
    }
    let missed = root["outcomes"]?.members.filter { !good.contains($0.name) } ?? []
    guard missed.isEmpty else {
      let counts = missed.map { "\($0.value.cell) \($0.name)" }.joined(separator: ", ")
      throw CommandFault.bad("not everybody was reached: \(counts)")
    }
    guard root["audience"]?.int != 0 else {
      throw CommandFault.bad("nobody was there to be reached: it was for 0 devices")
    }
  }

  /// A line for each outcome, and for each reason.
  static func counts(_ root: JSONValue, isForPeople: Bool) -> String {
    var table = Table(["OF", "WHICH", "DEVICES"], isForPeople: isForPeople)
    let rows = ["outcomes", "reasons", "languages"].flatMap { name in
      (root[name]?.members ?? []).map { [name, $0.name, $0.value.cell] }
    }
    return rows.isEmpty ? "" : table.text(rows)
  }

  private static func headline(_ root: JSONValue, _ state: String) -> String {
    "notification \(root["id"]?.cell ?? "-"): \(Terminal.harmless(state)), for \(devices(root))\n"
  }

  /// How many it is for, in words.
  static func devices(_ root: JSONValue) -> String {
    let count = root["audience"]?.cell ?? "-"
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
