// SPDX-License-Identifier: Apache-2.0
internal import PushModel

// PostgreSQL cannot unnest arrays of arrays, so each row's list is bound as one text: an array
// literal.

/// A PostgreSQL array literal of bytea.
func arrayLiteral(_ tokens: [DeviceToken]) -> String {
  "{" + tokens.map { "\"\\\\x\($0.hex)\"" }.joined(separator: ",") + "}"
}

/// A PostgreSQL array literal of text.
func arrayLiteral(_ texts: [String]) -> String {
  // By Unicode scalar: a quote followed by a combining mark is one `Character`, which is not equal
  // to a quote.
  let quoted = texts.map { text in
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
      + "\""
  }
  return "{" + quoted.joined(separator: ",") + "}"
}
