// SPDX-License-Identifier: Apache-2.0

/// A header field as it stood in its compressed block: what it says, and how it was written.
package struct HTTP2WireField: Sendable, Equatable {
  /// RFC 7541, 6: what the first bits of a field say.
  package enum Representation: String, Sendable {
    /// `1xxxxxxx`: a name and value that are in the table.
    case indexed
    /// `01xxxxxx`: a literal that goes into the dynamic table.
    case incremental
    /// `0000xxxx`: a literal that leaves the table as it is.
    case withoutIndexing
    /// `0001xxxx`: the same, binding for proxies too.
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

  /// Exactly as sent, upper case included; bytes that are not UTF-8 are replaced.
  package let name: String
  package let value: String
  package let representation: Representation
  /// The byte that says so.
  package let firstByte: UInt8

  package init(name: String, value: String, representation: Representation, firstByte: UInt8) {
    self.name = name
    self.value = value
    self.representation = representation
    self.firstByte = firstByte
  }
}

/// A header block with the frames that carried it: HEADERS and its CONTINUATIONs.
package struct HTTP2WireHeaders: Sendable, Equatable {
  package let fields: [HTTP2WireField]
  package let endStream: Bool
  /// Whether HEADERS carried the five bytes of the old priority scheme.
  package let hasPriority: Bool

  package init(fields: [HTTP2WireField], endStream: Bool, hasPriority: Bool = false) {
    self.fields = fields
    self.endStream = endStream
    self.hasPriority = hasPriority
  }

  package func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// One frame of a connection, whoever sent it.
package enum HTTP2WireEvent: Sendable, Equatable {
  case headers(stream: Int32, HTTP2WireHeaders)
  /// - Parameter flowControlled: bytes that count against the windows, padding included.
  case data(stream: Int32, bytes: [UInt8], flowControlled: Int, endStream: Bool)
  case priority(stream: Int32)
  case reset(stream: Int32, errorCode: UInt32)
  case settings([HTTP2Setting])
  case settingsAcknowledged
  case ping(UInt64)
  case pingAcknowledged(UInt64)
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  case windowUpdate(stream: Int32, increment: Int)
  /// A frame of another kind; its number.
  case other(type: UInt8, stream: Int32)
  /// The bytes are not HTTP/2, or their header blocks cannot be read: nothing more will come from
  /// this direction.
  case unreadable(String)
}
