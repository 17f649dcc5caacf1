// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Why a request is refused: a row of the error table, the place at fault, and a sentence that says
/// what would be right. The sentence may repeat what the caller sent, never what the gateway knows.
package struct Fault: Error, Sendable, Equatable {
  package var code: ErrorCode
  /// A JSON pointer into the body ("" is the whole of it), or `query/NAME`, `path/NAME`,
  /// `header/NAME`: a JSON pointer that is not empty begins with a slash, so they cannot be mixed up.
  package var pointer: String?
  package var detail: String
  /// Members that this code adds to the problem document, in order.
  package var members: [Member] = []
  /// Further faults of the same request.
  package var others: [Fault] = []
  /// When another try is worth it, where somebody else said so.
  package var retryAfterSeconds: Int?
  /// What the caller's key may still send.
  var rate: KeyRates.Standing?
  /// How many there are, where `others` need not have all of them.
  package var total: Int?

  package init(
    _ code: ErrorCode, at pointer: String? = nil, _ detail: String, members: [Member] = []
  ) {
    self.code = code
    self.pointer = pointer?.cut(toBytes: Self.maximumBytes)
    self.detail = detail.cut(toBytes: Self.maximumBytes)
    self.members = members
  }

  /// Bytes of each text that may repeat what the caller sent: a body of some MiB may be one name.
  fileprivate static let maximumBytes = 1_024

  /// One more member of a problem document.
  package struct Member: Sendable, Equatable {
    /// What such a member can hold.
    package enum Value: Sendable, Equatable {
      case text(String)
      case number(Int)
      /// An object, by name.
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

/// The faults found in one body, so that a caller learns all of them at once.
struct Faults {
  /// Faults told in one answer: whoever has more has one systematic mistake.
  static let maximum = 20

  private(set) var list: [Fault] = []

  var isEmpty: Bool { list.isEmpty }
  /// No further fault is returned: none needs to be worded, nor looked for.
  var isFull: Bool { list.count >= Self.maximum }

  mutating func add(
    _ code: ErrorCode, at pointer: @autoclosure () -> String, _ detail: @autoclosure () -> String,
    members: [Fault.Member] = []
  ) {
    guard !isFull else { return }
    add(Fault(code, at: pointer(), detail(), members: members))
  }

  /// The fault, and the others in it.
  mutating func add(_ fault: Fault) {
    var first = fault
    first.others = []
    for one in [first] + fault.others where list.count < Self.maximum { list.append(one) }
  }

  /// Throws the first fault, with the others in it, when there is any.
  func check() throws(Fault) {
    guard var first = list.first else { return }
    first.others = Array(list.dropFirst())
    throw first
  }
}
