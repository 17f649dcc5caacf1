// SPDX-License-Identifier: Apache-2.0
internal import PushModel

// PostgreSQL cannot unnest arrays of arrays. Each row's list is therefore bound as one text, an
// array literal.

/// A PostgreSQL array literal of bytea.
func arrayLiteral(_ tokens: [DeviceToken]) -> String {
  "{" + tokens.map { "\"\\\\x\($0.hex)\"" }.joined(separator: ",") + "}"
}

/// A PostgreSQL array literal of text.
func arrayLiteral(_ texts: [String]) -> String {
  // Escapes by Unicode scalar: a quote with a combining mark is one `Character`, which does not
  // equal a quote.
  let quoted = texts.map { text in
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
      + "\""
  }
  return "{" + quoted.joined(separator: ",") + "}"
}
