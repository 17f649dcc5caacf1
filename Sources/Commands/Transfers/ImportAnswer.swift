// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Parses the response to an import, line by line. A value without I/O.
struct ImportAnswer {
  /// A line of the response.
  enum Line: Equatable {
    /// A line of the file was rejected.
    case bad(line: Int, text: String)
    /// All lines up to this one are stored.
    case committed(through: Int)
    /// The last line of a complete import, with its counts.
    case done
    /// The last line of an import that stopped, with the reason.
    case stopped(from: Int, text: String)
    /// A kind of line that only a later release sends.
    case other
  }

  private var rest: [UInt8] = []

  /// The line at which to resume: the line after the last one known to be stored.
  private(set) var next: Int
  /// Whether the whole file was processed.
  private(set) var isDone = false
  private(set) var stopped: String?
  private(set) var bad = 0
  /// The counts in the response's last line.
  private(set) var counts: JSONValue?

  /// - Parameter first: the line at which the import begins.
  init(first: Int) { next = first }

  /// Appends bytes of the response.
  /// - Returns: the complete lines, each as JSON and parsed.
  mutating func receive(_ bytes: [UInt8]) -> [(json: [UInt8], line: Line)] {
    rest += bytes
    var lines: [(json: [UInt8], line: Line)] = []
    var start = 0
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let json = Array(rest[start..<end])
      start = end + 1
      if !json.isEmpty { lines.append((json, read(json))) }
    }
    rest.removeFirst(start)
    return lines
  }

  /// Advice for an incomplete import.
  var whereToGoOn: String { "earlier lines are stored: continue with --from-line \(next)" }

  private mutating func read(_ json: [UInt8]) -> Line {
    guard let root = try? JSONDocument(parsing: json).root else { return .other }
    if let committed = root["committed"], let line = committed["through_line"]?.int {
      next = line + 1
      return .committed(through: line)
    }
    if let done = root["done"] {
      isDone = true
      counts = done
      return .done
    }
    if let end = root["stopped"], let line = end["from_line"]?.int {
      next = line
      counts = end
      let text = end["error"].map(Self.text) ?? "the gateway stopped"
      stopped = text
      return .stopped(from: line, text: text)
    }
    if let error = root["error"], let line = root["line"]?.int {
      bad += 1
      return .bad(line: line, text: Self.text(error))
    }
    return .other
  }

  /// Returns a problem document as one line.
  private static func text(_ problem: JSONValue) -> String {
    let title = problem["title"]?.string ?? "refused"
    let place = problem["pointer"]?.string
    let words = [title, place, problem["detail"]?.string].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ": ")
    return Terminal.harmless(words + (problem["code"]?.string.map { " (\($0))" } ?? ""))
  }
}
