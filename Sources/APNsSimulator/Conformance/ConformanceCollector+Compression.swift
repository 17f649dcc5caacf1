// SPDX-License-Identifier: Apache-2.0

import HTTP2

// "To help avoid filling up the APNs HPACK table", each header has its way of being written.
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
      // Its value changes from push to push: left out of the table it serves the rule's purpose.
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
      // Others have pushed the name out of the table since: it is as it was the first time.
      board.keep(rule)
    } else if isFirst {
      board.check(rule, field.representation == .incremental, place, "the first: " + field.wire)
    } else if field.representation == .indexed {
      // A value that came before, such as an expiration of 0. Nothing is added to the table.
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

  /// The name and the byte the field begins with; never the value, which may be secret.
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
