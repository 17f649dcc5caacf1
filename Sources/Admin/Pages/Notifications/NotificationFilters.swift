// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The filters of the list in the address: those of the API, under their names.
struct NotificationFilters {
  /// A filter of the API with its label.
  struct Field: Sendable {
    let name: String
    let label: String
    /// An example of a value; nil for a choice or a date.
    var hint: String?
  }

  /// All filters of the API. A test compares the names.
  static let fields: [Field] = [
    Field(name: "state", label: "State"),
    Field(name: "reference", label: "Reference", hint: "your id"),
    Field(name: "since", label: "Since (UTC)"),
    Field(name: "until", label: "Before (UTC)"),
    Field(name: "repetition_of", label: "Repetitions of", hint: "id of a notification"),
  ]

  /// The filters in the address, in its order.
  let items: [QueryItems.Item]
  /// The cursor in the address; it contains only the id of a notification.
  let cursor: String?
  /// Whether the address has empty fields, as browsers send them.
  let hasEmptyFields: Bool
  /// Parameters that are no filters, for the API's error message.
  private let others: [QueryItems.Item]

  /// Notifications of a page: few enough to read.
  private static let pageSize = 50

  init(_ query: QueryItems) {
    let given = query.items.filter { $0.name != "app" }
    let filled = given.filter { !$0.value.isEmpty }
    let names = Self.fields.map(\.name)
    hasEmptyFields = filled.count < given.count
    items = filled.filter { names.contains($0.name) }
    cursor = filled.first { $0.name == "cursor" }?.value
    others = filled.filter { !names.contains($0.name) && $0.name != "cursor" }
  }

  /// Returns the query for the API. Throws its fault for an invalid filter.
  func query() throws(Fault) -> NotificationListQuery {
    var all = Self.completed(items + others)
    all.append(.init(name: "limit", value: "\(Self.pageSize)"))
    if let cursor { all.append(.init(name: "cursor", value: cursor)) }
    return try NotificationListQuery(QueryItems(all))
  }

  private static func completed(_ items: [QueryItems.Item]) -> [QueryItems.Item] {
    items.map { ["since", "until"].contains($0.name) ? $0.withTime : $0 }
  }

  /// The filters as the query of an address of the API; empty without filters.
  var queryText: String { Self.completed(items).queryText }

  /// Returns the value of a filter; nil if it is not used.
  func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

  /// Returns the filters without one.
  func without(_ removed: Int) -> [QueryItems.Item] {
    items.indices.filter { $0 != removed }.map { items[$0] }
  }
}
