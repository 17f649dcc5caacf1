// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

@testable import HTTPServer

/// Events of the parser with joined body pieces, comparable between different splits of the bytes.
enum Parsed: Equatable, CustomStringConvertible {
  case head(RequestHead)
  case body([UInt8])
  case end
  case fault(HTTPFault)

  var description: String {
    switch self {
    case .head(let head):
      "\(head.method) \(String(decoding: head.pathBytes, as: UTF8.self)) \(head.framing)"
    case .body(let bytes): "body \(String(decoding: bytes, as: UTF8.self))"
    case .end: "end"
    case .fault(let fault): "fault \(fault)"
    }
  }
}

/// Feeds a parser as a connection does.
struct ParserDriver {
  private var parser: RequestParser
  private var pending: [UInt8] = []
  private let bodyLimit: Int
  private(set) var events: [Parsed] = []
  /// The detail of the fault; nil without one.
  private(set) var detail: String?

  init(limits: HTTPLimits = HTTPLimits(), bodyLimit: Int = 1 << 20) {
    parser = RequestParser(limits: limits)
    self.bodyLimit = bodyLimit
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    while true {
      let input = pending
      let step = parser.advance(input.span)
      switch step.event {
      case .head(let head):
        events.append(.head(head))
        parser.bodyLimit = bodyLimit
      case .body(let range): join(Array(pending[range]))
      case .end: events.append(.end)
      case .fault(let fault):
        if events.last != .fault(fault.fault) { events.append(.fault(fault.fault)) }
        detail = fault.detail
        return
      case .needsMore: break
      }
      pending.removeFirst(step.consumed)
      if step.event == .needsMore, step.consumed == 0 { return }
    }
  }

  private mutating func join(_ bytes: [UInt8]) {
    if case .body(let before) = events.last {
      events[events.count - 1] = .body(before + bytes)
    } else {
      events.append(.body(bytes))
    }
  }

  static func parse(
    _ text: String, limits: HTTPLimits = HTTPLimits(), bodyLimit: Int = 1 << 20
  ) -> [Parsed] {
    var driver = ParserDriver(limits: limits, bodyLimit: bodyLimit)
    driver.feed(text.utf8)
    return driver.events
  }
}
