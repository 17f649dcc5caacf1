// SPDX-License-Identifier: Apache-2.0

/// One HTTP request.
package struct CallRequest: Sendable {
  package var method: String
  package var target: RequestTarget
  package var fields: [HeaderField]
  /// Nil for a request without a body, and for an upload in pieces.
  package var body: [UInt8]?

  package init(
    _ method: String, _ target: RequestTarget, fields: [HeaderField] = [], body: [UInt8]? = nil
  ) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }
}
