// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText
import Testing

@testable import Commands

/// Conversion of options into the body of a request or a query.
@Suite struct ParsingTests {
  static let apps: [(arguments: String, body: String)] = [
    ("", "{}"),
    (
      "--fallback-language en --fallback-language fr --source-language de",
      #"{"fallback_languages":["en","fr"],"source_language":"de"}"#
    ),
    (
      "--max-rate 500 --time-zone Europe/Berlin --language-override ca=es",
      #"{"language_overrides":{"ca":"es"},"max_rate":500,"time_zone":"Europe/Berlin"}"#
    ),
    (
      "--quiet-hours 22:00-08:00 --quiet-hours-then skip",
      #"{"quiet_hours":{"from":"22:00","to":"08:00","then":"skip"}}"#
    ),
    (
      "--keys-are-texts --no-strict", #"{"keys_are_texts":true,"strict":false}"#
    ),
    (
      "--no-fallback-languages --no-language-overrides --no-max-rate --no-quiet-hours",
      #"{"fallback_languages":[],"language_overrides":{},"max_rate":null,"quiet_hours":null}"#
    ),
  ]

  @Test("settings of an app become the body of PUT and PATCH", arguments: apps)
  func app(arguments: String, body: String) throws {
    let options = try AppOptions.parse(words(arguments))
    #expect(String(decoding: options.members.body, as: UTF8.self) == body)
  }

  @Test(
    "contradictory settings of an app are refused",
    arguments: [
      "--max-rate 5 --no-max-rate", "--quiet-hours 22:00", "--quiet-hours-then send",
      "--quiet-hours 1-2 --no-quiet-hours", "--language-override ca", "--language-override =es",
      "--fallback-language en --no-fallback-languages", "--max-rate many",
    ])
  func refusedApp(arguments: String) {
    #expect(throws: (any Error).self) { try AppOptions.parse(words(arguments)) }
  }

  @Test(
    "an error about mutually exclusive options names existing options",
    arguments: [
      ("--fallback-language en --no-fallback-languages", "--no-fallback-languages"),
      ("--language-override ca=es --no-language-overrides", "--no-language-overrides"),
      ("--max-rate 5 --no-max-rate", "--no-max-rate"),
      ("--quiet-hours 22:00-08:00 --no-quiet-hours", "--no-quiet-hours"),
    ])
  func exclusions(arguments: String, flag: String) throws {
    let option = try #require(words(arguments).first)
    let error = #expect(throws: (any Error).self) { try AppOptions.parse(words(arguments)) }
    let text = AppOptions.message(for: try #require(error))
    #expect(text == "\(flag): expected without \(option)")
  }

  static let devices: [(arguments: String, body: String)] = [
    (
      "--language fr-CA --language en --environment sandbox --user u --time-zone Asia/Taipei --app-version 3.2",
      #"{"languages":["fr-CA","en"],"environment":"sandbox","user":"u","time_zone":"Asia/Taipei","app_version":"3.2"}"#
    )
  ]

  @Test("options of a device become a body", arguments: devices)
  func device(arguments: String, body: String) throws {
    let options = try DeviceOptions.parse(words(arguments))
    #expect(String(decoding: options.members.body, as: UTF8.self) == body)
  }

  @Test("filters of devices become the query of the list")
  func filters() throws {
    let options = try DeviceFilterOptions.parse(
      words(
        "--user u --language fr --tag beta --tag gold --any-tag a --any-tag b --no-tag c --app-version-from 3 --app-version-below 4 --state active "
          + "--environment sandbox --push-type voip --updated-since 2026-11-20T09:00:00Z"))
    #expect(
      options.pairs.map { "\($0.name)=\($0.value)" } == [
        "user=u", "language=fr", "app_version_from=3", "app_version_below=4",
        "state=active", "environment=sandbox", "push_type=voip",
        "updated_since=2026-11-20T09:00:00Z", "tag=beta", "tag=gold", "any_tag=a", "any_tag=b",
        "no_tag=c",
      ])
  }

  static let updates: [(arguments: String, isRight: Bool)] = [
    ("com.example.app ab --add-tag beta", true),
    ("com.example.app ab --no-user", true),
    ("com.example.app ab --tagg x", false),
    ("com.example.app ab --user u --no-user", false),
    ("com.example.app ab --language fr --no-languages", false),
    ("com.example.app", false),
    ("", false),
  ]

  @Test("a value of a device is set or cleared, not both", arguments: updates)
  func update(arguments: String, isRight: Bool) {
    let isTaken = (try? DevicesCommand.Update.parse(words(arguments))) != nil
    #expect(isTaken == isRight)
  }

  static let credentials: [(arguments: String, isRight: Bool)] = [
    ("--p8 /x/AuthKey_ABCDE12345.p8 --team-id TEAM123456", true),
    ("--p8 key.p8 --key-id ABCDE12345 --team-id TEAM123456", true),
    ("--p8 key.p8 --team-id TEAM123456", false),
    ("--p8 AuthKey_ABCDE12345.p8", false),
    ("--p12 a.p12", true),
    ("--p12 a.p12 --password-file b", true),
    ("--p12 a.p12 --team-id TEAM123456", false),
    ("--pem a.pem --private-key b.pem", true),
    ("--p12 a.p12 --private-key b.pem", false),
    ("--p12 a.p12 --pem b.pem", false),
    ("", false),
  ]

  @Test("a credential is one file with its matching options", arguments: credentials)
  func credential(arguments: String, isRight: Bool) {
    let isTaken = (try? CredentialFileOptions.parse(words(arguments))) != nil
    #expect(isTaken == isRight)
  }

  @Test(
    "an unknown command is answered with the nearest command, or with all",
    arguments: [
      ("device list", #"root has no command "device"; the nearest is devices"#),
      (
        "devices register a",
        #"root devices has no command "register"; expected list, show, deliveries, counts, create, update, delete, quarantine, activate, import, export or events"#
      ),
      ("devcies list", #"root has no command "devcies"; the nearest is devices"#),
      ("devices lsit a", #"root devices has no command "lsit"; the nearest is list"#),
      ("xy", #"root has no command "xy"; expected devices or users"#),
      ("devices list a --nonsense", nil), ("devices", nil), ("--version", nil),
      ("help devices", nil),
    ] as [(String, String?)])
  func commandNames(arguments: String, fault: String?) {
    #expect(CommandNames.fault(in: words(arguments), of: Root.self) == fault)
  }

  @Test("an empty word has no nearest command")
  func emptyWord() {
    #expect(
      CommandNames.fault(in: [""], of: Root.self)
        == #"root has no command ""; expected devices or users"#)
  }

  /// A subset of the commands.
  private struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "root", subcommands: [DevicesCommand.self, UsersCommand.self])
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
