// SPDX-License-Identifier: Apache-2.0
import HTTP2

/// Makes the header list of one connection's requests: what requests of a kind share is made once,
/// and each header is indexed as Apple asks ("Sending notification requests to APNs", HPACK):
/// `:path` and `authorization` never; `apns-id`, `apns-expiration` and `apns-collapse-id` the first
/// time, so that their names are in the table, and never again; everything else always.
struct RequestHeaders {
  private let authority: String
  private var authorization: HTTP2Header?
  private var templates: [APNsRequest.Kind: HTTP2HeaderTemplate] = [:]
  private var last: (kind: APNsRequest.Kind, template: HTTP2HeaderTemplate)?
  private var sentNames: SentNames = []

  /// Kinds kept; a pool of many apps forgets all of them when it has seen more.
  private static let maximumKinds = 256

  private struct SentNames: OptionSet {
    let rawValue: UInt8
    static let id = SentNames(rawValue: 1)
    static let expiration = SentNames(rawValue: 2)
    static let collapseID = SentNames(rawValue: 4)
  }

  init(authority: String) { self.authority = authority }

  /// Requests carry this token from here on.
  mutating func authorize(with token: ProviderToken) {
    authorization = HTTP2Header("authorization", "bearer " + token.text, .neverIndexed)
    templates = [:]
    last = nil
  }

  /// What all requests of a kind carry.
  mutating func template(for kind: APNsRequest.Kind) -> HTTP2HeaderTemplate {
    if let last, last.kind == kind { return last.template }
    let template = templates[kind] ?? makeTemplate(for: kind)
    last = (kind, template)
    return template
  }

  private mutating func makeTemplate(for kind: APNsRequest.Kind) -> HTTP2HeaderTemplate {
    if templates.count >= Self.maximumKinds { templates = [:] }
    var list = [
      HTTP2Header(":method", "POST"), HTTP2Header(":scheme", "https"),
      HTTP2Header(":authority", authority), HTTP2Header("apns-topic", kind.topic),
      HTTP2Header("apns-push-type", kind.pushType),
      HTTP2Header("apns-priority", String(kind.priority)),
    ]
    if let authorization { list.append(authorization) }
    let template = HTTP2HeaderTemplate(list)
    templates[kind] = template
    return template
  }

  /// What is this request's alone, besides its path. One allocation.
  mutating func own(_ request: APNsRequest) -> [HTTP2Header] {
    let id = HTTP2Header("apns-id", request.apnsID, indexing(of: .id))
    let expiration = request.expiration.map {
      // 0 is a word of its own, not a value that never comes again.
      HTTP2Header("apns-expiration", String($0), $0 == 0 ? .normal : indexing(of: .expiration))
    }
    let collapseID = request.collapseID.map {
      HTTP2Header("apns-collapse-id", $0, indexing(of: .collapseID))
    }
    return switch (expiration, collapseID) {
    case (nil, nil): [id]
    case (let expiration?, nil): [id, expiration]
    case (nil, let collapseID?): [id, collapseID]
    case (let expiration?, let collapseID?): [id, expiration, collapseID]
    }
  }

  private mutating func indexing(of name: SentNames) -> HTTP2Header.Indexing {
    sentNames.insert(name).inserted ? .normal : .neverIndexed
  }

  /// `/3/device/` and the token in lower-case hexadecimal.
  static func path(to deviceToken: [UInt8]) -> String {
    let prefix: StaticString = "/3/device/"
    let start = prefix.utf8Start
    let length = prefix.utf8CodeUnitCount
    let count = length + 2 * deviceToken.count
    return String(unsafeUninitializedCapacity: count) { text in
      for index in 0..<length { text[index] = start[index] }
      var next = length
      for byte in deviceToken {
        text[next] = hexDigit(byte >> 4)
        text[next + 1] = hexDigit(byte & 15)
        next += 2
      }
      return count
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
