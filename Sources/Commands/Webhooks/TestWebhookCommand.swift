// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate webhooks test`.
struct TestWebhookCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Send a test message to a webhook and show its outcome.",
    discussion: """
      Waiting messages are also sent. The exit code is 1 unless the server accepts the message \
      within --wait seconds.
      """)

  /// Interval between two polls.
  private static let pause = Duration.milliseconds(250)

  @OptionGroup var webhook: WebhookArgument

  @Option(
    help: ArgumentHelp("Seconds to wait for the outcome; 0 does not wait.", valueName: "seconds"))
  var wait = 15

  @OptionGroup var gateway: GatewayOptions

  func validate() throws {
    if wait < 0 { throw ValidationError("--wait: expected a number of seconds from 0") }
  }

  func run(_ session: GatewaySession) async throws {
    let answer = try await session.call("POST", webhook.path + ["test"])
    guard wait > 0, let id = answer.root["message"]?.string else { return session.show(answer) }
    let end = ContinuousClock.now + .seconds(wait)
    var last = try await message(id, session)
    while last?.root["attempts"]?.cell == "0", ContinuousClock.now < end {
      try await Task.sleep(for: Self.pause)
      // Keeps the last known state if the log no longer contains the message.
      last = try await message(id, session) ?? last
    }
    guard let last else { throw CommandFault.bad("the message is not in the webhook's log") }
    session.show(last)
    let state = last.root["state"]?.string
    if state == "delivered" { return }
    let words = [last.root["fault"], last.root["status"]].compactMap { $0?.cell }
    let why = words.first { $0 != "-" } ?? "-"
    throw CommandFault.bad(
      why == "-"
        ? "no attempt within \(wait) s: check that a gateway runs and no earlier messages wait"
        : "the server did not accept the message: \(why)")
  }

  /// Returns the message with an id. It is usually among the newest messages, unless the app has
  /// had many events since.
  private func message(
    _ id: String, _ session: GatewaySession
  ) async throws -> JSONDocument? {
    var cursor: [QueryPair] = []
    while true {
      let page = try await session.call(
        "GET", webhook.path + ["messages"], query: [QueryPair("limit", "1000")] + cursor)
      if let found = page.root["messages"]?.elements.first(where: { $0["id"]?.string == id }) {
        return try JSONDocument(parsing: Array(found.bytes))
      }
      guard let next = page.root["next_cursor"]?.string else { return nil }
      cursor = [QueryPair("cursor", next)]
    }
  }
}
