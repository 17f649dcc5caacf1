// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import JSONText
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

/// Imports one file of devices, and streams a response line by line.
///
/// Reads the next batch while PostgreSQL merges the previous one. Only these two batches and one
/// piece of the file are in memory. Runs on the shard's actor, except `ImportReading`.
final class DeviceImport {
  private let services: APIServices
  private let app: App
  private let query: ImportQuery
  private let reading: ImportReading
  private let body: RequestBody
  private let call: Call
  private let place: TransferPlace
  private var batch = DeviceBatch()
  /// The last line that was processed.
  private var line: Int
  private var counts = Counts()
  /// Lines of the response that are not written yet.
  private var output: [UInt8] = []
  private var documentation = ""
  private var merging: Task<Void, Never>?
  /// The last line of the stored batches.
  private var committed: Int
  private var failure: (any Error)?
  /// Time spent waiting for the client since the last device arrived.
  private var idle = Duration.zero

  private struct Counts {
    var imported = 0
    var unchanged = 0
    var skipped = 0
    var bad = 0
  }

  init(
    _ services: APIServices, _ app: App, _ query: ImportQuery, _ body: RequestBody, _ call: Call,
    _ place: TransferPlace
  ) {
    self.services = services
    self.app = app
    self.query = query
    self.body = body
    self.call = call
    self.place = place
    reading = ImportReading(
      query, limit: services.limits.transfers.recordBytes, now: services.now())
    line = query.firstLine - 1
    committed = query.firstLine - 1
  }

  /// Waits for the first bytes of the body, and for the header line if the format has one. A file
  /// that is rejected as a whole then receives an error status instead of a stream.
  func response(isolation: isolated (any Actor)? = #isolation) async throws -> Response {
    var rows: [ImportRow]?
    repeat { rows = try await nextRows() } while await !reading.isBegun && rows != nil
    return .stream(contentType: "application/x-ndjson") { writer in
      try await self.run(writer, from: rows, isolation: isolation)
    }
  }

  private func run(
    _ writer: ResponseWriter, from first: [ImportRow]?, isolation: isolated (any Actor)?
  ) async throws {
    defer { place.giveBack() }
    documentation = writer.documentation
    do {
      try await take(from: first, writer, isolation)
    } catch ExchangeFault.gone {
      // The current merge completes although the client has disconnected.
      await merging?.value
      note("import aborted by its client")
      throw ExchangeFault.gone
    } catch {
      await merging?.value
      stop(failure ?? error)
    }
    try await writer.write(output)
  }

  private func take(
    from first: [ImportRow]?, _ writer: ResponseWriter, _ isolation: isolated (any Actor)?
  ) async throws {
    var rows = first
    while let some = rows {
      for row in some { try await take(row, isolation) }
      if let failure { throw failure }
      try await writer.write(output.takeAll())
      if services.events.isEnding { throw Fault(.stopping, "the gateway is about to stop") }
      rows = try await nextRows()
    }
    try await merge(isolation)
    await merging?.value
    if let failure { throw failure }
    done()
  }

  /// - Returns: nil after the end. The last rows are returned at the end of the body.
  private func nextRows() async throws -> [ImportRow]? {
    guard !isAtEnd else { return nil }
    let start = ContinuousClock.now
    let piece = try await body.next(pause: Self.glance)
    idle += .now - start
    try checkWhetherToGoOn()
    guard let piece else {
      isAtEnd = true
      return try await reading.finish()
    }
    return try await reading.take(piece)
  }

  /// Interval between authorization checks while the client sends nothing. A revoked key thus loses
  /// access within two seconds.
  private static let glance = Duration.seconds(1)

  /// Checks authorization and idle time, after each piece and each `glance`. Otherwise a client
  /// that never fills a batch would occupy a transfer slot for a day.
  private func checkWhetherToGoOn() throws {
    try call.mayProceed(services)
    let limit = services.limits.transfers.idle
    guard idle < limit else {
      throw ExchangeFault.refused(
        ParseFault(
          .timeout, "The client must send each device within \(limit)."))
    }
  }

  private var isAtEnd = false

  // MARK: rows

