// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// The errors that the server itself reports, outside any handler: one row each.
package enum HTTPFault: Error, Sendable, Hashable, CaseIterable {
  case requestLine
  case headerField
  case messageLength
  case chunkedBody
  case host
  case encoding
  case timeout
  case contentTooLarge
  case targetTooLong
  case headersTooLarge
  case expectation
  case transferCoding
  case version
  case noRoute
  case method
  case unknownMethod
  case connections
  case connectionsOfAddress
  case bufferedBodies
  case unexpected
  case otherSite
  case plainHTTP

  package typealias Row = (status: HTTPResponse.Status, code: String, title: String)

  package var row: Row {
    switch self {
    case .requestLine: (.badRequest, "PG1001", "The request line is malformed")
    case .headerField: (.badRequest, "PG1002", "A header field is malformed")
    case .messageLength: (.badRequest, "PG1003", "The length of the request's body is ambiguous")
    case .chunkedBody: (.badRequest, "PG1004", "The chunked body is malformed")
    case .host: (.badRequest, "PG1005", "The Host field is missing, repeated or malformed")
    case .encoding: (.badRequest, "PG1006", "The URL is not percent-encoded UTF-8")
    case .timeout: (.requestTimeout, "PG1007", "The request did not arrive in time")
    case .contentTooLarge: (.contentTooLarge, "PG1008", "The request's body is too large")
    case .targetTooLong: (.uriTooLong, "PG1009", "The request line is too long")
    case .headersTooLarge:
      (.requestHeaderFieldsTooLarge, "PG1010", "The header fields are too many or too long")
    case .expectation: (.expectationFailed, "PG1011", "Unsupported expectation")
    case .transferCoding: (.notImplemented, "PG1012", "Unsupported transfer coding")
    case .version:
      (Self.versionNotSupported, "PG1013", "Unsupported HTTP version")
    case .noRoute: (.notFound, "PG1014", "Unknown path")
    case .method: (.methodNotAllowed, "PG1015", "The path does not support the method")
    case .unknownMethod:
      (.notImplemented, "PG1019", "Unknown method")
    case .connections: (.serviceUnavailable, "PG1016", "Too many connections are open")
    case .connectionsOfAddress:
      (.serviceUnavailable, "PG1020", "Too many connections are open from this address")
    case .bufferedBodies: (.serviceUnavailable, "PG1017", "Too many bodies are being received")
    case .unexpected: (.internalServerError, "PG1018", "Internal server error")
    case .otherSite: (.forbidden, "PG1021", "Cross-site browser request")
    case .plainHTTP: (.badRequest, "PG1022", "Plain HTTP was sent to an HTTPS port")
    }
  }

  /// Returns the problem document for this fault.
  /// - Parameter detail: the exact fault, in a sentence.
  package func problem(_ detail: String? = nil) -> Problem {
    let row = row
    var problem = Problem(status: row.status, code: row.code, title: row.title, detail: detail)
    if row.status == .serviceUnavailable { problem.headers[.retryAfter] = "1" }
    return problem
  }

  private static let versionNotSupported = HTTPResponse.Status(
    code: 505, reasonPhrase: "HTTP Version Not Supported")
}
