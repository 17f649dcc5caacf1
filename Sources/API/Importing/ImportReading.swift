// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Parses a file piece by piece. An actor of its own, because each device takes some microseconds,
/// which the shard's event loop should not spend.
///
/// Used for one file: call `take` for each piece in order, and `finish` once. Throws a fault of the
/// whole file (in its header line) at the first piece that contains it.
actor ImportReading {
  private var reader: any RecordReader
  private let query: ImportQuery
  private let now: Instant
  private var columns: ImportColumns?

  /// - Parameters:
  ///   - limit: maximum bytes of a record.
  ///   - now: upper bound of `registered_at`.
  init(_ query: ImportQuery, limit: Int, now: Instant) {
    self.query = query
    self.now = now
    reader = query.format.reader(limit: limit)
    if query.format == .tokens { columns = .token }
  }

  /// Whether the file has been recognized as readable.
  var isBegun: Bool {
    switch query.format {
    case .csv, .onesignal: columns != nil
    case .ndjson, .tokens, .parse, .aerogear: true
    }
  }

  func take(_ bytes: [UInt8]) throws(Fault) -> [ImportRow] {
    reader.append(bytes)
    var rows: [ImportRow] = []
    while let record = reader.next() { try read(record, into: &rows) }
    return rows
  }

  func finish() throws(Fault) -> [ImportRow] {
    var rows: [ImportRow] = []
    while let record = reader.finish() { try read(record, into: &rows) }
    return rows
  }

  private func read(_ record: ImportRecord, into rows: inout [ImportRow]) throws(Fault) {
    if !isBegun {
      columns = try ImportColumns(header: record, of: query.format)
    } else if record.lines.lowerBound >= query.firstLine {
      rows.append(ImportRow(lines: record.lines, result: result(of: record.content)))
    } else if rows.isEmpty {
      rows.append(ImportRow(lines: record.lines, result: .passed))
    }
  }

  private func result(of content: ImportRecord.Content) -> ImportResult {
    do throws(Fault) {
      let line: [UInt8]?
      switch content {
      case .tooLong: return .tooLong
      case .bad(let fault): return .bad(fault)
      case .cells(let cells): line = try columns?.line(cells)
      case .json(let json): line = try self.line(json)
      }
      guard let line else { return .skipped }
      return .device(
        try ImportedDeviceBody(parsing: line, defaults: query.defaults, now: now).device)
    } catch {
      return .bad(error)
    }
  }

  /// Converts an entry to a line of JSON; nil for an entry that is not imported.
  private func line(_ json: [UInt8]) throws(Fault) -> [UInt8]? {
    switch query.format {
    case .parse: try ForeignEntry(json).parseInstallation
    case .aerogear: try ForeignEntry(json).aerogearInstallation
    case .ndjson, .csv, .tokens, .onesignal: json
    }
  }
}
