// SPDX-License-Identifier: Apache-2.0

/// Content of `/readyz`. Only draining, an unavailable database and a wrong schema make a gateway
/// unready. Any other cause would take all gateways out of service at once.
package struct ReadinessReport: Sendable, Equatable {
  package var isDraining: Bool
  package var hasDatabase: Bool
  package var hasRightSchema: Bool
  /// Further facts, reported whether or not the gateway is ready.
  package var notes: [Note]

  /// A further fact for operators, such as a credential that Apple refuses.
  package struct Note: Sendable, Equatable {
    package var name: String
    package var isGood: Bool
    package var detail: String

    package init(_ name: String, isGood: Bool, _ detail: String) {
      self.name = name
      self.isGood = isGood
      self.detail = detail
    }
  }

  package init(
    isDraining: Bool = false, hasDatabase: Bool = true, hasRightSchema: Bool = true,
    notes: [Note] = []
  ) {
    self.isDraining = isDraining
    self.hasDatabase = hasDatabase
    self.hasRightSchema = hasRightSchema
    self.notes = notes
  }

  package var isReady: Bool { !isDraining && hasDatabase && hasRightSchema }
}
