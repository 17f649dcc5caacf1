// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import HTTP2
import Transport

/// One client's connection: gathers requests, has each judged, and carries the judgement out.
/// Belongs to the simulator's loop.
final class PushConnection: HTTP2ServerHandler {
  /// No rule looks further into a payload, so no more of it is kept: the largest one Apple takes
  /// and something to see of one that is too large.
  private static let keptBody = 8 * 1024
  /// For the client to end its side of a connection that is being closed.
  static let farewell = Duration.seconds(2)

  /// SETTINGS as observed of Apple; the window of the connection stays at HTTP/2's 65,535, which
  /// nghttp2 reopens in steps of about 32 KiB.
  private static func settings(limit: Int) -> HTTP2Settings {
    HTTP2Settings(
      initialWindowSize: 65_535, connectionWindowSize: 65_535, maximumFrameSize: 16_384,
      headerTableSize: 4096, maximumConcurrentStreams: limit, maximumHeaderListSize: 8000)
  }

  /// A client that gives up cancels all it has open, again and again: 100,000 streams is the most that may
  /// be allowed, so that nothing a client may do is taken for a flood. Apple gives no figure.
  private static let resets = (burst: 1_000_000, perSecond: 100_000)

  private struct Incoming {
    let fields: HTTP2Fields
    var form: HTTP2MessageForm
    var body: [UInt8] = []
    var size = 0

    init(_ fields: consuming HTTP2Fields) {
      form = fields.form ?? HTTP2MessageForm()
      self.fields = fields
    }

    mutating func take(_ bytes: [UInt8], isLast: Bool) {
      if size == 0, bytes.count <= PushConnection.keptBody {
        body = bytes
      } else if size < PushConnection.keptBody {
        body += bytes.prefix(PushConnection.keptBody - size)
      }
      size += bytes.count
      form.judgeBody(size: size, isWhole: isLast)
    }
  }

  let number: Int
  let wire: Wire
  let service: PushService
  let onEnd: (Int) -> Void
  var rules: ConnectionRules
  var gate: StreamGate
  private(set) var identity: ConnectionIdentity
  /// Requests whose end has not come, by the slots of their streams.
  private var slots = StreamSlots()
  private var incoming: [Incoming?] = []
  /// The answer that is being written; its memory serves one after the other.
  private var fields = HTTP2FieldBuffer()
  private var hasNamedIDs = false
  /// Streams beyond the limit, until their RST_STREAM is sent.
  private var refused: Set<Int32> = []
  /// The highest stream whose request was looked at.
  private(set) var lastProcessed: Int32 = 0
  /// Set by the fault that has the client leave.
  var departure: Departure?
  /// What is to be sent on streams once the client has reset them.
  var afterReset: [Int32: Judgement] = [:]
  /// The stream whose answer is the last before GOAWAY: some clients read nothing after that.
  private var lastWords: Int32?

  /// - Parameter onEnd: called with `number` when the connection is gone.
  init(
    number: Int, at entrance: Entrance, stream: ByteStream, certificate: ClientCertificate?,
    service: PushService, rules: ConnectionRules, onEnd: @escaping (Int) -> Void
  ) throws(HTTP2Error) {
    self.number = number
    self.service = service
    self.rules = rules
    self.onEnd = onEnd
    gate = StreamGate(
      limit: rules.limit, tolerance: rules.options.excessStreamTolerance)
    identity = ConnectionIdentity(at: entrance, certificate: certificate)
    // APNs takes requests without :authority, which nghttp2 would reset, and closes on some of what it does
    // not take.
    var options = HTTP2Options()
    options.deliversMalformedMessages = true
    options.resets = Self.resets
    wire = try Wire(over: stream, settings: Self.settings(limit: rules.limit), options: options)
    // The management of channels is another service, with rules of its own.
    if entrance.door == .devices {
      try service.conformance?.watch(
        wire, number: number, certificate: certificate, environment: entrance.environment)
    }
    wire.start(self)
    if !service.faults.isEmpty { meetFaults() }
  }

  var pump: HTTP2ServerPump { wire.pump }

