// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// A fault with the filters that select its targets.
package struct FaultRule: Sendable {
  package var fault: Fault
  package var moment: FaultMoment
  /// Prefix of matching device tokens, in lower case; nil for any.
  package var tokenPrefix: String?
  package var topic: String?
  /// Prefix of the `:path` of matching requests.
  package var pathPrefix: String?
  package var kind: RequestKind?
  /// Environment of matching requests; nil for both.
  package var environment: PushEnvironment?
  /// Local address of matching connections; nil for any.
  package var address: AddressFilter?
  /// Number of the matching connection in `GET /sim/connections`; only for the moment `now`.
  package var connection: Int?
  /// Number of first matches that the rule ignores.
  package var after = 0
  /// Maximum number of times that the rule applies; nil for no limit.
  package var times: Int?
  /// Milliseconds for which the rule applies after its first use; nil until it is removed.
  package var forMilliseconds: Int?
  /// Whether `after` and `times` count on each connection separately.
  package var perConnection = false
  /// Probability from 0 to 1 that the rule applies to a match.
  package var probability = 1.0

  /// Creates a rule for the default moment of its fault.
  package init(
    _ fault: Fault, tokenPrefix: String? = nil, topic: String? = nil,
    environment: PushEnvironment? = nil, address: AddressFilter? = nil, after: Int = 0,
    times: Int? = nil, probability: Double = 1
  ) {
    self.fault = fault
    moment = fault.action.moments[0]
    self.tokenPrefix = tokenPrefix?.lowercased()
    self.topic = topic
    self.environment = environment
    self.address = address
    self.after = after
    self.times = times
    self.probability = probability
  }

  /// Parses the form of `POST /sim/faults`: the members of the fault and of its filters. A member
  /// without effect is an error.
  package init(_ json: JSONField) throws(JSONFault) {
    let action = try FaultAction(in: json)
    let fault = try Fault(json)
    self.init(
      fault, tokenPrefix: try json["token_prefix"]?.string(), topic: try json["topic"]?.string(),
      environment: try json["environment"]?.environment(), address: try json.address(),
      after: try json["after"]?.whole(in: 0...Int.max) ?? 0,
      times: try json["times"]?.whole(in: 1...Int.max), probability: try json.probability())
    moment = try json.moment(of: fault.action, named: action)
    pathPrefix = try json["path_prefix"]?.string()
    kind = try json.kindOfRequest()
    connection = try json["connection"]?.whole(in: 1...Int.max)
    forMilliseconds = try json["for_ms"]?.whole(in: 1...FaultDelay.maximum)
    perConnection = try json["per_connection"]?.bool() ?? false
    let known = members(of: action)
    for member in try json.members() where !known.contains(member.name.text) {
      throw member.fault(
        "not for \(action.rawValue) at \(moment.rawValue), which takes "
          + known.sorted().joined(separator: ", "))
    }
  }

  private func members(of action: FaultAction) -> Set<String> {
    var known: Set = ["action", "at", "environment", "address"]
    known.formUnion(action.members)
    switch moment {
    case .request:
      known.formUnion([
        "token_prefix", "topic", "path_prefix", "kind", "after", "times", "for_ms",
        "per_connection", "probability", "delay_ms", "accepted",
      ])
    case .connection: known.formUnion(["after", "times", "for_ms", "probability", "delay_ms"])
    case .accept where action == .refuse: known.formUnion(["after", "for_ms"])
    case .accept: known.formUnion(["after", "times", "for_ms", "probability"])
    case .now: known.formUnion(["connection", "times", "probability", "delay_ms"])
    }
    if action == .tlsStall { known.insert("delay_ms") }
    if moment == .accept { known.remove("close_notify") }
    // For these actions `accepted` has no effect, or `processed` replaces it.
    if case .goAway(let goAway) = fault.action, goAway.inFlight != nil { known.remove("accepted") }
    if [.answer, .settings, .stallWindow, .ignorePings, .slowRead].contains(action) {
      known.remove("accepted")
    }
    // These actions take effect with the first frame or not at all.
    if action == .noSettings || action == .noSettingsAcknowledgement { known.remove("delay_ms") }
    return known
  }

  /// Returns whether the rule applies to connections of this address.
  package func covers(_ entrance: Entrance) -> Bool {
    if let environment, environment != entrance.environment { return false }
    return address.map { $0.matches(entrance) } ?? true
  }

  /// Returns whether a subject matches the rule's filters.
  func matches(_ subject: FaultSubject) -> Bool {
    guard moment == subject.moment, covers(subject.entrance) else { return false }
    guard let request = subject.request else { return true }
    if let tokenPrefix, !request.deviceToken.hasPrefix(tokenPrefix) { return false }
    if let topic, topic != request.topic { return false }
    if let pathPrefix, !request.path.hasPrefix(pathPrefix) { return false }
    return kind == nil || kind == request.kind
  }
}

extension JSONField {
  fileprivate func address() throws(JSONFault) -> AddressFilter? {
    guard let field = self["address"] else { return nil }
    guard let filter = AddressFilter(try field.string()) else {
      throw field.mismatch("an IP address, alone or with a port")
    }
    return filter
  }

  fileprivate func probability() throws(JSONFault) -> Double {
    guard let field = self["probability"] else { return 1 }
    guard let share = field.value.double, (0...1).contains(share) else {
      throw field.mismatch("a number from 0 to 1")
    }
    return share
  }

  fileprivate func kindOfRequest() throws(JSONFault) -> RequestKind? {
    guard let field = self["kind"] else { return nil }
    guard let kind = RequestKind(rawValue: try field.string()) else {
      throw field.mismatch("device, broadcast or channels")
    }
    return kind
  }

  fileprivate func moment(
    of action: Fault.Action, named name: FaultAction
  ) throws(JSONFault) -> FaultMoment {
    guard let field = self["at"] else { return action.moments[0] }
    let text = try field.string()
    guard let moment = action.moments.first(where: { $0.rawValue == text }) else {
      let moments = action.moments.map(\.rawValue).joined(separator: ", ")
      throw field.fault("\(name.rawValue) strikes at: \(moments)")
    }
    return moment
  }
}
