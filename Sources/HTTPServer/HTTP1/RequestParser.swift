// SPDX-License-Identifier: Apache-2.0

/// Parses HTTP/1.x requests (RFC 9112), as a value: no I/O, no clock.
///
/// Call `advance` with all unconsumed bytes, drop the bytes that it consumed, and repeat until it
/// consumes nothing and returns `.needsMore`. Each request yields `.head`, any number of `.body`,
/// and `.end`. The division of the bytes into reads affects only the division of `.body`. After a
/// fault the parser's position in the stream is unknown, and it returns the fault again for every
/// call.
///
/// Where RFC 9112 lets a server choose between tolerance and rejection, this parser rejects.
/// Request smuggling relies on parsers that disagree about the end of a request.
struct RequestParser {
  enum Event: Equatable {
    case needsMore
    case head(RequestHead)
    /// Positions in the input.
    case body(Range<Int>)
    case end
    case fault(ParseFault)
  }

  /// An event, and how many bytes at the front of the input it has consumed.
  struct Step: Equatable {
    var event: Event
    var consumed: Int
  }

  private enum State {
    case head
    case fixedBody(remaining: Int)
    case chunkSize
    case chunkData(remaining: Int)
    case chunkEnd
    case trailers
    case end
    case failed(ParseFault)
  }

  private let limits: HTTPLimits
  /// Limit in bytes; set it to the route's limit between `.head` and the next call.
  var bodyLimit: Int

  private var state = State.head
  private var head = HeadParser()
  private var lines = LineScanner()
  private var receivedBody = 0
  private var extensionBytes = 0
  private var trailerBytes = 0
  private var trailerCount = 0

  init(limits: HTTPLimits) {
    self.limits = limits
    bodyLimit = limits.body
  }

  /// - Parameter input: all bytes that were received and not consumed.
  mutating func advance(_ input: Span<UInt8>) -> Step {
    do throws(ParseFault) {
      switch state {
      case .head: return try readHead(input)
      case .fixedBody(let remaining): return try readFixedBody(input, remaining)
      case .chunkSize: return try readChunkSize(input)
      case .chunkData(let remaining): return readChunkData(input, remaining)
      case .chunkEnd: return try readChunkEnd(input)
      case .trailers: return try readTrailer(input)
      case .end:
        reset()
        return Step(event: .end, consumed: 0)
      case .failed(let fault): return Step(event: .fault(fault), consumed: 0)
      }
    } catch {
      state = .failed(error)
      return Step(event: .fault(error), consumed: 0)
    }
  }

  /// Parses the bytes of an array from `start` on.
  mutating func advance(_ input: [UInt8], from start: Int) -> Step {
    advance(input.span.extracting(start...))
  }

  private mutating func readHead(_ input: Span<UInt8>) throws(ParseFault) -> Step {
    switch try head.advance(input, limits) {
    case .needsMore: return Step(event: .needsMore, consumed: 0)
    case .emptyLine(let count): return Step(event: .needsMore, consumed: count)
    case .complete(let parsed, let count):
      bodyLimit = limits.body
      state =
        switch parsed.framing {
        case .none: .end
        case .length(let length): .fixedBody(remaining: length)
        case .chunked: .chunkSize
        }
      return Step(event: .head(parsed), consumed: count)
    }
  }

  private mutating func readFixedBody(
    _ input: Span<UInt8>, _ remaining: Int
  ) throws(ParseFault) -> Step {
    // The length is known in advance: an overlong body is rejected before its first byte.
    guard receivedBody + remaining <= bodyLimit else { throw tooLarge() }
    let count = min(remaining, input.count)
    if count == 0 { return Step(event: .needsMore, consumed: 0) }
    receivedBody += count
    state = count == remaining ? .end : .fixedBody(remaining: remaining - count)
    return Step(event: .body(0..<count), consumed: count)
  }

  // MARK: Chunks (RFC 9112 §7.1)