  /// Tells the client to go, as APNs does when it shuts a connection down. The connection ends
  /// with its last stream.
  func shutDown() {
    // Fails only when the session has ended, and then there is nobody to tell.
    try? pump.goAway(debugData: reasonBody(Reason.shutdown.rawValue, timestamp: nil))
  }

  /// Closes in good order whatever is open, at `deadline` at latest.
  func close(deadline: MonotonicTime) {
    wire.close(deadline: deadline)
  }

  func ended(_ end: HTTP2End) {
    onEnd(number)
  }

  func received(_ event: consuming HTTP2ServerEvent) {
    // What had come before the connection froze.
    if wire.isFrozen { return }
    switch consume event {
    case .request(let stream, let headers, let endStream):
      begin(stream, headers, endStream: endStream)
    case .data(let stream, let bytes, let endStream):
      take(bytes, of: stream, isLast: endStream)
      if endStream { complete(stream) }
    case .trailers(let stream, let fields): conclude(stream, fields)
    case .closed(let stream, _): closed(stream)
    case .resetByPeer(let stream, _):
      if let judgement = afterReset.removeValue(forKey: stream) {
        speakTooLate(judgement, on: stream)
      }
    case .settingsAcknowledged: gate.acknowledge()
    case .priority: service.statistics.count(.priorityFrame)
    case .settings, .ping, .pingAcknowledged, .goAway, .malformed: break
    }
  }

  private func closed(_ stream: Int32) {
    if refused.isEmpty || refused.remove(stream) == nil { gate.closed() }
    _ = takeIncoming(stream)
    if !afterReset.isEmpty { afterReset[stream] = nil }
    wire.forget(stream)
    if stream == lastWords { shutDown() }
  }

  // MARK: Requests

  private func begin(_ stream: Int32, _ headers: consuming HTTP2Fields, endStream: Bool) {
    let verdict = gate.opened()
    guard verdict == .taken else { return refuse(stream, verdict) }
    // Beyond SETTINGS_MAX_HEADER_LIST_SIZE nothing is read, so there is nothing to answer.
    if headers.exceededLimit {
      service.statistics.count(.headersTooLong)
      try? pump.reset(stream: stream, code: HTTP2ErrorCode.enhanceYourCalm)
      return
    }
    if let fault = headers.form?.fault { return refuse(stream, fault) }
    let slot = slots.add(stream)
    if slot == incoming.count { incoming.append(nil) }
    incoming[slot] = Incoming(headers)
    if endStream { complete(stream) }
  }

  private func takeIncoming(_ stream: Int32) -> Incoming? {
    let slot = slots.remove(stream)
    // Exchanged, which moves it: taking it would count its references.
    var taken: Incoming?
    if slot >= 0 { swap(&taken, &incoming[slot]) }
    return taken
  }

  private func refuse(_ stream: Int32, _ verdict: StreamGate.Verdict) {
    refused.insert(stream)
    service.statistics.streamsRefused += 1
    if verdict != .refused(isViolation: false) { service.statistics.count(.excessStream) }
    try? pump.reset(stream: stream, code: HTTP2ErrorCode.refusedStream)
    guard verdict == .tooMany else { return }
    try? pump.goAway(
      code: HTTP2ErrorCode.refusedStream, lastStreamID: lastProcessed,
      debugData: Array(Self.tooManyStreams.utf8))
  }

  /// Plain text, where the documentation says JSON: so seen of APNs.
  private static let tooManyStreams = "Maximum active streams violated for this endpoint."

  /// A malformed request is answered by a stream error (RFC 9113 §8.1.1). Where APNs is known to end the
  /// connection, so it ends here: no reason, no further stream.
  private func refuse(_ stream: Int32, _ fault: HTTP2MessageFault) {
    _ = takeIncoming(stream)
    let breach = Breach(fault)
    service.statistics.count(breach)
    guard breach != .malformedRequest else {
      try? pump.reset(stream: stream, code: HTTP2ErrorCode.protocolError)
      return
    }
    try? pump.goAway(
      code: HTTP2ErrorCode.protocolError, debugData: Array(breach.rawValue.utf8))
    wire.close(deadline: .now() + Self.farewell)
  }

  private func take(_ bytes: [UInt8], of stream: Int32, isLast: Bool) {
    let slot = slots.slot(of: stream)
    guard slot >= 0 else { return }
    incoming[slot]?.take(bytes, isLast: isLast)
    if let fault = incoming[slot]?.form.fault { refuse(stream, fault) }
  }

