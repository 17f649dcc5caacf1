// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import AsyncIO
import HTTPClient
import JSONText

/// `pushgate notify`.
package struct NotifyCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "notify",
    abstract: "Send a notification, or see what would be sent.",
    discussion: """
      Without --wait it ends when the gateway has stored the notification. With it, the outcomes are shown, and it ends \
      with 1 unless every device was reached in time: what was not over by then goes on all the same. It ends with 1 \
      too where nobody was there to be reached.

      At a terminal it asks before it sends to more than 100 devices, unless --yes is given.
      """)

  @Option(help: ArgumentHelp("The app that it is of.", valueName: "bundle id"))
  var app: String

  @OptionGroup(title: "To whom") var recipients: NotifyRecipients
  @OptionGroup(title: "What") var message: NotifyMessage
  @OptionGroup(title: "How") var way: NotifyWay

  @Option(
    help: ArgumentHelp(
      "Seconds to wait for what becomes of it.",
      valueName: "seconds"))
  var wait: Int?

  @Flag(help: "Store and send nothing; show what each reader would get.") var dryRun = false

  @OptionGroup var consent: Consent

  @OptionGroup var gateway: GatewayOptions

  /// A person at a terminal is asked before more devices are sent to.
  private static let unasked = 100

  package init() {}

  package func validate() throws {
    if app.isEmpty { throw ValidationError("--app: the bundle id is empty") }
    if let wait, wait < 1 { throw ValidationError("--wait: expected a number of seconds from 1") }
    if dryRun, wait != nil {
      throw ValidationError("--dry-run sends nothing, for which --wait could wait")
    }
  }

  func run(_ session: GatewaySession) async throws {
    var members = BodyMembers()
    members.set("to", json: recipients.json)
    try await message.write(into: &members)
    way.write(into: &members)
    let segments = ["apps", app, "notifications"]
    if dryRun {
      return NotifyOutput.trial(
        try await session.call(
          "POST", segments, query: [QueryPair("dry_run", "true")], body: members.body), session)
    }
    if !consent.yes, Terminal.canAsk {
      let trial = try await session.call(
        "POST", segments, query: [QueryPair("dry_run", "true")], body: members.body)
      if trial.root["audience"]?.int ?? 0 > Self.unasked {
        try consent.ask("Send to \(NotifyOutput.devices(trial.root)) of \(app)?")
      }
    }
    let end = ContinuousClock.now + .seconds(wait ?? 0)
    let preference = wait.map { [HeaderField("Prefer", "wait=\(min($0, Self.held))")] } ?? []
    let answer = try await session.call("POST", segments, fields: preference, body: members.body)
    guard let wait else { return NotifyOutput.accepted(answer, session) }
    let over = try await over(answer, by: end, segments, session)
    try await NotifyOutput.outcomes(of: over, after: wait, segments, session)
  }

  /// Seconds for which the gateway is asked to hold its answer back: well below the silence after which it would be
  /// taken for dead. Then it is asked again and again.
  private static let held = 60
  /// Between two looks.
  private static let pause = Duration.seconds(1)

  /// The notification once it is over, or as it is when the time has passed.
  private func over(
    _ answer: JSONDocument, by end: ContinuousClock.Instant, _ segments: [String],
    _ session: GatewaySession
  ) async throws -> JSONDocument {
    let id = answer.root["id"]?.string ?? ""
    var last = answer
    // What is only accepted has no state.
    while !NotifyOutput.isOver(last.root) {
      let left = end - .now
      if left > .zero { try await Task.sleep(for: min(Self.pause, left)) }
      last = try await session.call("GET", segments + [id])
      if left <= .zero { break }
    }
    return last
  }
}

/// Whom it is for.
struct NotifyRecipients: ParsableArguments {
  @Option(name: .customLong("user"), help: "A user; several may be given.") var users: [String] = []

  @Option(
    name: .customLong("token"), help: "A device token in hexadecimal; several may be given.")
  var tokens: [String] = []

  @Flag(help: "All devices of the app.") var everyone = false

  @Option(
    name: .customLong("tag"), help: "Only devices with this tag; of several, with all of them.")
  var tags: [String] = []

  @Option(help: "Only devices registered for production, or for sandbox.") var environment: String?

