// SPDX-License-Identifier: Apache-2.0
internal import Glibc
internal import JSONText
package import Logging
internal import PushModel

/// Writes log lines to standard error: plain text on a terminal, JSON lines otherwise.
package struct StandardErrorLog: LogHandler {
  package var logLevel: Logger.Level {
    get { ownLevel ?? ProcessLogLevel.current }
    set { ownLevel = newValue }
  }
  package var metadata: Logger.Metadata = [:]
  private var ownLevel: Logger.Level?
  private let label: String
  private let isForPeople: Bool

  /// Creates a handler for `label`.
  package init(label: String, isTerminal: Bool = isatty(2) == 1) {
    self.label = label
    isForPeople = isTerminal
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let line =
      isForPeople
      ? plain(event.level, "\(event.message)", all)
      : json(event.level, "\(event.message)", all, at: WallClock.now())
    // One write per line, so that lines of several threads do not mix. If a pipe is full, the line
    // is lost instead of blocking the gateway.
    _ = line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }

  /// Returns a line of JSON. Numbers and flags of `stringConvertible` values are written as such.
  func json(
    _ level: Logger.Level, _ message: String, _ all: Logger.Metadata, at now: Instant
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.field("time", RFC3339.format(now))
      object.field("level", level.rawValue)
      object.field("logger", label)
      object.field("message", message)
      for (name, value) in all.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .stringConvertible(let number as Int): object.field(name, number)
        case .stringConvertible(let number as Double): object.field(name, number)
        case .stringConvertible(let flag as Bool): object.field(name, flag)
        default: object.field(name, "\(value)")
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func plain(_ level: Logger.Level, _ message: String, _ all: Logger.Metadata) -> [UInt8] {
    let details = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let mark = level == .info ? "" : " \(level.rawValue)"
    return Array("[\(label)]\(mark) \(Self.legible(message + details))\n".utf8)
  }

  /// Escapes control and bidirectional characters. Text from a peer must neither move a terminal's
  /// cursor nor imitate a log line.
  static func legible(_ text: String) -> String {
    let isBad = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isBad) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBad(scalar) {
        clean.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        clean.append(scalar)
      }
    }
    return String(clean)
  }
}
