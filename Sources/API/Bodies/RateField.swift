// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

extension Field {
  /// Parses a rate in pushes per second.
  func rate(_ faults: inout Faults) -> Int? {
    let expected = "a whole number of pushes a second"
    guard let rate = value.int else {
      wrongNumber(expected, &faults)
      return nil
    }
    guard (1...MessageOptions.highestRate).contains(rate) else {
      refuse(.invalidValue, "expected \(expected), 1 to \(MessageOptions.highestRate)", &faults)
      return nil
    }
    return rate
  }
}
