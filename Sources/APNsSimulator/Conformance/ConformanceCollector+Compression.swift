// SPDX-License-Identifier: Apache-2.0

import HTTP2

// Rules for the encoding of each header field. Apple: "To help avoid filling up the APNs HPACK
// table".
extension ConformanceCollector {
  mutating func checkCompression(
    _ headers: WireHeaders, of request: ObservedRequest, _ connection: inout ObservedConnection
  ) {
    guard request.kind == .push || request.kind == .broadcast else { return }
    let place = connection.place(request.stream)
    for field in headers.fields {
      switch field.name.lowercased() {
      case ":path": board.check(.hpackPath, field.isLiteralOnly, place, field.wire)
      case "authorization":
        board.check(.hpackAuthorization, field.isLiteralOnly, place, field.wire)
      case "apns-id": checkVarying(field, .hpackID, .id, &connection, place)
      case "apns-expiration":
        checkVarying(field, .hpackExpiration, .expiration, &connection, place)
      case "apns-collapse-id":
        checkVarying(field, .hpackCollapseID, .collapseID, &connection, place)
      // The value of content-length changes with each push, so a client that keeps it out of the
      // table serves the rule's purpose.
      case "content-length" where field.isLiteralOnly:
        board.tolerate(.hpackOthers, place, field.wire)
      default: board.check(.hpackOthers, !field.isLiteralOnly, place, field.wire)
      }
    }
  }

  private mutating func checkVarying(
    _ field: HTTP2CodedField, _ rule: ConformanceRule, _ name: ObservedConnection.SeenNames,
    _ connection: inout ObservedConnection, _ place: WirePlace
  ) {
    let isFirst = connection.seenNames.insert(name).inserted
    if !isFirst, field.representation == .incremental, !field.joinsOther {
      // Other fields may have evicted the name from the table, so that incremental indexing is
      // correct again.
      board.keep(rule)
    } else if isFirst {
      board.check(rule, field.representation == .incremental, place, "the first: " + field.wire)
    } else if field.representation == .indexed {
      // A value that occurred before, such as an expiration of 0. The table does not grow.
      board.tolerate(rule, place, "a later one: " + field.wire)
    } else {
      board.check(rule, field.isLiteralOnly, place, "a later one: " + field.wire)
    }
  }
}

extension HTTP2CodedField {
  fileprivate var isLiteralOnly: Bool {
    representation == .withoutIndexing || representation == .neverIndexed
  }

  /// The field's name and first encoded byte. Never includes the value, which may be secret.
  fileprivate var wire: String {
    let digits = String(firstByte, radix: 16)
    let kind =
      switch representation {
      case .indexed: "indexed"
      case .incremental: "literal with incremental indexing"
      case .withoutIndexing: "literal without indexing"
      case .neverIndexed: "literal never indexed"
      }
    return "\(name) as 0x\(digits.utf8.count == 1 ? "0" : "")\(digits), \(kind)"
  }
}
