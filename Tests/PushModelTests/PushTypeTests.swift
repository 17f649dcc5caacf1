// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

/// A row of the table in "Sending notification requests to APNs".
struct AppleRow: Sendable, CustomTestStringConvertible {
  let type: PushType
  let suffix: String
  let priorities: [Int]
  let bytes: Int
  let kind: TokenKind

  init(
    _ type: PushType, _ suffix: String, _ kind: TokenKind, priorities: [Int] = [10, 5, 1],
    bytes: Int = 4096
  ) {
    self.type = type
    self.suffix = suffix
    self.priorities = priorities
    self.bytes = bytes
    self.kind = kind
  }

  var testDescription: String { type.rawValue }

  static let table = [
    AppleRow(.alert, "", .alert),
    AppleRow(.background, "", .alert, priorities: [5]),
    AppleRow(.complication, ".complication", .complication),
    AppleRow(.controls, ".push-type.controls", .controls),
    AppleRow(.fileprovider, ".pushkit.fileprovider", .fileprovider),
    AppleRow(.liveactivity, ".push-type.liveactivity", .liveactivity, priorities: [10, 5]),
    AppleRow(.location, ".location-query", .location),
    AppleRow(.mdm, "", .mdm),
    AppleRow(.pushtotalk, ".voip-ptt", .pushtotalk, priorities: [10]),
    AppleRow(.voip, ".voip", .voip, bytes: 5120),
    AppleRow(.widgets, ".push-type.widgets", .widgets),
  ]
}

@Suite struct PushTypeTests {
  @Test("topic, priorities, size and kind of token match Apple's table", arguments: AppleRow.table)
  func table(row: AppleRow) {
    #expect(row.type.topicSuffix == row.suffix)
    #expect(row.type.priorities == row.priorities)
    #expect(row.type.maximumPayloadBytes == row.bytes)
    #expect(row.type.tokenKind == row.kind)
  }

  @Test("the table has a row for every push type, and its default priority is allowed")
  func complete() {
    #expect(AppleRow.table.map(\.type) == PushType.allCases)
    for type in PushType.allCases { #expect(type.priorities.contains(type.defaultPriority)) }
    #expect(PushType.background.defaultPriority == 5)
    #expect(PushType.alert.defaultPriority == 10)
  }

  @Test("only voip and pushtotalk expire at once; only mdm and fileprovider omit aps")
  func exceptions() {
    #expect(PushType.allCases.filter(\.isNowOrNever) == [.pushtotalk, .voip])
    #expect(PushType.allCases.filter { !$0.needsAps } == [.fileprovider, .mdm])
  }

  @Test("the raw values are the values of apns-push-type")
  func names() {
    #expect(
      PushType.allCases.map(\.rawValue) == [
        "alert", "background", "complication", "controls", "fileprovider", "liveactivity",
        "location", "mdm", "pushtotalk", "voip", "widgets",
      ])
  }
}

/// Stored codes must never change: database rows contain them.
@Suite struct StoredCodeTests {
  @Test("push types keep their codes")
  func pushTypes() {
    #expect(PushType.allCases.map(\.code) == Array(1...11))
    for type in PushType.allCases { #expect(PushType(code: type.code) == type) }
    for code: Int16 in [-1, 0, 12, .max, .min] { #expect(PushType(code: code) == nil) }
  }

  @Test("kinds of token keep their codes and names")
  func tokenKinds() {
    #expect(TokenKind.allCases.map(\.code) == Array(1...11))
    #expect(
      TokenKind.allCases.map(\.rawValue) == [
        "alert", "complication", "controls", "fileprovider", "liveactivity", "liveactivity-start",
        "location", "mdm", "pushtotalk", "voip", "widgets",
      ])
    for kind in TokenKind.allCases { #expect(TokenKind(code: kind.code) == kind) }
    for code: Int16 in [-1, 0, 12, .max, .min] { #expect(TokenKind(code: code) == nil) }
  }

  @Test("environments keep their codes")
  func environments() {
    #expect(PushEnvironment.allCases.map(\.code) == [1, 2])
    for environment in PushEnvironment.allCases {
      #expect(PushEnvironment(code: environment.code) == environment)
    }
    for code: Int16 in [-1, 0, 3] { #expect(PushEnvironment(code: code) == nil) }
  }

  @Test("device states keep their codes and names")
  func deviceStates() {
    #expect(DeviceState.allCases.map(\.rawValue) == [1, 2, 3])
    #expect(DeviceState.allCases.map(\.name) == ["active", "quarantined", "unregistered"])
    for state in DeviceState.allCases { #expect(DeviceState(name: state.name) == state) }
    #expect(DeviceState(name: "Active") == nil)
  }

  @Test("outcomes keep their codes and names")
  func outcomes() {
    #expect(DeliveryOutcome.allCases.map(\.rawValue) == Array(1...8))
    #expect(
      DeliveryOutcome.allCases.map(\.name) == [
        "waiting", "accepted", "rejected", "unknown_device", "cancelled", "expired", "unknown",
        "superseded",
      ])
    for outcome in DeliveryOutcome.allCases {
      #expect(DeliveryOutcome(name: outcome.name) == outcome)
    }
    #expect(DeliveryOutcome(name: "unknownDevice") == nil)
  }

  @Test("scopes keep their names, which rows of API keys contain")
  func scopes() {
    #expect(KeyScope.allCases.map(\.rawValue) == ["devices", "notify", "read", "admin"])
  }
}
