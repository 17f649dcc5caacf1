// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Reason to reject a request: an error code, the position of the fault, and a sentence that
/// describes correct input. The sentence may quote the caller's input, but contains no internal
/// data of the gateway.
package struct Fault: Error, Sendable, Equatable {
  package var code: ErrorCode
  /// A JSON pointer into the body ("" is the whole body), or `query/NAME`, `path/NAME`,
  /// `header/NAME`. A nonempty JSON pointer begins with a slash, so the forms are distinct.
  package var pointer: String?
  package var detail: String
  /// Members that this code adds to the problem document, in order.
  package var members: [Member] = []
  /// Further faults of the same request.
  package var others: [Fault] = []
  /// Seconds for `Retry-After`, if an upstream service gave them.
  package var retryAfterSeconds: Int?
  /// Rate limit status of the caller's key.
  var rate: KeyRates.Quota?
  /// Total number of faults, if `others` is incomplete.
  package var total: Int?

  package init(
    _ code: ErrorCode, at pointer: String? = nil, _ detail: String, members: [Member] = []
  ) {
    self.code = code
    self.pointer = pointer?.cut(toBytes: Self.maximumBytes)
    self.detail = detail.cut(toBytes: Self.maximumBytes)
    self.members = members
  }

  /// Maximum bytes of each text that may quote the caller's input, because one name may fill a body
  /// of some MiB.
  fileprivate static let maximumBytes = 1_024

  /// An additional member of a problem document.
  package struct Member: Sendable, Equatable {
    /// Value of an additional member.
    package enum Value: Sendable, Equatable {
      case text(String)
      case number(Int)
      /// An object that maps names to numbers.
      case numbers([String: Int])
    }
    package var name: String
    package var value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
      if case .text(let text) = value { self.value = .text(text.cut(toBytes: Fault.maximumBytes)) }
    }
  }
}
