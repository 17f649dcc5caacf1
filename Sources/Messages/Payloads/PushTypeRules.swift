// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Derives a payload's push type and checks an explicit one, by Apple's "Sending notification
/// requests to APNs" and its pages on each kind of push. Pushes that APNs would reject, delay or
/// drop are rejected before acceptance.
enum PushTypeRules {
  /// - Parameter named: the request's `push_type`.
  static func resolve(_ named: PushType?, _ facts: PayloadFacts) throws(MessageFault) -> PushType {
    let type: PushType
    if facts.isEmpty, [nil, .alert, .background].contains(named) { return named ?? .background }
    if let named { type = named } else { type = try derive(facts) }
    try check(type, facts)
    return type
  }

  /// Rejects an empty payload, except for passes: an empty payload makes a device fetch its Wallet
  /// pass again ("Adding a Web Service to Update Passes").
  static func checkEmpty(_ bundleID: String) throws(MessageFault) {
    guard !bundleID.hasPrefix("pass.") else { return }
    throw MessageFault(
      .unclearPushType, in: .pushType, at: "",
      "the payload has no alert, badge, sound, content-available or event in aps: expected the "
        + "push type to be named here; an empty payload is for the topics of passes alone")
  }

  private static func derive(_ facts: PayloadFacts) throws(MessageFault) -> PushType {
    if facts.event != nil { return .liveactivity }
    if facts.mdm != nil, !facts.hasAps { return .mdm }
    if facts.contentChanged {
      throw MessageFault(
        .unclearPushType, in: .pushType, at: "",
        "content-changed is for widgets and for controls alike: expected \"widgets\" or "
          + "\"controls\" here")
    }
    if facts.hasAlert || facts.hasBadge || facts.hasSound { return .alert }
    if facts.contentAvailable { return .background }
    throw MessageFault(
      .unclearPushType, in: .pushType, at: "",
      "the payload has no alert, badge, sound, content-available or event in aps: expected the "
        + "push type to be named here")
  }

  private static func check(_ type: PushType, _ facts: PayloadFacts) throws(MessageFault) {
    guard facts.hasAps || !type.needsAps else {
      throw mismatch(
        "/aps", "a push of type \(type.rawValue) needs an aps object, even an empty one")
    }
    switch type {
    case .alert: try checkAlert(facts)
    case .background: try checkBackground(facts)
    case .liveactivity: try checkLiveActivity(facts)
    case .widgets, .controls:
      guard facts.contentChanged else {
        throw mismatch(
          "/aps/content-changed", "a push of type \(type.rawValue) needs content-changed: true")
      }
    case .mdm:
      guard facts.mdm?.isEmpty == false else {
        throw mismatch("/mdm", "a push of type mdm needs mdm: the push magic of the device")
      }
    case .complication, .fileprovider, .location, .pushtotalk, .voip: break
    }
  }

  private static func checkAlert(_ facts: PayloadFacts) throws(MessageFault) {
    guard facts.hasAlertText || facts.hasBadge || facts.hasSound else {
      throw mismatch(
        "/aps/alert", "a push of type alert needs something to show or play: alert, badge or sound")
    }
  }

  private static func checkBackground(_ facts: PayloadFacts) throws(MessageFault) {
    guard facts.contentAvailable else {
      throw mismatch("/aps/content-available", "a background push needs content-available: 1")
    }
    let visible: [(isThere: Bool, name: String)] = [
      (facts.hasAlert, "alert"), (facts.hasBadge, "badge"), (facts.hasSound, "sound"),
      (facts.interruptionLevel != nil, "interruption-level"),
    ]
    for (isThere, name) in visible where isThere {
      throw mismatch("/aps/\(name)", "a background push may not have \(name); an alert may")
    }
  }

  private static func checkLiveActivity(_ facts: PayloadFacts) throws(MessageFault) {
    guard let event = facts.event, ["start", "update", "end"].contains(event) else {
      throw mismatch("/aps/event", "a Live Activity's event is start, update or end")
    }
    guard facts.hasTimestamp else {
      throw mismatch("/aps/timestamp", "a Live Activity needs a timestamp, in UNIX seconds")
    }
    guard facts.hasContentState || event == "end" else {
      throw mismatch(
        "/aps/content-state",
        event == "start" ? "a start needs content-state" : "an update needs content-state")
    }
    if event == "start" { try checkStart(facts) } else { try checkRunning(facts) }
    guard !facts.hasDismissalDate || event == "end" else {
      throw mismatch("/aps/dismissal-date", "only the end of a Live Activity has a dismissal-date")
    }
  }

  private static func checkStart(_ facts: PayloadFacts) throws(MessageFault) {
    guard let type = facts.attributesType, !type.isEmpty else {
      throw mismatch(
        "/aps/attributes-type", "the start of a Live Activity names its type of attributes")
    }
    guard facts.hasAttributes else {
      throw mismatch(
        "/aps/attributes", "the start of a Live Activity has attributes, even an empty object")
    }
    guard facts.hasAlertText else {
      throw mismatch(
        "/aps/alert", "the start of a Live Activity has an alert with a title and a body to read")
    }
  }

  private static func checkRunning(_ facts: PayloadFacts) throws(MessageFault) {
    guard !facts.hasAttributes, facts.attributesType == nil else {
      throw mismatch("/aps/attributes", "only the start of a Live Activity has attributes")
    }
  }

  private static func mismatch(_ pointer: String, _ detail: String) -> MessageFault {
    MessageFault(.pushTypeMismatch, at: pointer, detail)
  }
}
