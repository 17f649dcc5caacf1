// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Testing

@testable import Commands

/// What `pushgate notify` and `pushgate webhooks` make of their options.
@Suite struct NotifyTests {
  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  @Test(
    "to whom",
    arguments: [
      ("--user bob --user ann", #"{"users":["bob","ann"]}"#),
      ("--token ab --environment sandbox", #"{"tokens":["ab"],"environment":"sandbox"}"#),
      ("--everyone", #"{"everyone":true}"#),
      ("--tag beta --tag gold", #"{"tags":{"all":["beta","gold"]}}"#),
      ("--everyone --tag beta", #"{"tags":{"all":["beta"]}}"#),
    ])
  func recipients(arguments: String, json: String) throws {
    let recipients = try NotifyRecipients.parse(Self.words(arguments))
    #expect(String(decoding: recipients.json, as: UTF8.self) == json)
  }

  @Test(
    "what it says",
    arguments: [
      ("--body Hi", #"{"alert":{"body":"Hi"}}"#),
      ("--title A --body B", #"{"alert":{"title":"A","body":"B"}}"#),
      ("--string KEY", #"{"alert":{"body":{"string":"KEY"}}}"#),
      (
        "--title A --string KEY --args Jenna chess",
        #"{"alert":{"title":"A","body":{"string":"KEY","args":["Jenna","chess"]}}}"#
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

  @Test("how it is sent")
  func way() throws {
    var members = BodyMembers()
    try NotifyWay.parse(Self.words("--expires-in 60 --collapse-id game --reference r"))
      .write(into: &members)
    #expect(
      String(decoding: members.body, as: UTF8.self)
        == #"{"expires_in":60,"collapse_id":"game","reference":"r"}"#)
  }

  @Test(
    "what contradicts itself is refused",
    arguments: [
      "--app a", "--app a --user u", "--app a --body b", "--app a --everyone --user u --body b",
      "--app a --user u --tag t --body b", "--app a --user u --body b --string s",
      "--app a --user u --body b --args x", "--app a --user u --payload f --title t",
      "--app a --user u --body b --wait 0", "--app a --user u --body b --wait 5 --dry-run",
      "--user u --body b",
    ])
  func refused(arguments: String) {
    #expect(throws: (any Error).self) { try NotifyCommand.parse(Self.words(arguments)) }
  }

  @Test("changes of a webhook are a body of PATCH; without any there is nothing to ask for")
  func webhooks() throws {
    let change = try WebhooksCommand.Change.parse(
      Self.words("a 1 --address https://b --event delivery.failed --event credential.refused"))
    #expect(
      String(decoding: change.members.body, as: UTF8.self)
        == #"{"url":"https://b","events":["delivery.failed","credential.refused"]}"#)
    for arguments in ["a 1", "a", "a 1 --event"] {
      #expect(throws: (any Error).self) {
        try WebhooksCommand.Change.parse(Self.words(arguments))
      }
    }
    #expect(throws: (any Error).self) {
      try WebhooksCommand.Add.parse(Self.words("a https://b"))
    }
  }
}
