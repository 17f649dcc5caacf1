// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// The deliveries of a notification that its page lists: those with one outcome or reason.
struct ListedDeliveries {
  /// The value of `outcome` for deliveries with any outcome.
  static let all = "all"

  /// The outcome that is listed; nil: any.
  var outcome: DeliveryOutcome?
  var reason: String?
  /// The API's fault for an invalid filter.
  var fault: Fault?
  var items: [Delivery] = []
  /// The cursor in the address, sealed.
  var cursor: String?
  /// The sealed cursor of the next page; nil on the last one.
  var next: String?

  /// Deliveries of a page.
  private static let pageSize = 50

  /// Reads the deliveries that the address of a visit asks for. Without a filter, lists the first
  /// outcome that needs attention.
  init(of notification: Notification, _ counts: NotificationCounts, for visit: Visit) async throws {
    let query = visit.request.method == .get ? visit.request.query : QueryItems()
    reason = query.first("reason").flatMap { $0.isEmpty ? nil : $0 }
    cursor = query.first("cursor").flatMap { $0.isEmpty ? nil : $0 }
    let named = query.first("outcome").flatMap { $0.isEmpty ? nil : $0 }
    if named == nil, reason == nil {
      outcome = DeliveryOutcome.attention.first { (counts.outcomes[$0] ?? 0) > 0 }
    }
    let parsed: DeliveryListQuery
    do throws(Fault) {
      var items = [QueryItems.Item(name: "limit", value: "\(Self.pageSize)")]
      if let named, named != Self.all { items.append(.init(name: "outcome", value: named)) }
      if let outcome { items.append(.init(name: "outcome", value: outcome.name)) }
      if let reason { items.append(.init(name: "reason", value: reason)) }
      if let cursor { items.append(.init(name: "cursor", value: try visit.open(cursor: cursor))) }
      parsed = try DeliveryListQuery(QueryItems(items))
    } catch {
      fault = error
      return
    }
    outcome = parsed.outcome
    let found = try await visit.services.api.deliveries(of: notification, parsed)
    items = Array(found.prefix(Self.pageSize))
    if found.count > Self.pageSize, let last = items.last {
      next = try visit.seal(cursor: DeliveryListQuery.cursor(after: last.token))
    }
  }

  /// The filters for an address, without the cursor.
  var filters: [QueryItems.Item] { Self.filters(outcome, reason) }

  static func filters(_ outcome: DeliveryOutcome?, _ reason: String?) -> [QueryItems.Item] {
    var items = [QueryItems.Item(name: "outcome", value: outcome?.name ?? all)]
    if let reason { items.append(.init(name: "reason", value: reason)) }
    return items
  }
}
