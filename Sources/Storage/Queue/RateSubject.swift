// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Subject of a rate limit: an app or one of its runs.
package struct RateSubject: Sendable, Hashable, Comparable {
  package var app: AppID
  /// Nil: all runs of the app together.
  package var run: RunID?

  package init(app: AppID, run: RunID? = nil) { (self.app, self.run) = (app, run) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.app, left.run?.rawValue ?? 0) < (right.app, right.run?.rawValue ?? 0)
  }
}
