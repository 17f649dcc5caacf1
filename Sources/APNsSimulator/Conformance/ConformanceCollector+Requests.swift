// SPDX-License-Identifier: Apache-2.0

import HTTP2
import JSONText

// Rules for the headers and the payload of a single request.
extension ConformanceCollector {
  /// Headers that APNs reads. Repeating one yields DuplicateHeaders.
  private static let readHeaders: Set<String> = [
    ":path", ":method", "authorization", "apns-id", "apns-topic", "apns-push-type",
    "apns-priority", "apns-expiration", "apns-collapse-id", "apns-channel-id", "apns-request-id",
  ]

  mutating func checkHeaders(
    _ headers: WireHeaders, of request: ObservedRequest, _ connection: ObservedConnection
  ) {
    let place = connection.place(request.stream)
    if headers.hasPriority {
      board.tolerate(.noPriorityFrames, place, "HEADERS with the PRIORITY flag")
    } else {
      board.keep(.noPriorityFrames)
    }
    if let fault = request.form.fault, Breach(fault) == .malformedRequest {
      board.breach(.wellFormed, place, fault.text)
      return
    }
    if request.kind == .channels { return }
    checkForm(headers, of: request, place)
    guard request.kind != .other else { return }
    checkNames(headers, connection, place)
    if request.kind == .push { checkValues(headers, of: request, connection, place) }
  }

  private mutating func checkForm(
    _ headers: WireHeaders, of request: ObservedRequest, _ place: WirePlace
  ) {
    let method = headers.value(of: ":method") ?? "no method"
    switch request.kind {
    case .push:
      let token = request.deviceToken
      let isToken =
        !token.isEmpty && token.utf8.count % 2 == 0 && token.utf8.allSatisfy(isHexDigit)
      let path = "/3/device/ and \(token.utf8.count) characters"
      board.check(
        .requestForm, method == "POST" && isToken && request.path.hasPrefix("/3/device/"), place,
        "\(method) \(isToken ? path : path + ", not hexadecimal of even length")")
    case .broadcast:
      board.check(.requestForm, method == "POST", place, "\(method) of a broadcast")
    case .channels, .other: board.breach(.requestForm, place, "\(method) \(request.path)")
    }
  }

  private mutating func checkNames(
    _ headers: WireHeaders, _ connection: ObservedConnection, _ place: WirePlace
  ) {
    let names = headers.fields.map(\.name)
    let upper = names.first { $0.utf8.contains { (0x41...0x5A).contains($0) } }
    board.check(.lowerCaseNames, upper == nil, place, "a header named \(upper ?? "")")
    let late = names.drop { $0.hasPrefix(":") }.first { $0.hasPrefix(":") }
    board.check(.pseudoHeadersFirst, late == nil, place, "\(late ?? "") after other headers")
    var seen: Set<String> = []
    let twice = names.first { Self.readHeaders.contains($0) && !seen.insert($0).inserted }
    board.check(.noRepeats, twice == nil, place, "\(twice ?? "") twice")
    let encoding = headers.value(of: "content-encoding")
    board.check(.noEncoding, encoding == nil, place, "content-encoding: \(encoding ?? "")")
    checkHost(headers, connection, place)
  }

  private mutating func checkHost(
    _ headers: WireHeaders, _ connection: ObservedConnection, _ place: WirePlace
  ) {
    let host = headers.value(of: ":authority") ?? headers.value(of: "host")
    board.check(.authority, host?.isEmpty == false, place, "neither :authority nor host")
    if connection.handshake.serverName != nil {
      if connection.requestCount == 1 { board.keep(.serverName) }
    } else if connection.requestCount == 1, let host, isHostName(host) {
      board.breach(.serverName, place, "no SNI for the host \(host)")
    }
  }

