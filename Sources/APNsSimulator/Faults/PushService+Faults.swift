// SPDX-License-Identifier: Apache-2.0

/// Matches requests and connections against fault rules.
extension PushService {
  /// Returns the fault that applies to a valid push; nil if there is none.
  func fault(
    for push: CheckedRequest, _ facts: RequestFacts, payload: [UInt8],
    identity: inout ConnectionIdentity
  ) -> Fault? {
    if configuration.obeysPayloads, let fault = dictatedFault(in: payload) { return fault }
    if faults.isEmpty { return nil }
    let request = FaultSubject.Request(
      kind: .device, path: String(decoding: facts.path, as: UTF8.self),
      deviceToken: String(decoding: push.deviceToken, as: UTF8.self).lowercased(),
      topic: String(decoding: push.topic, as: UTF8.self))
    return faults.next(
      FaultSubject(request, at: identity.entrance), on: &identity.faultCounts)
  }

  /// Returns the fault that applies to a valid broadcast or channel request of `app`; nil if there
  /// is none.
  func fault(
    forChannelsOf app: String, path: ArraySlice<UInt8>, payload: [UInt8],
    identity: inout ConnectionIdentity
  ) -> Fault? {
    if configuration.obeysPayloads, let fault = dictatedFault(in: payload) { return fault }
    if faults.isEmpty { return nil }
    let request = FaultSubject.Request(
      kind: identity.entrance.service == .management ? .channels : .broadcast,
      path: String(decoding: path, as: UTF8.self), deviceToken: "", topic: app)
    return faults.next(
      FaultSubject(request, at: identity.entrance), on: &identity.faultCounts)
  }

  func strike(_ judgement: inout Judgement, with fault: Fault) {
    statistics.faults += 1
    judgement.strike = Strike(fault, delayMilliseconds: faults.draw(fault.delay))
    judgement.countsAsAccepted = fault.letsPass
    guard case .respond(let response) = fault.action else { return }
    judgement.answer.channelID = nil
    judgement.answer.status = response.status
    judgement.answer.reason = response.reason
    judgement.answer.retryAfter = response.retryAfter
    judgement.answer.body =
      response.body
      ?? response.reason.map { reasonBody($0, timestamp: response.timestamp) } ?? []
  }

  /// Returns the fault that applies to a connection at an event, with its delay in milliseconds;
  /// nil if there is none.
  func fault(
    at moment: FaultMoment, of entrance: Entrance
  ) -> (fault: Fault, delayMilliseconds: Int)? {
    var none = ConnectionFaultCounts()
    guard let fault = faults.next(FaultSubject(moment, at: entrance), on: &none) else {
      return nil
    }
    statistics.faults += 1
    return (fault, faults.draw(fault.delay))
  }

  /// Result of adding a rule.
  enum Added {
    /// The rule is stored with this id and applies to later matching requests and connections.
    case kept(id: Int)
    /// The rule was applied to this number of open connections and is not stored.
    case struck(connections: Int)
  }

  /// Adds a rule; returns nil if the limit of rules is reached.
  func addFault(_ rule: FaultRule) -> Added? {
    if rule.moment == .now { return .struck(connections: strikeOpenConnections(rule)) }
    guard let id = faults.add(rule) else { return nil }
    onFaultsChanged?()
    return .kept(id: id)
  }

  func removeFault(id: Int) -> Bool {
    defer { onFaultsChanged?() }
    return faults.remove(id: id)
  }

  func removeAllFaults() {
    faults.removeAll()
    onFaultsChanged?()
  }

  /// Open connections, oldest first. The fixed order makes choices by count and seed reproducible.
  var connectionsByAge: [PushConnection] { connections.values.sorted { $0.number < $1.number } }

  private func strikeOpenConnections(_ rule: FaultRule) -> Int {
    var struck = 0
    for connection in connectionsByAge where rule.covers(connection.identity.entrance) {
      if let wanted = rule.connection, wanted != connection.number { continue }
      if struck == rule.times { break }
      guard faults.chance(rule.probability) else { continue }
      struck += 1
      statistics.faults += 1
      connection.strike(rule.fault, delayMilliseconds: faults.draw(rule.fault.delay))
    }
    return struck
  }
}
