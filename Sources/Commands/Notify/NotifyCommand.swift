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