  private mutating func checkValues(
    _ headers: WireHeaders, of request: ObservedRequest, _ connection: ObservedConnection,
    _ place: WirePlace
  ) {
    let named = request.namedRule
    board.check(.pushTypePresent, request.pushType != nil, place, "no apns-push-type")
    if let text = request.pushType {
      board.check(.pushTypeValid, named != nil, place, "apns-push-type: \(text)")
    }
    let rule = request.rule
    if let topic = request.topic {
      board.check(
        .topic, RequestCheck.isTopic(slice(topic).span, for: rule), place,
        "apns-topic: \(topic), for a push of type \(rule.name)")
    } else {
      board.breach(.topic, place, "no apns-topic")
    }
    let priority = headers.value(of: "apns-priority")
    board.check(
      .priority, Int(priority ?? "10").map(rule.priorities.contains) ?? false, place,
      "\(priority.map { "apns-priority: \($0)" } ?? "no apns-priority, which means 10"), "
        + "for a push of type \(rule.name)")
    if let id = request.apnsID {
      board.check(.canonicalID, RequestCheck.isCanonicalUUID(slice(id)), place, "apns-id: \(id)")
    }
    if let text = headers.value(of: "apns-expiration") {
      let seconds = RequestCheck.wholeNumber(slice(text))
      // A number of this size is probably in milliseconds: read as seconds, it is in the year 5138.
      board.check(
        .expiration, seconds.map { $0 < 100_000_000_000 } ?? false, place,
        "apns-expiration: \(text)\(seconds == nil ? "" : ", in milliseconds")")
    }
    if let id = headers.value(of: "apns-collapse-id") {
      board.check(
        .collapseID, (1...RequestCheck.maximumCollapseID).contains(id.utf8.count), place,
        "apns-collapse-id of \(id.utf8.count) bytes")
    }
  }

  // MARK: Payload

  mutating func checkPayload(of request: ObservedRequest, _ connection: ObservedConnection) {
    guard request.kind == .push || request.kind == .broadcast else { return }
    let place = connection.place(request.stream)
    if request.dataFrames > 0 {
      board.check(
        .oneDataFrame, request.dataFrames == 1, place,
        "\(request.size) bytes in \(request.dataFrames) DATA frames")
    }
    let most =
      request.kind == .broadcast ? ChannelCheck.maximumPayload : request.rule.maximumPayload
    board.check(
      .payloadSize, (1...most).contains(request.size), place, "\(request.size) bytes")
    // Payloads over the limit are stored truncated, and their size is already a breach.
    guard request.size > 0, request.size == request.payload.count else { return }
    let root = (try? JSONDocument(parsing: request.payload))?.root
    board.check(
      .payloadJSON, root?.kind == .object, place,
      root == nil ? "not JSON" : "JSON, but not an object")
    if let root, request.kind == .push { checkFit(of: root, request.pushType, place) }
  }

  private mutating func checkFit(of payload: JSONValue, _ pushType: String?, _ place: WirePlace) {
    guard let aps = payload["aps"], aps.kind == .object else { return }
    let visible = ["alert", "badge", "sound"].first { aps[$0] != nil }
    switch pushType {
    case "alert":
      board.check(.pushTypeFits, visible != nil, place, "alert without alert, badge or sound")
    case "background":
      let isSilent = aps["content-available"]?.int == 1
      board.check(
        .pushTypeFits, isSilent && visible == nil, place,
        "background \(visible.map { "with \($0)" } ?? "without content-available: 1")")
    case "liveactivity":
      board.check(.pushTypeFits, aps["event"] != nil, place, "liveactivity without event")
    default: break
    }
  }
}

extension ObservedRequest {
  /// Rule of the push type that the request names, if Apple knows the type.
  fileprivate var namedRule: PushTypeRule? {
    pushType.flatMap { PushTypeRule.named(slice($0)) }
  }

  /// Rule of the named push type; without one, the rule that the topic implies.
  fileprivate var rule: PushTypeRule {
    namedRule ?? PushTypeRule.implied(byTopic: slice(topic ?? ""))
  }
}

private func slice(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

private func isHexDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
}

/// Returns whether a host, possibly with a port, is a name for which every client sends SNI.
/// Clients send no SNI for addresses, and Java's TLS sends none for names without a dot.
private func isHostName(_ host: String) -> Bool {
  if host.hasPrefix("[") { return false }
  let name = host.split(separator: ":").first ?? ""
  return name.utf8.dropLast().contains(UInt8(ascii: "."))
    && name.utf8.contains { !(0x30...0x39).contains($0) && $0 != UInt8(ascii: ".") }
}
