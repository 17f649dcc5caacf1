// SPDX-License-Identifier: Apache-2.0

/// One header field. Name and value are sent verbatim: the caller ensures that neither contains a
/// line break.
package struct HeaderField: Sendable, Equatable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
