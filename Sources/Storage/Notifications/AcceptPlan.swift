// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Initial state of a notification's queue rows.
package struct AcceptPlan: Sendable {
  /// Holder of rows that are stored as claimed.
  package var holder: UUID
  package var production: Placement
  package var sandbox: Placement

  /// Creates a plan for both environments.
  package init(holder: UUID, production: Placement, sandbox: Placement) {
    self.holder = holder
    self.production = production
    self.sandbox = sandbox
  }

  /// All rows may be claimed by any node.
  package static let unclaimed = AcceptPlan(
    holder: UUID(high: 0, low: 0), production: .ready, sandbox: .ready)
}

extension AcceptPlan {
  /// A copy of this plan with `claimed` replaced by `ready`, for rows that cannot be handed over.
  var handingNothingOver: AcceptPlan {
    func free(_ placement: Placement) -> Placement { placement == .claimed ? .ready : placement }
    return AcceptPlan(holder: holder, production: free(production), sandbox: free(sandbox))
  }
}
