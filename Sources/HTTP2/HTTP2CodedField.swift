// SPDX-License-Identifier: Apache-2.0

/// A decoded header field together with its encoding in the compressed block.
package struct HTTP2CodedField: Sendable, Equatable {
  /// The representations of RFC 7541 §6, which the first bits of a field encode.
  package enum Representation: String, Sendable {
    /// `1xxxxxxx`: a name and value in the table.
    case indexed
    /// `01xxxxxx`: a literal that is added to the dynamic table.
    case incremental
    /// `0000xxxx`: a literal that is not added to the table.
    case withoutIndexing
    /// `0001xxxx`: a literal that proxies must not add to a table, either.
    case neverIndexed

    init?(firstByte byte: UInt8) {
      if byte & 0x80 != 0 {
        self = .indexed
      } else if byte & 0x40 != 0 {
        self = .incremental
      } else if byte & 0x20 != 0 {
        return nil
      } else {
        self = byte & 0x10 != 0 ? .neverIndexed : .withoutIndexing
      }
    }
  }

  /// The name exactly as sent, including upper case. Bytes that are not UTF-8 are replaced.
  package let name: String
  package let value: String
  package let representation: Representation
  /// The byte that encodes the representation.
  package let firstByte: UInt8
  /// For a field added to the dynamic table: whether the table has an earlier field with its name.
  package let joinsOther: Bool

  package init(
    name: String, value: String, representation: Representation, firstByte: UInt8,
    joinsOther: Bool = true
  ) {
    self.name = name
    self.value = value
    self.representation = representation
    self.firstByte = firstByte
    self.joinsOther = joinsOther
  }
}
