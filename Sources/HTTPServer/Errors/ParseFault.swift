// SPDX-License-Identifier: Apache-2.0

/// A fault that the parser found, with its details.
package struct ParseFault: Error, Sendable, Equatable {
  package var fault: HTTPFault
  package var detail: String

  package init(_ fault: HTTPFault, _ detail: String) {
    self.fault = fault
    self.detail = detail
  }
}
