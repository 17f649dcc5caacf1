// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import PushModel

/// The query of `GET …/deliveries`.
package struct DeliveryListQuery {
  /// Names of the filter parameters.
  package static let filters = ["outcome", "reason"]

  package let outcome: DeliveryOutcome?
  package let reason: String?
  package let paging: Paging
  /// Device after which the page begins; nil: the first.
  package let after: DeviceToken?

  /// - Throws: a `Fault` that names the first invalid parameter.
  package init(_ query: QueryItems) throws(Fault) {
    let reader = try QueryReader(query, known: Self.filters)
    paging = try reader.paging(.deliveries)
    after = paging.after.map(DeviceToken.init(bytes:))
    outcome = try reader.choice("outcome", DeliveryOutcome.allCases.map { ($0.name, $0) })
    reason = try reader.text("reason")
  }

  /// Returns the cursor of the page after a device.
  package static func cursor(after token: DeviceToken) -> String {
    ListKind.deliveries.cursor(after: token.bytes)
  }
}
