// SPDX-License-Identifier: Apache-2.0
import APNsSimulator
import AsyncIO
import HTTPClient
import JSONText
import TLS

/// The sample run of `pushgate dev`: registers devices, sends a notification, and shows what the
/// simulator received for each device.
struct DevShow {
  /// Time limit for the sample notification, which takes some milliseconds.
  private static let patience = Duration.seconds(15)

  let client: LocalClient
  let apple: Simulator
  let folder: DevFolder

  /// The path of the sample app in the API.
  private static let app = "/v1/apps/\(SampleData.app)"

  /// Runs all steps and prints the result.
  func run() async throws {
    printLine(
      "[4/4] a sample app, its strings, \(SampleData.readers.count) devices, one notification")
    try await setUp()
    try await register()
    let accepted = try await client.call(
      "POST", "\(Self.app)/notifications", SampleData.notification)
    try await follow(accepted.root["id"]?.string ?? "")
  }

  private func setUp() async throws {
    try await client.call(
      "PUT", Self.app, #"{"fallback_languages": ["en"], "source_language": "en"}"#)
    try await client.call("PUT", "\(Self.app)/credentials/sandbox/dev", credential())
    for (language, json) in SampleData.strings {
      try await client.call("PUT", "\(Self.app)/strings/\(language)", json)
    }
  }

  private func register() async throws {
    for reader in SampleData.readers {
      try await client.call(
        "PUT", "\(Self.app)/devices/\(reader.token)", SampleData.registration(reader))
    }
  }

  private func follow(_ id: String) async throws {
    let path = "\(Self.app)/notifications/\(id)"
    let finished = try await waitUntilFinished(path)
    let deliveries = try await client.call(
      "GET", "\(path)/deliveries", query: [QueryPair("limit", "1000")])
    try await show(id: id, finished: finished, deliveries: deliveries)
  }

  private func credential() throws -> String {
    var writer = JSONWriter()
    let pem = try folder.providerKey().pem
    writer.object { object in
      object.field("key_id", SampleData.keyID)
      object.field("team_id", SampleData.teamID)
      object.field("private_key", pem)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func waitUntilFinished(_ path: String) async throws -> JSONDocument {
    let deadline = MonotonicTime.now() + Self.patience
    while true {
      let notification = try await client.call("GET", path)
      if notification.root["state"]?.string == "finished" { return notification }
      guard MonotonicTime.now() < deadline else {
        throw LocalClient.Unexpected(
          description: "the notification is not finished after \(Self.patience): "
            + String(decoding: notification.bytes, as: UTF8.self))
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  private func show(
    id: String, finished: JSONDocument, deliveries: JSONDocument
  ) async throws {
    printLine("")
    printLine("  What each reader was shown, as the simulator received it:")
    for reader in SampleData.readers {
      let delivery = deliveries.root["deliveries"]?.elements
        .first { $0["token"]?.string == reader.token }
      let language = delivery?["language"]?.string ?? "-"
      let pushes = await apple.received(ReceivedQuery(deviceToken: reader.token))
      let newest = pushes.max { $0.number < $1.number }
      let alert = try newest.map { try JSONDocument(parsing: $0.payload).root }?["aps"]?["alert"]
      printLine("")
      printLine(
        "  \(reader.user)  reads \(reader.languages.joined(separator: ", "))  (\(reader.note))")
      printLine("    [\(language)] \(alert?["title"]?.string ?? "nothing")")
      printLine(
        "    \(String(repeating: " ", count: language.count + 2)) \(alert?["body"]?.string ?? "")")
    }
    printLine("")
    let outcomes = (finished.root["outcomes"]?.members ?? [])
      .map { "\($0.value.int ?? 0) \($0.name)" }.joined(separator: ", ")
    printLine("  notification \(id): \(outcomes)")
  }

  /// Prints the addresses, and `curl` commands to try next.
  /// - Parameter signIn: the path and query of a link that signs in once.
  static func printWhatNext(
    address: SocketAddress, control: SocketAddress?, folder: DevFolder, signIn: String
  ) {
    printLine(
      """

        Open the admin page. This link works once, within an hour; later, sign in with the key in
        \(folder.path)/admin.key:

          http://\(address)\(signIn)

        Continue in another terminal:

          KEY=$(cat \(folder.path)/admin.key)
          API=http://\(address)/v1/apps/\(SampleData.app)
          curl -s -H "Authorization: Bearer $KEY" "$API/devices"
          curl -s -H "Authorization: Bearer $KEY" "$API/notifications" \\
            -H "Content-Type: application/json" \\
            -d '{"to": {"users": ["amelie"]}, "payload": {"aps": {"alert": {"localized": {"en": "Hello", "fr": "Bonjour"}}}}}'
          curl -s http://\(control.map { "\($0)" } ?? "127.0.0.1:2198")/sim/received    # what Apple would receive
          curl -s -H "Authorization: Bearer $KEY" http://\(address)/metrics

        Ctrl-C stops everything; the next run continues with \(folder.path).
      """)
  }
}
