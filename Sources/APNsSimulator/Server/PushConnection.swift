// SPDX-License-Identifier: Apache-2.0

import AsyncIO
import HTTP2
import Transport

/// A client's connection: collects requests, passes each to the service for judgement, and executes
/// the judgement. Confined to the simulator's loop.
final class PushConnection: HTTP2ServerHandler {
  /// Maximum number of stored payload bytes: more than Apple's largest payload, because no rule
  /// reads further.
  private static let keptBody = 8 * 1024
  /// Time limit for the client's FIN while a connection closes.
  static let farewell = Duration.seconds(2)

  /// SETTINGS as observed from Apple. The connection's window stays at HTTP/2's 65,535 bytes, which
  /// nghttp2 reopens in steps of about 32 KiB.
  private static func settings(limit: Int) -> HTTP2Settings {
    HTTP2Settings(
      initialWindowSize: 65_535, connectionWindowSize: 65_535, maximumFrameSize: 16_384,
      headerTableSize: 4096, maximumConcurrentStreams: limit, maximumHeaderListSize: 8000)
  }

  /// Limits of RST_STREAM frames before nghttp2 reports a flood. A client that gives up may
  /// repeatedly cancel all its streams, at most 100,000. These limits therefore never affect
  /// legitimate clients. Apple publishes no number.
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
  /// Incomplete requests, by the slots of their streams.
  private var slots = StreamSlots()
  private var incoming: [Incoming?] = []
  /// Buffer for response headers, reused for each response.
  private var fields = HTTP2FieldBuffer()
  private var hasNamedIDs = false
  /// Streams above the limit whose RST_STREAM is not sent yet.
  private var refused: Set<Int32> = []
  /// The highest stream whose request was processed.
  private(set) var lastProcessed: Int32 = 0
  /// State of a GOAWAY fault, once one has struck.
  var departure: Departure?
  /// Judgements to execute after the client has reset the stream.
  var afterReset: [Int32: Judgement] = [:]
  /// The stream whose response must be sent before GOAWAY, because some clients read nothing after
  /// a GOAWAY.
  private var lastWords: Int32?

  /// - Parameter onEnd: called with `number` after the connection has ended.
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
    // APNs accepts requests without :authority, which nghttp2 would reset. It also closes the
    // connection for some malformed requests.
    var options = HTTP2Options()
    options.deliversMalformedMessages = true
    options.resets = Self.resets
    wire = try Wire(over: stream, settings: Self.settings(limit: rules.limit), options: options)
    // Channel management is a separate service with its own rules.
    if entrance.service == .devices {
      try service.conformance?.watch(
        wire, number: number, certificate: certificate, environment: entrance.environment)
    }
    wire.start(self)
    if !service.faults.isEmpty { meetFaults() }
  }

  var pump: HTTP2ServerPump { wire.pump }

  /// Sends GOAWAY as APNs does at shutdown. The connection ends with its last stream.
  func shutDown() {
    // Fails only if the session has ended, when no GOAWAY is needed.
    try? pump.goAway(debugData: reasonBody(Reason.shutdown.rawValue, timestamp: nil))
  }

  /// Closes the connection in an orderly manner once its requests are answered, at the latest at
  /// `deadline`.
  func close(deadline: MonotonicTime) {
    wire.close(deadline: deadline)
  }

  func ended(_ end: HTTP2End) {
    onEnd(number)
  }

  func received(_ event: consuming HTTP2ServerEvent) {
    // Events that arrived before the connection was frozen are ignored.
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
    // Headers above SETTINGS_MAX_HEADER_LIST_SIZE are not read, so the request gets no response.
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
    // `swap` moves the value; a copy would change its reference counts.
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

  /// Plain text as observed from APNs, although the documentation specifies JSON.
  private static let tooManyStreams = "Maximum active streams violated for this endpoint."

  /// Resets the stream of a malformed request (RFC 9113 §8.1.1). Closes the connection where APNs
  /// is known to close it, without a reason and without further streams.
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
    if ChannelCheck.concerns(facts, at: identity.entrance.service) {
      return service.judgeChannels(
        facts, body: request.body, bodySize: request.size, identity: &identity,
        connection: number)
    }
    return service.judge(
      facts, body: request.body, bodySize: request.size, identity: &identity, connection: number)
  }

  // MARK: Answers

  // The pump refuses a response only if the client has reset the stream or closed the connection.
  func respond(_ answer: Answer, on stream: Int32) {
    write(answer)
    try? pump.submitResponse(stream: stream, fields, body: answer.body)
    carryOut(after: answer, on: stream)
  }

  // Writes the fields of `headers(of:)` without allocating strings or arrays. Ids never repeat, so
  // each would occupy an entry in the compression table and evict repeating fields. Only the first
  // response's ids enter the table, for the sake of their names.
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

  /// Applies the effects of a response on the connection.
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
  /// Formats a three-digit number without allocating a string; others with one.
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
