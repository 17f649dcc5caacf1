// SPDX-License-Identifier: Apache-2.0

/// Reason why a value is not a valid argument.
package struct ArgumentFault: Error, Equatable {
  /// JSON pointer within the value, "/style"; "" is the value itself.
  package let pointer: String
  /// A sentence that describes correct input.
  package let message: String
}
