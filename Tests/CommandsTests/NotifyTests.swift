// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText
import Testing

@testable import Commands

/// Requests that `pushgate notify`, `notifications` and `webhooks` build from their options.
@Suite struct NotifyTests {
  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  @Test(
    "options of the audience become the member to",
    arguments: [
      ("--user bob --user ann", #"{"users":["bob","ann"]}"#),
      ("--token ab --environment sandbox", #"{"tokens":["ab"],"environment":"sandbox"}"#),
      ("--everyone", #"{"everyone":true}"#),
      ("--tag beta --tag gold", #"{"tags":{"all":["beta","gold"]}}"#),
      ("--everyone --tag beta", #"{"tags":{"all":["beta"]}}"#),
      ("--language fr --language de", #"{"languages":["fr","de"]}"#),
    ])
  func recipients(arguments: String, json: String) throws {
    let recipients = try NotifyRecipients.parse(Self.words(arguments))
    let body = try recipients.json()
    #expect(String(decoding: body, as: UTF8.self) == json)
  }

  @Test(
    "options of the message become the members alert, payload and badge",
    arguments: [
      ("--body Hi", #"{"alert":{"body":"Hi"}}"#),
      ("--title A --body B", #"{"alert":{"title":"A","body":"B"}}"#),
      ("--string KEY", #"{"alert":{"body":{"string":"KEY"}}}"#),
      (
        "--title A --string KEY --args Jenna chess",
        #"{"alert":{"title":"A","body":{"string":"KEY","args":["Jenna","chess"]}}}"#
      ),
      (
        "--title-string T --title-args Ann --string KEY --table Push",
        #"{"alert":{"title":{"string":"T","table":"Push","args":["Ann"]},"body":{"string":"KEY","table":"Push"}}}"#
      ),
      (
        "--body Hi --sound chime.aiff --badge 3",
        #"{"alert":{"body":"Hi"},"payload":{"aps":{"sound":"chime.aiff"}},"badge":{"set":3}}"#
      ),
      (
        #"--string KEY --args {"percent":0.35} {x 7"#,
        #"{"alert":{"body":{"string":"KEY","args":[{"percent":0.35},"{x","7"]}}}"#
      ),
    ])
  func message(arguments: String, json: String) async throws {
    var members = BodyMembers()
    try await NotifyMessage.parse(Self.words(arguments)).write(into: &members)
    #expect(String(decoding: members.body, as: UTF8.self) == json)
  }

  @Test("options of the delivery become members of equal names")
  func delivery() throws {
    var members = BodyMembers()
    try NotifyDelivery.parse(
      Self.words(
        "--send-at 2026-12-24T07:00:00Z --expires-in 60 --collapse-id game --priority 5 --push-type alert --reference r"
      )
    ).write(into: &members)
    #expect(
      String(decoding: members.body, as: UTF8.self)
        == #"{"send_at":"2026-12-24T07:00:00Z","expires_in":60,"collapse_id":"game","priority":5,"push_type":"alert","reference":"r"}"#
    )
  }

  @Test(
    "contradictory options are refused",
    arguments: [
      "a --everyone --user u --body b", "a --user u --tag t --body b",
      "a --user u --language fr --body b", "a --user u --body b --string s",
      "a --user u --title t --title-string s", "a --user u --body b --table Push",
      "a --user u --body b --args x", "a --user u --payload f --title t",
      "a --user u --payload f --sound s", "a --user u --body b --wait 0",
      "a --user u --body b --wait 5 --dry-run", "--user u --body b",
      "a --body b --user u --titel x",
    ])
  func refused(arguments: String) {
    #expect(throws: (any Error).self) { try NotifyCommand.parse(Self.words(arguments)) }
  }

  @Test("a notification without audience or message is refused after unknown options")
  func missing() async throws {
    for (arguments, word) in [
      ("a --user u", "message"), ("a --body b", "audience"), ("a", "audience"),
    ] {
      let command = try NotifyCommand.parse(Self.words(arguments))
      do {
        _ = try await command.body()
        Issue.record("\(arguments) was accepted")
      } catch let fault as CommandFault {
        #expect(fault.description.contains(word) && fault.exitCode == .usage, "\(fault)")
      }
    }
  }

  @Test(
    "a finished notification succeeds only if every device was reached",
    arguments: [
      (#"{"state":"finished","audience":2,"outcomes":{"accepted":1,"superseded":1}}"#, nil),
      (
        #"{"state":"finished","audience":2,"outcomes":{"accepted":1,"expired":1}}"#,
        "not all devices were reached: 1 expired"
      ),
      (
        #"{"state":"cancelled","audience":9,"outcomes":{"accepted":4},"not_expanded":5}"#,
        "not all devices were reached: 5 not_expanded"
      ),
      (
        #"{"state":"finished","audience":9,"outcomes":{"accepted":4,"unknown":1},"not_expanded":4}"#,
        "not all devices were reached: 1 unknown, 4 not_expanded"
      ),
      (
        #"{"state":"cancelled","audience":4,"outcomes":{"accepted":4},"not_expanded":0}"#,
        "the notification was cancelled"
      ),
      (#"{"state":"cancelled","outcomes":{}}"#, "the notification was cancelled"),
      (
        #"{"state":"finished","audience":0,"outcomes":{}}"#,
        "no device was reached: the audience has 0 devices"
      ),
    ] as [(String, String?)])
  func shortfall(json: String, shortfall: String?) throws {
    let document = try JSONDocument(parsing: Array(json.utf8))
    #expect(NotifyOutput.shortfall(of: document.root) == shortfall)
  }

  @Test("filters of notifications become a query, outcomes to resend a body")
  func notifications() throws {
    let list = try NotificationsCommand.List.parse(
      Self.words("a --state finished --reference r --since 2026-11-20T09:00:00Z"))
    #expect(
      list.pairs.map { "\($0.name)=\($0.value)" } == [
        "state=finished", "reference=r", "since=2026-11-20T09:00:00Z",
      ])
    let resend = try ResendCommand.parse(Self.words("a 1 --outcome expired --outcome rejected"))
    #expect(
      String(decoding: resend.body, as: UTF8.self) == #"{"outcomes":["expired","rejected"]}"#)
    #expect(resend.notification.path == ["apps", "a", "notifications", "1"])
  }

  @Test("changes of a webhook become the body of PATCH")
  func webhooks() throws {
    let change = try WebhooksCommand.Update.parse(
      Self.words("a 1 --address https://b --event delivery.failed --event credential.refused"))
    #expect(
      String(decoding: change.members.body, as: UTF8.self)
        == #"{"url":"https://b","events":["delivery.failed","credential.refused"]}"#)
    for arguments in ["a", "a 1 --event"] {
      #expect(throws: (any Error).self) {
        try WebhooksCommand.Update.parse(Self.words(arguments))
      }
    }
    #expect(throws: (any Error).self) {
      try WebhooksCommand.Create.parse(Self.words("a https://b"))
    }
  }
}
