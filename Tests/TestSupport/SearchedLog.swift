// SPDX-License-Identifier: Apache-2.0
package import Logging
import Testing

/// Log handler that searches every line, at every level, for secrets and whole device tokens. A
/// line with one is an issue of the test that logs it. (`Tests/python/log_secrets.py` searches the
/// logs of gateways that run as processes.)
package struct SearchedLog: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel = Logger.Level.trace

  package init() {}

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let told = metadata.merging(event.metadata ?? [:]) { $1 }
    let line = told.reduce(into: "\(event.message)") { $0 += " \($1.key)=\($1.value)" }
    for secret in Self.secrets(in: line) { Issue.record("\(secret) in the log: \(line)") }
  }

  /// Returns the kinds of secrets in a line.
  package static func secrets(in line: String) -> [String] {
    var found: [String] = []
    for (mark, name, rest) in marks {
      for place in line.ranges(of: mark) {
        let word = line[place.upperBound...].prefix { $0.isASCII && !$0.isWhitespace }
        if word.count >= rest {
          found.append(name)
          break
        }
      }
    }
    for place in line.ranges(of: "://") {
      let authority = line[place.upperBound...].prefix { !"/ ?\"".contains($0) }
      if let end = authority.lastIndex(of: "@"), authority[..<end].contains(":") {
        found.append("a password in an address")
      }
    }
    let words = line.utf8.split { !Character(UnicodeScalar($0)).isHexDigit }
    if words.contains(where: { tokenDigits.contains($0.count) }) { found.append("a device token") }
    let encoded = line.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || "+/=".contains($0)) }
    if encoded.contains(where: { $0.count >= 44 && $0.hasSuffix("=") }) {
      found.append("bytes in base64")
    }
    if line.contains(/(?:[0-9]{1,3}, ?){23}[0-9]{1,3}/) { found.append("bytes in decimal") }
    return found
  }

  /// Prefix of a secret, its name, and the minimum number of characters that follow.
  private static let marks = [
    ("pgk_", "an API key", 20), ("PRIVATE KEY", "a private key", 0),
    ("whsec_", "a webhook's secret", 8), ("Bearer ", "an Authorization", 16),
    ("bearer ", "an Authorization", 16), ("eyJ", "a provider token", 40),
    // Password of every .p12 and every encrypted key in the tests.
    ("sesame", "a certificate's password", 0),
  ]

  /// Hexadecimal digits of the tokens in the tests, which have 32 bytes or more.
  private static let tokenDigits = 64...200
}
