// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// What a file of devices is.
enum ImportFormat: String, CaseIterable, Sendable {
  /// In each line what `PUT …/devices/{token}` takes, and the token.
  case ndjson
  /// The same in columns.
  case csv
  /// Tokens, one a line.
  case tokens
  /// Parse Server's class `_Installation`.
  case parse
  /// Installations of the AeroGear UnifiedPush Server.
  case aerogear
  /// OneSignal's export of subscriptions.
  case onesignal

  /// - Parameter type: of the body; what says nothing is NDJSON.
  init?(contentType: String?) {
    let type = (contentType ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    switch type {
    case "", "application/x-ndjson", "application/ndjson", "application/jsonl",
      "application/x-jsonlines", "application/octet-stream":
      self = .ndjson
    case "text/csv": self = .csv
    default: return nil
    }
  }

  /// - Parameter limit: bytes of a record.
  func reader(limit: Int) -> any RecordReader {
    switch self {
    case .ndjson: LineRecords(.json, limit: limit)
    case .tokens: LineRecords(.token, limit: limit)
    case .csv, .onesignal: CSVRecords(limit: limit)
    case .parse, .aerogear: EntryRecords(limit: limit)
    }
  }
}

/// What became of a record.
enum ImportResult: Sendable {
  case device(ImportedDevice)
  /// It is none of Apple's devices, or has been given up: nothing to import, and no mistake.
  case skipped
  /// It stands before `from_line`. Of several in a piece one is told.
  case passed
  case bad(Fault)
  case tooLong
}

/// A record that was read.
struct ImportRow: Sendable {
  let lines: ClosedRange<Int>
  let result: ImportResult
}

/// Reads a file piece by piece, beside the shard's loop, which goes on meanwhile: a device takes some microseconds.
///
/// Lifecycle: made for one file; `take` for each piece in turn, `finish` once. What the file as a whole has wrong (its
/// header line) is thrown, by the first piece that shows it.
actor ImportReading {
  private var reader: any RecordReader
  private let query: ImportQuery
  private let now: Instant
  private var columns: ImportColumns?

  /// - Parameters:
  ///   - limit: bytes of a record.
  ///   - now: nobody registers later.
  init(_ query: ImportQuery, limit: Int, now: Instant) {
    self.query = query
    self.now = now
    reader = query.format.reader(limit: limit)
    if query.format == .tokens { columns = .token }
  }

  /// Whether it is known that the file is one that can be read.
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

  /// What is read of an entry; nil of one that is none of ours.
  private func line(_ json: [UInt8]) throws(Fault) -> [UInt8]? {
    switch query.format {
    case .parse: try ForeignEntry(json).parseInstallation
    case .aerogear: try ForeignEntry(json).aerogearInstallation
    case .ndjson, .csv, .tokens, .onesignal: json
    }
  }
}
