// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Initial state of the queue rows for one environment.
package enum Placement: Sendable, Equatable {
  /// Any node may claim the rows.
  case ready
  /// The rows are stored as claimed by `AcceptPlan.holder`, and returned to the caller. Only for
  /// rows of kind `names`.
  case claimed
  /// The lane cannot send now.
  case held(HoldReason)
}

extension Placement {
  var held: HoldReason? { if case .held(let reason) = self { reason } else { nil } }
}
