// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Number of active devices in a notification's audience, by environment, up to the counting limit.
package struct AudienceCount: Sendable, Equatable {
  package var production = 0
  package var sandbox = 0

  /// Creates a count.
  package init(production: Int = 0, sandbox: Int = 0) {
    self.production = production
    self.sandbox = sandbox
  }

  /// The total as the response contains it.
  package var total: Int { min(production + sandbox, Acceptance.audienceCountLimit) }

  /// Devices in one environment.
  package subscript(environment: PushEnvironment) -> Int {
    get { environment == .production ? production : sandbox }
    set { if environment == .production { production = newValue } else { sandbox = newValue } }
  }
}
