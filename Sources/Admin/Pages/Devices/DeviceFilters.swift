// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The filters of the list in the address: those of the API, under their names.
struct DeviceFilters {
  /// How a filter is entered.
  enum Input: Sendable {
    case text(hint: String)
    case date
    case choice([(name: String, label: String)])
  }

  /// A filter of the API with its label.
  struct Field: Sendable {
    let name: String
    let label: String
    let input: Input
    /// Whether the filter is in the form's first row.
    var isFrequent = false
    /// Whether the filter may occur several times.
    var isRepeatable = false
  }

  /// All filters of the API. A test compares the names.
  static let fields: [Field] = [
    Field(name: "user", label: "User", input: .text(hint: "exact user id"), isFrequent: true),
    Field(name: "language", label: "Language", input: .text(hint: "fr, zh-Hant"), isFrequent: true),
    Field(
      name: "state", label: "State",
      input: .choice(DeviceState.allCases.map { ($0.name, $0.label) }), isFrequent: true),
    Field(
      name: "environment", label: "Environment",
      input: .choice(PushEnvironment.allCases.map { ($0.rawValue, $0.rawValue.asLabel) }),
      isFrequent: true),
    Field(
      name: "push_type", label: "Push type",
      input: .choice(TokenKind.allCases.map { ($0.rawValue, $0.rawValue) })),
    Field(name: "reason", label: "Reason", input: .text(hint: "BadDeviceToken")),
    Field(name: "app_version", label: "App version", input: .text(hint: "3.2")),
    Field(name: "app_version_from", label: "App version from", input: .text(hint: "3.0")),
    Field(name: "app_version_below", label: "App version below", input: .text(hint: "4.0")),
    Field(name: "updated_since", label: "Updated since (UTC)", input: .date),
    Field(name: "tag", label: "With tag", input: .text(hint: "beta"), isRepeatable: true),
    Field(
      name: "any_tag", label: "With any of the tags", input: .text(hint: "vip"), isRepeatable: true),
    Field(
      name: "no_tag", label: "Without tag", input: .text(hint: "opted-out"), isRepeatable: true),
  ]

  /// Filters in one address: every filter, and the API's 16 tags of each kind. Each filter in use
  /// has a link with all others.
  static let maximumItems = 64

  /// The filters in the address, in its order.
  let items: [QueryItems.Item]
  /// The sealed cursor in the address.
  let cursor: String?
  /// Whether the address has empty fields, as browsers send them.
  let hasEmptyFields: Bool
  /// Parameters that are no filters, for the API's error message.
  private let others: [QueryItems.Item]

  /// Devices of a page: few enough to read, and 100 KB of HTML.
  private static let pageSize = 40

  init(_ query: QueryItems) {
    let given = query.items.filter { !["app", "done", "count", "more"].contains($0.name) }
    let filled = given.filter { !$0.value.isEmpty }
    let names = Self.fields.map(\.name)
    hasEmptyFields = filled.count < given.count
    items = filled.filter { names.contains($0.name) }
    cursor = filled.first { $0.name == "cursor" }?.value
    others = filled.filter { !names.contains($0.name) && $0.name != "cursor" }
  }

  /// Returns the query for the API. Throws its fault for an invalid filter.
  ///
  /// - Parameter cursor: the opened cursor; nil for the first page.
  func query(cursor: String?) throws(Fault) -> DeviceListQuery {
    var all = Self.completed(items + others)
    all.append(.init(name: "limit", value: "\(Self.pageSize)"))
    if let cursor { all.append(.init(name: "cursor", value: cursor)) }
    return try DeviceListQuery(QueryItems(all))
  }

  private static func completed(_ items: [QueryItems.Item]) -> [QueryItems.Item] {
    items.map { $0.name == "updated_since" ? $0.withTime : $0 }
  }

  func values(of field: Field) -> [String] {
    items.filter { $0.name == field.name }.map(\.value)
  }

  /// The filters as the query of an address of the API; empty without filters.
  var queryText: String { Self.completed(items).queryText }

  /// The filters for the audit log, without the id of a user, whose erasure the log's entries
  /// outlast.
  var auditedItems: [QueryItems.Item] {
    items.map { $0.name == "user" ? .init(name: "user", value: "") : $0 }
  }

  /// Returns the filters without one.
  func without(_ removed: Int) -> [QueryItems.Item] {
    items.indices.filter { $0 != removed }.map { items[$0] }
  }
}

extension QueryItems.Item {
  /// A date as its first moment, as the API takes it; any other value unchanged.
  var withTime: Self {
    value.utf8.count == 10 ? Self(name: name, value: value + "T00:00:00Z") : self
  }
}

extension [QueryItems.Item] {
  /// The query of an address of the API; empty without items.
  var queryText: String {
    let query = map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
    return query.isEmpty ? "" : "?" + query.joined(separator: "&")
  }
}
