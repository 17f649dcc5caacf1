// SPDX-License-Identifier: Apache-2.0

/// An app in one environment: the key of lanes, and the unit of fairness among claims.
package struct Destination: Sendable, Hashable, Comparable {
  package var app: AppID
  package var environment: PushEnvironment

  package init(app: AppID, environment: PushEnvironment) {
    self.app = app
    self.environment = environment
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.app, left.environment.code) < (right.app, right.environment.code)
  }
}