  private func take(_ row: ImportRow, _ isolation: isolated (any Actor)?) async throws {
    if case .passed = row.result {
      idle = .zero
      return
    }
    line = row.lines.upperBound
    switch row.result {
    case .passed: break
    case .skipped:
      idle = .zero
      counts.skipped += 1
      count("skipped", 1)
    case .bad(let fault): refuse(row, Problem(fault))
    case .tooLong:
      let limit = services.limits.transfers.recordBytes
      refuse(
        row, HTTPFault.contentTooLarge.problem("A device may have at most \(limit) bytes."))
    case .device(var device):
      idle = .zero
      if let zone = device.registration.timeZone {
        do { device.registration.timeZone = try await services.known(timeZone: zone) } catch let
          fault as Fault
        {
          return refuse(row, Problem(fault))
        }
      }
      let list = try await services.store.deviceChanges.languageList(device.registration.languages)
      batch.append(device, app: app.id, languageList: list)
      if isFull { try await merge(isolation) }
    }
  }

  private var isFull: Bool {
    let limits = services.limits.transfers
    let (rows, bytes) =
      query.isEmpty
      ? (limits.firstRows, limits.firstBytes) : (limits.batchRows, limits.batchBytes)
    return batch.rows >= rows || batch.size >= bytes
  }

  private func refuse(_ row: ImportRow, _ problem: Problem) {
    counts.bad += 1
    count("bad", 1)
    tell { json in
      json.field("line", row.lines.lowerBound)
      json.field("error") { write(problem, to: &$0) }
    }
  }

  private func count(_ result: String, _ lines: Int) {
    services.meters?.counter(.importedLines, result).add(lines)
  }

  // MARK: batches

  /// Starts to store the collected batch once the previous one is stored.
  private func merge(_ isolation: isolated (any Actor)?) async throws {
    await merging?.value
    if let failure { throw failure }
    guard batch.rows > 0 else { return }
    // The app may have been changed or deleted since the import began.
    guard services.configuration().app(id: app.id) != nil else { throw Fault.noApp }
    try call.mayProceed(services)
    let (full, last) = (batch, line)
    batch = DeviceBatch()
    merging = Task {
      _ = isolation
      await store(full, through: last)
    }
  }

  private func store(_ batch: DeviceBatch, through last: Int) async {
    do {
      let changed = try await services.store.deviceChanges.merge(batch, asFirst: query.isEmpty)
      committed = last
      counts.imported += changed
      counts.unchanged += batch.rows - changed
      count("imported", changed)
      count("unchanged", batch.rows - changed)
      tell { json in
        json.field("committed") { json in
          json.object { json in
            json.field("through_line", last)
            json.field("imported", changed)
            json.field("unchanged", batch.rows - changed)
          }
        }
      }
    } catch { failure = error }
  }

  // MARK: the answer

  private func done() {
    tell { json in
      json.field("done") { json in json.object { json in write(line, to: &json) } }
    }
    note("import finished")
  }

  /// Writes the reason for which the import stopped, and the line at which to resume.
  private func stop(_ error: any Error) {
    let problem: Problem
    if case ExchangeFault.refused(let fault) = error {
      problem = fault.fault.problem(fault.detail)
    } else {
      problem = Problem(
        services.fault(
          for: error, route: "POST /v1/apps/{app}/devices/import", requestID: call.request.id))
    }
    tell { json in
      json.field("stopped") { json in
        json.object { json in
          write(line, to: &json)
          json.field("from_line", committed + 1)
          json.field("error") { write(problem, to: &$0) }
        }
      }
    }
    note("import stopped")
  }

  private func write(_ lines: Int, to json: inout JSONWriter) {
    json.field("lines", lines)
    json.field("imported", counts.imported)
    json.field("unchanged", counts.unchanged)
    json.field("skipped", counts.skipped)
    json.field("bad", counts.bad)
  }

  private func write(_ problem: Problem, to json: inout JSONWriter) {
    var problem = problem
    // The problem's `line` refers to the record's own JSON, where it is always 1.
    problem.members.removeAll { $0.name == "line" }
    problem.write(to: &json, documentation: documentation, requestID: call.request.id)
  }

  private func tell(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { members(&$0) }
    output += json.bytes
    output.append(UInt8(ascii: "\n"))
  }

  private func note(_ what: String) {
    services.logger.info(
      "\(what)",
      metadata: [
        "app": "\(app.bundleID)", "format": "\(query.format.rawValue)",
        "lines": .stringConvertible(line),
        "imported": .stringConvertible(counts.imported),
        "unchanged": .stringConvertible(counts.unchanged),
        "bad": .stringConvertible(counts.bad), "request_id": "\(call.request.id)",
      ])
  }
}

extension [UInt8] {
  /// Returns all bytes and empties the array.
  fileprivate mutating func takeAll() -> [UInt8] {
    defer { self = [] }
    return self
  }
}
