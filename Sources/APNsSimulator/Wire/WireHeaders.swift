// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// A header block from a HEADERS frame and its CONTINUATIONs.
package struct WireHeaders: Sendable, Equatable {
  package let fields: [HTTP2CodedField]
  package let endStream: Bool
  /// Whether HEADERS contained the five bytes of the deprecated priority scheme.
  package let hasPriority: Bool

  package init(fields: [HTTP2CodedField], endStream: Bool, hasPriority: Bool = false) {
    self.fields = fields
    self.endStream = endStream
    self.hasPriority = hasPriority
  }

  package func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}
