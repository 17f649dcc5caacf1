// SPDX-License-Identifier: Apache-2.0

import HTTP2
import JSONText
import TLS

// The raw form of a request, for authors of push clients.

extension ReceivedPush {
  /// Characters of a signature in the output: enough to distinguish tokens, too few to use one.
  private static let shownSignature = 6

  /// Writes the header fields in their order, and the contents of the provider token.
  func writeHeaders(to json: inout JSONWriter) {
    json.field("headers") { json in
      json.array { json in
        for position in headers.indices {
          let field = headers[position]
          let isToken = field.name == "authorization"
          json.object { json in
            json.field("name", field.name)
            json.field("value", isToken ? Self.withoutSignature(field.value) : field.value)
            if field.indexing == .neverIndexed { json.field("never_indexed", true) }
          }
        }
      }
    }
    guard let authorization = headers.value(of: "authorization") else { return }
    json.field("provider_token") { write(authorization, to: &$0) }
  }

  private static func withoutSignature(_ authorization: String) -> String {
    guard let dot = authorization.lastIndex(of: ".") else {
      return String(authorization.prefix(shownSignature + "bearer ".count)) + "…"
    }
    let signature = authorization[authorization.index(after: dot)...]
    return authorization[...dot] + String(signature.prefix(shownSignature)) + "…"
  }

  private func write(_ authorization: String, to json: inout JSONWriter) {
    let parts = authorization.split(separator: " ", maxSplits: 1)
    let pieces = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let token = ObservedToken(authorization: authorization)
    json.object { json in
      json.field("scheme", parts.count == 2 ? String(parts[0]) : nil)
      if pieces.count == 3 {
        for (name, piece) in [("header", pieces[0]), ("claims", pieces[1])] {
          guard let bytes = ObservedToken.decode(piece), (try? JSONDocument(parsing: bytes)) != nil
          else { continue }
          json.field(name, raw: bytes)
        }
        json.field("signature_bytes", ObservedToken.decode(pieces[2])?.count)
      }
      json.field("age_seconds", token?.issuedAt.map { receivedAt / 1000 - $0 })
      json.field("refused_for", token == nil ? "no bearer token" : token?.fault)
      json.field("tolerated", token?.oddity)
    }
  }
}
