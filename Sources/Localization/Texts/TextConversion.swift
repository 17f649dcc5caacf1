// SPDX-License-Identifier: Apache-2.0

/// Type and format of an argument.
package enum TextConversion: Sendable, Hashable {
  case text
  case integer
  /// Integer padded with zeros to a number of digits: `%02d`.
  case padded(digits: Int)
  case decimal(fractionDigits: Int)

  /// Whether the conversion shows no fraction.
  package var isInteger: Bool {
    switch self {
    case .integer, .padded: true
    case .text, .decimal: false
    }
  }
}
