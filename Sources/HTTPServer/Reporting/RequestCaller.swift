// SPDX-License-Identifier: Apache-2.0

/// The authenticated caller of a request, for its log line.
package struct RequestCaller: Sendable, Equatable {
  /// The kind of caller, for example `key`.
  package let kind: String
  /// The number of the API key; nil for other callers.
  package let keyID: Int?

  package init(kind: String, keyID: Int? = nil) {
    self.kind = kind
    self.keyID = keyID
  }
}
