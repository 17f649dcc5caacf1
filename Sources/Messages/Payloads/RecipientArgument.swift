// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// Name of an argument that every recipient must have.
package struct RecipientArgument: Sendable, Hashable {
  package let name: ExactString
  /// Position of a text that uses the argument.
  package let member: MessageFault.Member
  package let pointer: String
}