  private func conclude(_ stream: Int32, _ trailers: HTTP2Fields) {
    if let fault = trailers.form?.fault { return refuse(stream, fault) }
    take([], of: stream, isLast: true)
    complete(stream)
  }

  private func complete(_ stream: Int32) {
    guard let request = takeIncoming(stream) else { return }
    if departure?.leavesBehind(stream) == true { return leaveIfAllAreThere() }
    lastProcessed = max(lastProcessed, stream)
    let judgement = judge(request)
    if judgement.providerTokenAccepted { carryOut(rules.providerTokenAccepted(), after: stream) }
    if judgement.strike != nil || departure != nil {
      performFault(judgement, on: stream)
    } else {
      respond(judgement.answer, on: stream)
    }
  }

  private func judge(_ request: Incoming) -> Judgement {
    let facts = RequestFacts(request.fields)
    if ChannelCheck.concerns(facts, at: identity.entrance.door) {
      return service.judgeChannels(
        facts, body: request.body, bodySize: request.size, identity: &identity,
        connection: number)
    }
    return service.judge(
      facts, body: request.body, bodySize: request.size, identity: &identity, connection: number)
  }

  // MARK: Answers

  // What the pump refuses here has been overtaken by the client: it reset the stream or left.
  func respond(_ answer: Answer, on stream: Int32) {
    write(answer)
    try? pump.submitResponse(stream: stream, fields, body: answer.body)
    carryOut(after: answer, on: stream)
  }

  // Says what `headers(of:)` says, without a string or an array for each. Ids never come again: in the
  // compression table they would cost an entry each, and push out what does. Those of the first answer go
  // there all the same, for their names.
  private func write(_ answer: Answer) {
    let ofID: HTTP2Header.Indexing = hasNamedIDs ? .neverIndexed : .normal
    hasNamedIDs = true
    fields.begin()
    fields.field(":status")
    fields.append(answer.status)
    if let id = answer.apnsID {
      fields.field("apns-id", ofID)
      fields.text += id
    }
    if let id = answer.requestID {
      fields.field("apns-request-id")
      fields.text += id
    }
    if let id = answer.channelID {
      fields.field("apns-channel-id")
      fields.text += id.utf8
    }
    if let id = answer.uniqueID {
      fields.field("apns-unique-id", ofID)
      id.append(to: &fields.text)
    }
    if let seconds = answer.retryAfter {
      fields.field("retry-after")
      fields.append(seconds)
    }
  }

  func headers(of answer: Answer) -> [HTTP2Header] {
    var headers: [HTTP2Header] = []
    headers.reserveCapacity(4)
    if let id = answer.apnsID { headers.append(HTTP2Header("apns-id", text(id))) }
    if let id = answer.requestID { headers.append(HTTP2Header("apns-request-id", text(id))) }
    if let id = answer.channelID { headers.append(HTTP2Header("apns-channel-id", id)) }
    if let id = answer.uniqueID { headers.append(HTTP2Header("apns-unique-id", "\(id)")) }
    if let seconds = answer.retryAfter {
      headers.append(HTTP2Header("retry-after", String(seconds)))
    }
    return headers
  }

  /// What an answer brings with it for the whole connection.
  func carryOut(after answer: Answer, on stream: Int32) {
    carryOut(
      rules.answered(
        status: answer.status, reason: answer.reason.flatMap { Reason(rawValue: $0) }),
      after: stream)
  }

  private func carryOut(_ consequence: ConnectionRules.Consequence, after stream: Int32) {
    switch consequence {
    case .none: break
    case .announce(let limit): announce([HTTP2Setting(.maximumConcurrentStreams, limit)])
    case .disconnect: lastWords = stream
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension HTTP2FieldBuffer {
  /// Writes a number of three digits without a string, others with one.
  fileprivate mutating func append(_ number: Int) {
    guard (100...999).contains(number) else {
      text += String(number).utf8
      return
    }
    text.append(0x30 + UInt8(number / 100))
    text.append(0x30 + UInt8(number / 10 % 10))
    text.append(0x30 + UInt8(number % 10))
  }
}
