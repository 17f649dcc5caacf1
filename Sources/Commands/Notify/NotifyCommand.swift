// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate notify`.
package struct NotifyCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "notify",
    abstract: "Send a notification, or preview it with --dry-run.",
    discussion: """
      Without --wait the command ends when the gateway has stored the notification. With --wait it \
      shows the outcomes. The exit code is then 1 if a device was not reached in time, or if the \
      audience is empty. The gateway continues to send after --wait has passed.

      At a terminal the command asks for confirmation before it sends to more than 100 devices, \
      unless --yes is given.
      """)

  @OptionGroup var app: AppArgument

  @OptionGroup(title: "Audience") var recipients: NotifyRecipients
  @OptionGroup(title: "Message") var message: NotifyMessage
  @OptionGroup(title: "Delivery") var delivery: NotifyDelivery

  @Option(help: ArgumentHelp("Seconds to wait for the outcomes.", valueName: "seconds"))
  var wait: Int?

  @Flag(help: "Send and store nothing; show what each reader would get.") var dryRun = false

  @OptionGroup var consent: Consent

  @OptionGroup var gateway: GatewayOptions

  /// Number of devices above which the command asks for confirmation at a terminal.
  private static let unasked = 100

  package init() {}

  package func validate() throws {
    if let wait, wait < 1 { throw ValidationError("--wait: expected a number of seconds from 1") }
    if dryRun, wait != nil { throw ValidationError("--wait: expected without --dry-run") }
  }

  /// Returns the body of the request.
  func body() async throws -> [UInt8] {
    var members = BodyMembers()
    members.set("to", json: try recipients.json())
    try await message.write(into: &members)
    delivery.write(into: &members)
    return members.body
  }

  func run(_ session: GatewaySession) async throws {
    let body = try await body()
    let segments = app.path + ["notifications"]
    func dryRunAnswer() async throws -> JSONDocument {
      try await session.call(
        "POST", segments, query: [QueryPair("dry_run", "true")], body: body)
    }
    if dryRun { return NotifyOutput.dryRun(try await dryRunAnswer(), session) }
    if !consent.yes, Terminal.canAsk {
      let answer = try await dryRunAnswer()
      if answer.root["audience"]?.int ?? 0 > Self.unasked {
        try consent.ask("Send to \(NotifyOutput.devices(answer.root)) of \(app.app)?")
      }
    }
    let end = ContinuousClock.now + .seconds(wait ?? 0)
    let preference =
      wait.map { [HeaderField("Prefer", "wait=\(min($0, Self.longestHold))")] } ?? []
    let answer = try await session.call("POST", segments, fields: preference, body: body)
    guard let wait else { return NotifyOutput.accepted(answer, session) }
    let over = try await over(answer, by: end, segments, session)
    try await NotifyOutput.outcomes(of: over, after: wait, segments, session)
  }

  /// Maximum seconds for which the gateway may delay its response: well below the silence after
  /// which the connection counts as lost. After the response, the command polls.
  private static let longestHold = 60
  private static let pollInterval = Duration.seconds(1)

  /// Returns the notification when it has ended, or its state at the time `end`.
  private func over(
    _ answer: JSONDocument, by end: ContinuousClock.Instant, _ segments: [String],
    _ session: GatewaySession
  ) async throws -> JSONDocument {
    let id = answer.root["id"]?.string ?? ""
    var last = answer
    // The body of a 202 response contains no state.
    while !NotifyOutput.isOver(last.root) {
      let left = end - .now
      if left > .zero { try await Task.sleep(for: min(Self.pollInterval, left)) }
      last = try await session.call("GET", segments + [id])
      if left <= .zero { break }
    }
    return last
  }
}

/// The audience of a notification.
struct NotifyRecipients: ParsableArguments {
  @Option(name: .customLong("user"), help: "A user; repeatable.") var users: [String] = []

  @Option(name: .customLong("token"), help: "A device token in hexadecimal; repeatable.")
  var tokens: [String] = []

  @Flag(help: "All devices of the app.") var everyone = false

  @Option(
    name: .customLong("tag"), help: "Only devices with this tag; repeatable: all tags must match.")
  var tags: [String] = []

  @Option(
    name: .customLong("language"),
    help: "Only devices whose first language matches; repeatable: one of the languages.")
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only devices of this environment.", valueName: "production|sandbox"))
  var environment: String?

  private var isNamed: Bool { !users.isEmpty || !tokens.isEmpty }
  private var isNarrowed: Bool { !tags.isEmpty || !languages.isEmpty }

  func validate() throws {
    if isNamed, everyone {
      throw ValidationError("--everyone: expected without --user and --token")
    }
    if isNamed, !tags.isEmpty {
      throw ValidationError("--tag: expected without --user and --token")
    }
    if isNamed, !languages.isEmpty {
      throw ValidationError("--language: expected without --user and --token")
    }
  }

  /// Returns the member `to`.
  func json() throws -> [UInt8] {
    guard isNamed || everyone || isNarrowed else {
      throw CommandFault.usage(
        "the audience is missing: expected --user, --token, --tag, --language or --everyone")
    }
    var members = BodyMembers()
    members.set("users", all: users)
    members.set("tokens", all: tokens)
    if everyone, !isNarrowed { members.set("everyone", true) }
    if !tags.isEmpty {
      var all = BodyMembers()
      all.set("all", tags)
      members.set("tags", json: all.body)
    }
    members.set("languages", all: languages)
    members.set("environment", environment)
    return members.body
  }
}

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