  func validate() throws {
    let isNamed = !users.isEmpty || !tokens.isEmpty
    if isNamed, everyone { throw ValidationError("--everyone: say names, or that, not both") }
    if !isNamed, !everyone, tags.isEmpty {
      throw ValidationError("say to whom: --user, --token, --tag or --everyone")
    }
    if isNamed, !tags.isEmpty {
      throw ValidationError("--tag: narrows --everyone, and no names")
    }
  }

  /// The member `to`.
  var json: [UInt8] {
    var members = BodyMembers()
    members.set("users", all: users)
    members.set("tokens", all: tokens)
    if everyone, tags.isEmpty { members.set("everyone", true) }
    if !tags.isEmpty {
      var all = BodyMembers()
      all.set("all", tags)
      members.set("tags", json: all.body)
    }
    members.set("environment", environment)
    return members.body
  }
}

/// What it says.
struct NotifyMessage: ParsableArguments {
  @Option(help: "The title, as it is.") var title: String?
  @Option(help: "The text, as it is.") var body: String?

  @Option(
    help: ArgumentHelp(
      "The text by its key in the app's strings, in the language of each reader.",
      valueName: "key"))
  var string: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "What stands in the text's places: texts, or as requests have them '{\"date\": \"2026-11-22T18:30:00Z\"}'.",
      valueName: "argument"))
  var args: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with the payload, as Apple and the API know it; - for standard input.",
      valueName: "file"))
  var payload: String?

  func validate() throws {
    let isSaid = title != nil || body != nil || string != nil
    if isSaid == (payload != nil) {
      throw ValidationError("say what to send: --title, --body or --string, or else --payload")
    }
    if body != nil, string != nil {
      throw ValidationError("--body and --string: the text is the one or the other")
    }
    if !args.isEmpty, string == nil {
      throw ValidationError("--args: stands in the places of --string's text")
    }
  }

  /// Bytes of a payload's file that are read: with texts in many languages it has some thousand; what is larger is
  /// another file.
  private static let longest = 1 << 20

  /// Writes the member `payload`, or `alert`.
  func write(into members: inout BodyMembers) async throws {
    if let payload {
      members.set("payload", json: try await Self.read(payload))
    } else {
      members.set("alert", json: alert)
    }
  }

  private static func read(_ payload: String) async throws -> [UInt8] {
    let source = try FileSource(payload)
    defer { source.loop.stop() }
    var bytes: [UInt8] = []
    while case let piece = try await source.next(), !piece.isEmpty {
      bytes += piece
      guard bytes.count <= longest else {
        throw CommandFault.usage("--payload: \(payload) has more than \(longest) bytes")
      }
    }
    // The gateway says what is wrong within it; here it only must not break the body that it stands in.
    do { return Array(try JSONDocument(parsing: bytes).root.bytes) } catch {
      throw CommandFault.usage("--payload: not JSON: \(error)")
    }
  }

  /// An object says how it is to be written, all else is a text; nil for none.
  private var arguments: [UInt8]? {
    if args.isEmpty { return nil }
    var json = JSONWriter()
    json.array { array in
      for argument in args {
        let bytes = Array(argument.utf8)
        if argument.first == "{", (try? JSONDocument(parsing: bytes))?.root.kind == .object {
          array.raw(bytes)
        } else {
          array.value(argument)
        }
      }
    }
    return json.bytes
  }

  private var alert: [UInt8] {
    var text = BodyMembers()
    text.set("title", title)
    text.set("body", body)
    if let string {
      var form = BodyMembers()
      form.set("string", string)
      form.set("args", json: arguments)
      text.set("body", json: form.body)
    }
    return text.body
  }
}

/// How it is sent.
struct NotifyWay: ParsableArguments {
  @Option(help: ArgumentHelp("Seconds for which it is worth anything.", valueName: "seconds"))
  var expiresIn: Int?

  @Option(help: ArgumentHelp("It replaces an earlier one with this id.", valueName: "id"))
  var collapseID: String?

  @Option(help: "Your own name for it.") var reference: String?

  func write(into members: inout BodyMembers) {
    members.set("expires_in", expiresIn)
    members.set("collapse_id", collapseID)
    members.set("reference", reference)
  }
}
