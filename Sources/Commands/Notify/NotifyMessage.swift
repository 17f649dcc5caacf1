// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AsyncIO
import JSONText

/// The content of a notification.
struct NotifyMessage: ParsableArguments {
  @Option(help: "The title as literal text.") var title: String?
  @Option(help: "The body as literal text.") var body: String?

  @Option(
    help: ArgumentHelp(
      "The title: a key of the app's strings, localized for each reader.", valueName: "key"))
  var titleString: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Arguments of --title-string, in the form of --args.", valueName: "argument")
  )
  var titleArgs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The body: a key of the app's strings, localized for each reader.", valueName: "key"))
  var string: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Arguments of --string: strings, or objects such as '{\"date\": \"2026-11-22T18:30:00Z\"}'.",
      valueName: "argument"))
  var args: [String] = []

  @Option(
    help: ArgumentHelp(
      "The strings table of both keys; Localizable by default.", valueName: "name"))
  var table: String?

  @Option(help: ArgumentHelp("The name of a sound in the app, or default.", valueName: "name"))
  var sound: String?

  @Option(help: ArgumentHelp("The badge number on the app's icon.", valueName: "n"))
  var badge: Int?

  @Option(
    help: ArgumentHelp(
      "A file with the payload: Apple's JSON with the API's localized forms; - is standard input.",
      valueName: "file"))
  var payload: String?

  private var hasAlert: Bool {
    title != nil || body != nil || titleString != nil || string != nil
  }

  func validate() throws {
    if hasAlert, payload != nil {
      throw ValidationError("--payload: expected without --title, --body and their keys")
    }
    if title != nil, titleString != nil {
      throw ValidationError("--title-string: expected without --title")
    }
    if body != nil, string != nil { throw ValidationError("--string: expected without --body") }
    if !titleArgs.isEmpty, titleString == nil {
      throw ValidationError("--title-args: expected beside --title-string")
    }
    if !args.isEmpty, string == nil { throw ValidationError("--args: expected beside --string") }
    if table != nil, string == nil, titleString == nil {
      throw ValidationError("--table: expected beside --string or --title-string")
    }
    if sound != nil, payload != nil {
      throw ValidationError("--sound: expected without --payload, which can contain it")
    }
  }

  /// Maximum bytes of a payload file. Payloads with texts in many languages have some thousand
  /// bytes.
  private static let longestPayload = 1 << 20

  /// Writes the members `payload`, `alert` and `badge`.
  func write(into members: inout BodyMembers) async throws {
    guard hasAlert || payload != nil else {
      throw CommandFault.usage(
        "the message is missing: expected --title, --body, --string, --title-string or --payload")
    }
    if let payload { members.set("payload", json: try await Self.read(payload)) }
    if hasAlert { members.set("alert", json: alert) }
    if let sound {
      var aps = BodyMembers()
      aps.set("sound", sound)
      var payload = BodyMembers()
      payload.set("aps", json: aps.body)
      members.set("payload", json: payload.body)
    }
    if let badge {
      var change = BodyMembers()
      change.set("set", badge)
      members.set("badge", json: change.body)
    }
  }

  private static func read(_ payload: String) async throws -> [UInt8] {
    let source = try FileSource(payload)
    defer { source.loop.stop() }
    var bytes: [UInt8] = []
    while case let piece = try await source.next(), !piece.isEmpty {
      bytes += piece
      guard bytes.count <= longestPayload else {
        throw CommandFault.usage("--payload: \(payload) has more than \(longestPayload) bytes")
      }
    }
    // The gateway checks the content. The command checks only the JSON syntax, because it inserts
    // the payload into the body.
    do { return Array(try JSONDocument(parsing: bytes).root.bytes) } catch {
      throw CommandFault.usage("--payload: not JSON: \(error)")
    }
  }

  private var alert: [UInt8] {
    var text = BodyMembers()
    text.set("title", title)
    text.set("title", json: titleString.map { form($0, titleArgs) })
    text.set("body", body)
    text.set("body", json: string.map { form($0, args) })
    return text.body
  }

  /// Returns a reference to a key of the app's strings.
  private func form(_ key: String, _ arguments: [String]) -> [UInt8] {
    var form = BodyMembers()
    form.set("string", key)
    form.set("table", table)
    form.set("args", json: Self.json(arguments))
    return form.body
  }

  /// Returns an array of arguments: JSON objects unchanged, all others as strings; nil without
  /// arguments.
  private static func json(_ arguments: [String]) -> [UInt8]? {
    if arguments.isEmpty { return nil }
    var json = JSONWriter()
    json.array { array in
      for argument in arguments {
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
}
