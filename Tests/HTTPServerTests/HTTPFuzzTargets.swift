// SPDX-License-Identifier: Apache-2.0
import HTTP2
import HTTPTypes

@testable import HTTPServer

/// Parsers of bytes from unauthenticated clients. The first byte of an input selects the parser.
///
/// The suite runs the targets over typical inputs and mutations of them; `script/fuzz-http`
/// compiles this file with libFuzzer and the address sanitizer.
enum HTTPFuzzTarget: UInt8, CaseIterable {
  case http1, http2

  static func run(_ input: [UInt8]) {
    guard let first = input.first,
      let target = HTTPFuzzTarget(rawValue: first % UInt8(allCases.count))
    else { return }
    let bytes = Array(input.dropFirst())
    switch target {
    case .http1: requests(bytes)
    case .http2: frames(bytes)
    }
  }

  // MARK: HTTP/1.1

  /// The parsed events with joined bodies, which must be equal for any split of the bytes.
  private struct Reading: Equatable {
    var heads: [RequestHead] = []
    var body: [UInt8] = []
    var ends = 0
    var fault: HTTPFault?
  }

  private static func requests(_ bytes: [UInt8]) {
    let whole = reading(bytes, cutting: bytes.count)
    precondition(whole == reading(bytes, cutting: 1))
    precondition(whole == reading(bytes, cutting: 7))
    for head in whole.heads {
      precondition(head.path.upperBound <= head.headers.bytes.count)
      _ = try? QueryItems(parsing: head.queryBytes ?? [])
      _ = head.headers.host
      for entry in head.headers.entries {
        // Every field ends within the head, and no field contains a line break.
        precondition(entry.value.upperBound <= head.headers.bytes.count)
        precondition(head.headers.bytes[entry.value].allSatisfy(ASCII.isFieldValue))
      }
    }
  }

  private static func reading(_ bytes: [UInt8], cutting size: Int) -> Reading {
    var reading = Reading()
    var parser = RequestParser(limits: HTTPLimits())
    var input: [UInt8] = []
    var rest = bytes[...]
    while true {
      let step = parser.advance(input.span)
      precondition(step.consumed <= input.count)
      switch step.event {
      case .head(let head): reading.heads.append(head)
      case .body(let range): reading.body += input[range]
      case .end: reading.ends += 1
      case .fault(let fault):
        reading.fault = fault.fault
        return reading
      case .needsMore:
        if step.consumed > 0 { break }
        if rest.isEmpty { return reading }
        input += rest.prefix(max(1, size))
        rest = rest.dropFirst(max(1, size))
      }
      input.removeFirst(step.consumed)
    }
  }

  // MARK: HTTP/2

  private static func frames(_ bytes: [UInt8]) {
    let limits = HTTPLimits()
    var options = HTTP2Options()
    options.consumesManually = true
    options.maximumContinuations = limits.http2Continuations
    let settings = HTTP2Settings(
      initialWindowSize: limits.http2StreamWindow, maximumConcurrentStreams: limits.http2Streams,
      maximumHeaderListSize: limits.headerBytes)
    guard let session = try? HTTP2ServerSession(settings: settings, options: options) else {
      return
    }
    let all = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + bytes
    for start in stride(from: 0, to: all.count, by: 64) {
      do throws(HTTP2Error) {
        try session.receive(Array(all[start..<min(start + 64, all.count)]))
      } catch { return }
      while let event = session.nextEvent() { answer(event, session, limits) }
      var out: [UInt8] = []
      guard (try? session.pull(into: &out, atMost: 1 << 16)) != nil else { return }
    }
  }

  private static func answer(
    _ event: HTTP2ServerEvent, _ session: HTTP2ServerSession, _ limits: HTTPLimits
  ) {
    switch event {
    case .request(let stream, let fields, _):
      guard let head = try? HTTP2Head(fields, limits) else {
        try? session.reset(stream: stream, code: HTTP2ErrorCode.protocolError)
        return
      }
      precondition(head.path.upperBound <= head.headers.bytes.count)
      _ = try? QueryItems(parsing: head.queryBytes ?? [])
      try? session.submitResponse(stream: stream, status: 200, headers: [], body: [1, 2, 3])
    case .data(let stream, let bytes, _): try? session.consume(stream: stream, count: bytes.count)
    default: break
    }
  }
}
