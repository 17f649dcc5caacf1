// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import PushModel

/// The query of `GET …/notifications`.
package struct NotificationListQuery {
  /// Names of the filter parameters.
  package static let filters = ["state", "reference", "repetition_of", "since", "until"]

  package let filter: NotificationFilter
  /// Number of notifications of the page.
  package let limit: Int
  /// Notification after which the page begins; nil: the newest.
  package let before: NotificationID?

  /// - Throws: a `Fault` that names the first invalid parameter.
  package init(_ query: QueryItems) throws(Fault) {
    let reader = try QueryReader(query, known: Self.filters)
    let paging = try reader.paging(.notifications)
    limit = paging.limit
    before = paging.after.flatMap(NotificationID.init(bytes:))
    filter = NotificationFilter(
      state: try reader.choice("state", NotificationState.allCases.map { ($0.rawValue, $0) }),
      reference: try reader.text("reference"),
      repetition: try reader.notification("repetition_of"),
      since: try reader.time("since"), until: try reader.time("until"))
  }

  /// Returns the cursor of the page after a notification.
  package static func cursor(after id: NotificationID) -> String {
    ListKind.notifications.cursor(after: id.bytes)
  }
}
