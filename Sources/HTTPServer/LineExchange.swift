// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
package import JSONText

/// What became of one line of a body.
package enum LineResult {
  /// The members of the result beside `line` and `status`.
  case done(HTTPResponse.Status, (inout JSONWriter) -> Void)
  /// What a request of its own would have been answered.
  case refused(Problem)
}

/// One request of which each line is answered by a line: `application/x-ndjson` both ways, results in the order
/// of the lines.
///
/// Lines are taken as they arrive, several at a time, and a result leaves as soon as those before it have. Nothing
/// grows with the body: while as many lines are under way, or as many results untaken, as `LineLimits` allows, the
/// client is not read from. A line that cannot be read is refused, and the next one taken; of a body that breaks
/// off the line in the middle is none.
///
/// Lifecycle: made for a request whose head was admitted, `response` once. All on the shard's actor.
package final class LineExchange {
  /// Answers one line, beside others.
  package typealias Answer = (_ number: Int, _ line: [UInt8]) async -> LineResult

  private let body: RequestBody
  private let limits: LineLimits
  private let requestID: String
  private let tooMany: Problem
  private let answer: Answer
  private let told: (LineResult) -> Void
  private var documentation = ""
  private var reader: LineReader
  private var window: LineWindow
  private var ending: Ending?
  private var wakeReader: CheckedContinuation<Void, Never>?
  private var wakeWriter: CheckedContinuation<Void, Never>?

  /// Why no other line is taken.
  private enum Ending {
    case finished
    /// There is nobody left to answer.
    case gone
  }

  /// - Parameters:
  ///   - tooMany: what the first line beyond `LineLimits.lines` is told. It is the last.
  ///   - told: sees every result, whoever made it.
  package init(
    _ body: RequestBody, limits: LineLimits, requestID: String, tooMany: Problem,
    told: @escaping (LineResult) -> Void, answer: @escaping Answer
  ) {
    self.body = body
    self.limits = limits
    self.requestID = requestID
    self.tooMany = tooMany
    self.told = told
    self.answer = answer
    reader = LineReader(limit: limits.lineBytes)
    window = LineWindow(limits)
  }

  /// Waits for the first bytes of the body: one that is refused as a whole has a status of its own, and who waits
  /// for a 100 has it before the answer begins.
  package func response() async throws(ExchangeFault) -> Response {
    let first = try await body.next()
    return .stream(contentType: "application/x-ndjson") { writer in
      try await self.run(writer, from: first)
    }
  }

  /// Reads and writes at once: who sends a line and waits for its result has it.
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
    // What is under way is stored or not, whoever is left to hear of it.
    while await nextResults() != nil {}
    body.release()
    if case .gone = ending { throw .gone }
  }

  /// - Returns: nil when every line has had its result.
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

  // MARK: reading

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
        HTTPFault.contentTooLarge.problem("At most \(limits.lineBytes) bytes are taken in a line."))
    }
  }

  /// Counts what is held of this body against what the server holds of all.
  private func hold() {
    if !body.hold(window.lineBytes + reader.held) {
      refuse(reader.number, HTTPFault.bufferedBodies.problem("Send this line again in a second."))
      reader.skipLine()
    }
  }

  private func end(_ ending: Ending) {
    if self.ending == nil || ending == .gone { self.ending = ending }
    wakeReader.take()?.resume()
    wakeWriter.take()?.resume()
  }

  // MARK: answering

  private func begin(_ number: Int, _ line: [UInt8], isolation: isolated (any Actor)?) {
    let ticket = window.begin(bytes: line.count)
    // A task for each line, as its answer waits for the database with those beside it.
    Task {
      _ = isolation
      finish(ticket, number, await answer(number, line))
    }
  }

  private func refuse(_ number: Int, _ problem: Problem) {
    finish(window.begin(bytes: 0), number, .refused(problem))
  }

  private func finish(_ ticket: Int, _ number: Int, _ result: LineResult) {
    told(result)
    var json = JSONWriter()
    json.object { json in
      json.field("line", number)
      switch result {
      case .done(let status, let members):
        json.field("status", status.code)
        members(&json)
      case .refused(var problem):
        // Where JSON says in which line of itself it breaks off, it is always in its first.
        problem.members.removeAll { $0.name == "line" }
        problem.writeMembers(to: &json, documentation: documentation, requestID: requestID)
      }
    }
    window.finish(ticket, json.bytes + [ASCII.lineFeed])
    _ = body.hold(window.lineBytes + reader.held)
    wakeReader.take()?.resume()
    wakeWriter.take()?.resume()
  }
}
