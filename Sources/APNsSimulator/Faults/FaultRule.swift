// SPDX-License-Identifier: Apache-2.0

package import JSONText

/// A fault and the requests it strikes.
package struct FaultRule: Sendable {
  package var fault: Fault
  /// Strikes device tokens that begin so, in lower case; nil strikes any.
  package var tokenPrefix: String?
  package var topic: String?
  /// Strikes requests to one of Apple's two services; nil strikes both.
  package var environment: PushEnvironment?
  /// Strikes connections to one local address; nil strikes any.
  package var address: AddressFilter?
  /// How many matching requests pass unharmed first.
  package var after: Int
  /// How many are struck; nil for all that follow.
  package var times: Int?
  /// The share of matching requests that is struck, 0 to 1.
  package var probability: Double

  package init(
    _ fault: Fault, tokenPrefix: String? = nil, topic: String? = nil,
    environment: PushEnvironment? = nil, address: AddressFilter? = nil, after: Int = 0,
    times: Int? = nil, probability: Double = 1
  ) {
    self.fault = fault
    self.tokenPrefix = tokenPrefix?.lowercased()
    self.topic = topic
    self.environment = environment
    self.address = address
    self.after = after
    self.times = times
    self.probability = probability
  }

  /// Reads the form of `POST /sim/faults`: the fault's own members and those that choose requests.
  package init(_ json: JSONValue) throws(FaultSyntaxError) {
    let fault = try Fault(json)
    var probability = 1.0
    if let value = json["probability"] {
      guard let share = value.double, (0...1).contains(share) else {
        throw FaultSyntaxError(member: "probability", message: "expected a number from 0 to 1")
      }
      probability = share
    }
    self.init(
      fault, tokenPrefix: try json.text("token_prefix"), topic: try json.text("topic"),
      environment: try json.environment(), address: try json.address(),
      after: try json.whole("after", in: 0...Int.max) ?? 0,
      times: try json.whole("times", in: 1...Int.max), probability: probability)
  }
}

extension FaultRule {
  /// Whether it strikes connections that came in here.
  package func covers(_ entrance: Entrance) -> Bool {
    if let environment, environment != entrance.environment { return false }
    return address.map { $0.matches(entrance) } ?? true
  }
}

extension JSONValue {
  func environment() throws(FaultSyntaxError) -> PushEnvironment? {
    guard let name = try text("environment") else { return nil }
    guard let environment = PushEnvironment(rawValue: name) else {
      throw FaultSyntaxError(member: "environment", message: "expected sandbox or production")
    }
    return environment
  }

  fileprivate func address() throws(FaultSyntaxError) -> AddressFilter? {
    guard let text = try text("address") else { return nil }
    guard let filter = AddressFilter(text) else {
      throw FaultSyntaxError(
        member: "address", message: "expected an IP address, alone or with a port")
    }
    return filter
  }
}

/// The rules in force, asked once for each request that would be accepted. The first that matches
/// and is not used up decides. Chances come from a seed, so that a run can be had again.
package struct FaultPlan: Sendable {
  /// A scenario has dozens of rules; each costs every request a comparison.
  static let maximumRules = 1_000

  package private(set) var rules: [(id: Int, rule: FaultRule)] = []
  private var lastID = 0
  private var random: SeededRandom

  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// Adds a rule behind the others and returns its id, or nil when there are too many.
  package mutating func add(_ rule: FaultRule) -> Int? {
    guard rules.count < Self.maximumRules else { return nil }
    lastID += 1
    rules.append((lastID, rule))
    return lastID
  }

  package mutating func removeAll() { rules.removeAll() }

  package mutating func remove(id: Int) -> Bool {
    let count = rules.count
    rules.removeAll { $0.id == id }
    return rules.count < count
  }

  /// The fault that strikes this request, if any. `deviceToken` in lower case.
  package mutating func next(deviceToken: String, topic: String, at entrance: Entrance) -> Fault? {
    for index in rules.indices {
      let rule = rules[index].rule
      if let prefix = rule.tokenPrefix, !deviceToken.hasPrefix(prefix) { continue }
      if let wanted = rule.topic, wanted != topic { continue }
      if !rule.covers(entrance) { continue }
      if rule.after > 0 {
        rules[index].rule.after -= 1
        continue
      }
      if rule.probability < 1, random.unit() >= rule.probability { continue }
      if let times = rule.times {
        if times == 1 { rules.remove(at: index) } else { rules[index].rule.times = times - 1 }
      }
      return rule.fault
    }
    return nil
  }
}