  private mutating func readChunkSize(_ input: Span<UInt8>) throws(ParseFault) -> Step {
    let longest = 16 + limits.chunkExtensions
    guard let line = try lines.next(input, from: 0, limit: longest, .chunkedBody) else {
      return Step(event: .needsMore, consumed: 0)
    }
    let (size, digits) = try chunkSize(input, line)
    extensionBytes += line.count - digits
    guard extensionBytes <= limits.chunkExtensions else {
      throw ParseFault(.chunkedBody, "The chunk extensions are too long.")
    }
    guard size <= bodyLimit - receivedBody else { throw tooLarge() }
    state = size == 0 ? .trailers : .chunkData(remaining: size)
    return Step(event: .needsMore, consumed: line.count + 2)
  }

  private func chunkSize(
    _ input: Span<UInt8>, _ line: Range<Int>
  ) throws(ParseFault) -> (size: Int, digits: Int) {
    var size = 0
    var index = line.lowerBound
    while index < line.upperBound, let digit = ASCII.hexDigit(input[index]) {
      size = size << 4 | digit
      index += 1
      // 15 digits fit an Int and exceed any limit. This also limits leading zeros.
      guard index <= 15 else { throw ParseFault(.chunkedBody, "A chunk size is too long.") }
    }
    guard index > line.lowerBound else {
      throw ParseFault(.chunkedBody, "A chunk must begin with its size in hexadecimal.")
    }
    let digits = index
    while index < line.upperBound, input[index] == ASCII.space || input[index] == ASCII.tab {
      index += 1
    }
    if index < line.upperBound {
      guard input[index] == UInt8(ascii: ";") else {
        throw ParseFault(.chunkedBody, "A chunk size must end with its line or \";\".")
      }
      for position in index..<line.upperBound where !ASCII.isFieldValue(input[position]) {
        throw ParseFault(.chunkedBody, "A chunk extension has a control character.")
      }
    }
    return (size, digits)
  }

  private mutating func readChunkData(_ input: Span<UInt8>, _ remaining: Int) -> Step {
    let count = min(remaining, input.count)
    if count == 0 { return Step(event: .needsMore, consumed: 0) }
    receivedBody += count
    state = count == remaining ? .chunkEnd : .chunkData(remaining: remaining - count)
    return Step(event: .body(0..<count), consumed: count)
  }

  private mutating func readChunkEnd(_ input: Span<UInt8>) throws(ParseFault) -> Step {
    let isRight =
      (input.isEmpty || input[0] == ASCII.carriageReturn)
      && (input.count < 2 || input[1] == ASCII.lineFeed)
    guard isRight else { throw ParseFault(.chunkedBody, "A chunk must end with CRLF.") }
    guard input.count >= 2 else { return Step(event: .needsMore, consumed: 0) }
    state = .chunkSize
    return Step(event: .needsMore, consumed: 2)
  }

  /// Checks trailer fields like headers and drops them. No handler reads them, and merging them
  /// into the headers would let a body change the meaning of its request.
  private mutating func readTrailer(_ input: Span<UInt8>) throws(ParseFault) -> Step {
    let room = limits.headerBytes - trailerBytes
    guard
      let line = try lines.next(
        input, from: 0, limit: room, of: limits.headerBytes, .headersTooLarge)
    else {
      return Step(event: .needsMore, consumed: 0)
    }
    if line.isEmpty {
      state = .end
    } else {
      _ = try FieldLine.parse(input, line)
      trailerBytes += line.count + 2
      trailerCount += 1
      guard trailerCount <= limits.headerCount else {
        throw ParseFault(.headersTooLarge, "There are too many trailer fields.")
      }
    }
    return Step(event: .needsMore, consumed: line.count + 2)
  }

  private func tooLarge() -> ParseFault {
    ParseFault(.contentTooLarge, "The body may have at most \(bodyLimit) bytes.")
  }

  private mutating func reset() {
    state = .head
    head = HeadParser()
    receivedBody = 0
    extensionBytes = 0
    trailerBytes = 0
    trailerCount = 0
  }
}
