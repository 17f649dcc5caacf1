// SPDX-License-Identifier: Apache-2.0
import HTTP2

/// Builds the header lists of one connection's requests. Headers that requests of a kind share are
/// built once. HPACK indexing follows Apple's advice ("Sending notification requests to APNs").
/// `:path` and `authorization` are never indexed. `apns-id`, `apns-expiration` and
/// `apns-collapse-id` are indexed only the first time, so that their names are in the table. All
/// other headers are always indexed.
struct RequestHeaders {
  private let authority: String
  private var authorization: HTTP2Header?
  private var templates: [APNsRequest.Kind: HTTP2HeaderTemplate] = [:]
  private var last: (kind: APNsRequest.Kind, template: HTTP2HeaderTemplate)?
  private var sentNames: SentNames = []
  /// The fields that `own` wrote.
  private(set) var buffer = HTTP2FieldBuffer()

  /// Maximum number of cached templates; beyond it, all of them are dropped.
  private static let maximumKinds = 256

  private struct SentNames: OptionSet {
    let rawValue: UInt8
    static let id = SentNames(rawValue: 1)
    static let expiration = SentNames(rawValue: 2)
    static let collapseID = SentNames(rawValue: 4)
  }

  init(authority: String) { self.authority = authority }

  /// Sets the token for the following requests.
  mutating func authorize(with token: ProviderToken) {
    authorization = HTTP2Header("authorization", "bearer " + token.text, .neverIndexed)
    templates = [:]
    last = nil
  }

  /// Returns the headers that all requests of a kind share.
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

  /// Writes the headers that only this request has: its path, and those after the template.
  mutating func own(_ request: APNsRequest) {
    begin(request.deviceToken.span, request.apnsID)
    end(expiration: request.expiration, collapseID: request.collapseID)
  }

  /// Writes the headers that only one request of a batch has. Computes its apns-id.
  mutating func own(_ batch: APNsBatch, _ index: Int) {
    batch.withToken(of: index) { token in
      begin(token, APNsID(batch.head.idPrefix, token: token))
    }
    end(expiration: batch.head.expiration, collapseID: batch.head.collapseID)
  }

  private mutating func begin(_ deviceToken: Span<UInt8>, _ apnsID: APNsID) {
    buffer.begin()
    buffer.field(":path")
    buffer.text.append(addingCapacity: 10 + 2 * deviceToken.count) { text in
      text.append(Self.pathPrefix)
      for index in deviceToken.indices { text.append(hexadecimal: deviceToken[index]) }
    }
    buffer.field("apns-id", indexing(of: .id))
    buffer.text.append(addingCapacity: 36) { apnsID.write(to: &$0) }
  }

  private mutating func end(expiration: Int64?, collapseID: String?) {
    if let expiration {
      // 0 is frequent and therefore indexed; other values rarely recur.
      buffer.field("apns-expiration", expiration == 0 ? .normal : indexing(of: .expiration))
      // A String of ten digits needs no allocation.
      buffer.text.append(contentsOf: String(expiration).utf8)
    }
    if let collapseID {
      buffer.field("apns-collapse-id", indexing(of: .collapseID))
      buffer.text.append(contentsOf: collapseID.utf8)
    }
  }

  private mutating func indexing(of name: SentNames) -> HTTP2Header.Indexing {
    sentNames.insert(name).inserted ? .normal : .neverIndexed
  }

  private static let pathPrefix: StaticString = "/3/device/"
}

extension OutputSpan where Element == UInt8 {
  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Appends two digits in lower case.
  mutating func append(hexadecimal byte: UInt8) {
    append(Self.digit(byte >> 4))
    append(Self.digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
