// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel

/// A body of `POST …/notifications/{id}/resend-failures`, which may be empty.
package struct ResendBody: Sendable, Equatable {
  /// Outcomes of last deliveries that are sent again; nil uses the push type's default.
  package let outcomes: [DeliveryOutcome]?

  package init(parsing body: [UInt8]) throws(Fault) {
    var outcomes: [DeliveryOutcome]?
    var faults = Faults()
    if !body.isEmpty {
      for field in try bodyMembers(body, expected: "an object with outcomes, or no body") {
        switch field.name {
        case "outcomes": outcomes = field.value.isNull ? nil : Self.outcomes(field, &faults)
        default: field.unknown("outcomes", &faults)
        }
      }
    }
    try faults.check()
    self.outcomes = outcomes
  }

  private static func outcomes(_ field: Field, _ faults: inout Faults) -> [DeliveryOutcome] {
    guard let elements = field.elements("an array of outcomes", &faults) else { return [] }
    let right = "one of \(Resend.outcomes.map { "\"\($0.name)\"" }.joined(separator: ", "))"
    if elements.isEmpty { field.refuse(.invalidValue, "expected at least \(right)", &faults) }
    var outcomes: Set<DeliveryOutcome> = []
    for element in elements {
      let outcome = element.value.string.flatMap(DeliveryOutcome.init(name:))
      if let outcome, Resend.outcomes.contains(outcome) {
        outcomes.insert(outcome)
      } else {
        element.refuse(.invalidValue, "expected \(right)", &faults)
      }
    }
    return Resend.outcomes.filter(outcomes.contains)
  }
}
