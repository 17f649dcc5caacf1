// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText

/// A request whose lines each get a result line: `application/x-ndjson` in both directions, with
/// results in the order of the lines.
///
/// Lines are read as they arrive and processed concurrently. A result is sent as soon as all
/// earlier results were sent. Memory does not grow with the body: reading stops while lines in
/// progress or unread results reach `LineLimits`. An invalid line is rejected, and reading
/// continues. If the body breaks off, its incomplete last line is ignored.
///
/// Lifecycle: created for a request with an authorised head; call `response` once. Used on the
/// shard's actor.
final class LineExchange {
  /// Processes one line, concurrently with others.
  typealias Answer = (_ number: Int, _ line: [UInt8]) async -> LineResult

  private let body: RequestBody
  private let limits: LineLimits
  private let requestID: String
  private let tooMany: Problem
  private let answer: Answer
  private let onResult: (LineResult) -> Void
  private var documentation = ""
  private var reader: LineReader
  private var window: LineWindow
  private var ending: Ending?
  private var wakeReader: CheckedContinuation<Void, Never>?
  private var wakeWriter: CheckedContinuation<Void, Never>?

  /// Why no further line is read.
  private enum Ending {
    case finished
    /// The client has disconnected.
    case gone
  }

  /// - Parameters:
  /// - tooMany: the result of the first line beyond `LineLimits.lines`; no further result follows.
  /// - onResult: receives every result.
  init(
    _ body: RequestBody, limits: LineLimits, requestID: String, tooMany: Problem,
    onResult: @escaping (LineResult) -> Void, answer: @escaping Answer
  ) {
    self.body = body
    self.limits = limits
    self.requestID = requestID
    self.tooMany = tooMany
    self.onResult = onResult
    self.answer = answer
    reader = LineReader(limit: limits.lineBytes)
    window = LineWindow(limits)
  }

  /// Waits for the first bytes of the body before the response begins, so that a body that is
  /// rejected at once determines the status. A client that waits for a 100 gets it before the
  /// response.
  func response() async throws(ExchangeFault) -> Response {
    let first = try await body.next()
    return .stream(contentType: "application/x-ndjson") { writer in
      try await self.run(writer, from: first)
    }
  }

  /// Reads and writes concurrently, so that a client may wait for the result of one line before it
  /// sends the next.
  private func run(
    _ writer: ResponseWriter, from first: [UInt8]?,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(ExchangeFault) {
    documentation = writer.documentation
    let reading = Task {
      _ = isolation
      await read(from: first, isolation: isolation)
    }
    do throws(ExchangeFault) {
      while let results = await nextResults() { try await writer.write(results) }
    } catch {
      end(.gone)
      reading.cancel()
    }
    await reading.value
    // Lines in progress are finished even if the client has disconnected.
    while await nextResults() != nil {}
    body.release()
    if case .gone = ending { throw .gone }
  }

  /// - Returns: nil after the results of all lines.
  private func nextResults() async -> [UInt8]? {
    while true {
      let results = window.takeResults()
      if !results.isEmpty {
        wakeReader.take()?.resume()
        return results
      }
      if ending != nil, window.isEmpty { return nil }
      await withCheckedContinuation { wakeWriter = $0 }
    }
  }

  // MARK: Reading

  private func read(from first: [UInt8]?, isolation: isolated (any Actor)?) async {
    var piece = first
    do throws(ExchangeFault) {
      while let bytes = piece {
        reader.append(bytes)
        while let event = reader.next() { await take(event, isolation: isolation) }
        if ending != nil { return }
        hold()
        piece = try await body.next()
      }
      if let last = reader.finish() { await take(last, isolation: isolation) }
      end(.finished)
    } catch {
      switch error {
      case .gone: end(.gone)
      case .refused(let fault):
        refuse(reader.number, fault.fault.problem(fault.detail))
        end(.finished)
      }
    }
  }

  private func take(_ event: LineReader.Event, isolation: isolated (any Actor)?) async {
    while ending == nil, !window.hasRoom {
      await withCheckedContinuation { wakeReader = $0 }
    }
    guard ending == nil else { return }
    switch event {
    case .line(let number, _) where number > limits.lines,
      .tooLong(let number) where number > limits.lines:
      refuse(number, tooMany)
      end(.finished)
    case .line(let number, let line): begin(number, line, isolation: isolation)
    case .tooLong(let number):
      refuse(
        number,
        HTTPFault.contentTooLarge.problem("A line may have at most \(limits.lineBytes) bytes."))
    }
  }

  /// Counts the bytes of this body in memory against the server's limit for all bodies.
  private func hold() {
    if !body.hold(window.lineBytes + reader.held) {
      refuse(reader.number, HTTPFault.bufferedBodies.problem("Retry this line in a second."))
      reader.skipLine()
    }
  }

  private func end(_ ending: Ending) {
    if self.ending == nil || ending == .gone { self.ending = ending }
    wakeReader.take()?.resume()
    wakeWriter.take()?.resume()
  }

  // MARK: Results

  private func begin(_ number: Int, _ line: [UInt8], isolation: isolated (any Actor)?) {
    let ticket = window.begin(bytes: line.count)
    // One task per line, since the lines wait for the database together.
    Task {
      _ = isolation
      finish(ticket, number, await answer(number, line))
    }
  }

  private func refuse(_ number: Int, _ problem: Problem) {
    finish(window.begin(bytes: 0), number, .refused(problem))
  }

  private func finish(_ ticket: Int, _ number: Int, _ result: LineResult) {
    onResult(result)
    var json = JSONWriter()
    json.object { json in
      json.field("line", number)
      switch result {
      case .done(let status, let members):
        json.field("status", status.code)
        members(&json)
      case .refused(var problem):
        // The position of a JSON error contains a line number. Within a single line it is always 1,
        // and it would clash with the result's `line`.
        problem.members.removeAll { $0.name == "line" }
        problem.writeMembers(to: &json, documentation: documentation, requestID: requestID)
      }
    }
    window.finish(ticket, json.bytes + [UInt8(ascii: "\n")])
    _ = body.hold(window.lineBytes + reader.held)
    wakeReader.take()?.resume()
    wakeWriter.take()?.resume()
  }
}
