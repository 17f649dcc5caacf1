// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// A state for a simulator, from `pushgate simulate --scenario FILE` or `POST /sim/scenario`.
/// Parsed completely before it is applied.
package struct Scenario: Sendable {
  /// Seed for random choices and generated ids from now on.
  let seed: UInt64?
  let clock: ClockDeclaration?
  let keys: [SigningKey]
  let apps: [(name: String, declaration: AppDeclaration)]
  let devices: [(token: String, declaration: DeviceDeclaration)]
  let tokens: [(token: String, declaration: TokenDeclaration)]
  /// Fault rules that replace all others; nil leaves the rules unchanged.
  let faults: [FaultRule]?

  /// Whether the scenario contains keys to verify provider tokens.
  package var hasKeys: Bool { !keys.isEmpty }

  /// Reads `{"seed", "clock", "keys", "apps", "devices", "tokens", "faults"}`; all members are
  /// optional.
  package init(_ json: JSONField) throws(JSONFault) {
    try json.object(of: ["seed", "clock", "keys", "apps", "devices", "tokens", "faults"])
    seed = try json["seed"].map(Self.seed)
    clock = try json["clock"].map(ClockDeclaration.init)
    var keys: [SigningKey] = []
    for key in try Self.members(json["keys"]) {
      keys.append(try SigningKey(keyID: key.name.text, key))
    }
    self.keys = keys
    var apps: [(String, AppDeclaration)] = []
    for app in try Self.members(json["apps"]) {
      apps.append((app.name.text, try AppDeclaration(app, takesStrings: true)))
    }
    self.apps = apps
    devices = try Self.byToken(json["devices"], DeviceDeclaration.init)
    tokens = try Self.byToken(json["tokens"], TokenDeclaration.init)
    faults = try json["faults"].map(Self.faults)
  }

  private static func seed(_ json: JSONField) throws(JSONFault) -> UInt64 {
    UInt64(try json.whole(in: 0...Int.max))
  }

  private static func members(_ json: JSONField?) throws(JSONFault) -> [JSONField] {
    guard let json else { return [] }
    return Array(try json.members())
  }

  private static func byToken<Declaration>(
    _ json: JSONField?, _ read: (JSONField) throws(JSONFault) -> Declaration
  ) throws(JSONFault) -> [(String, Declaration)] {
    var declarations: [(String, Declaration)] = []
    for member in try members(json) {
      guard let token = RequestCheck.deviceToken(member.name.text) else {
        throw member.fault("expected an even number of hexadecimal digits as the name")
      }
      declarations.append((token, try read(member)))
    }
    return declarations
  }

  private static func faults(_ json: JSONField) throws(JSONFault) -> [FaultRule] {
    var rules: [FaultRule] = []
    for element in try json.elements() { rules.append(try FaultRule(element)) }
    guard rules.count <= FaultPlan.maximumRules else {
      throw json.fault("expected at most \(FaultPlan.maximumRules) rules")
    }
    return rules
  }
}

extension Scenario {
  /// Reads the contents of a file.
  package init(file bytes: [UInt8]) throws(ScenarioFileError) {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw ScenarioFileError(description: error.description)
    }
    do throws(JSONFault) {
      try self.init(JSONField(document.root))
    } catch {
      let line = document.lineIndex.line(ofByte: error.offset)
      throw ScenarioFileError(
        description: "line \(line): \(error.pointer.isEmpty ? "/" : error.pointer): "
          + error.message)
    }
  }
}
