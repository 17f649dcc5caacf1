// SPDX-License-Identifier: Apache-2.0

/// Part of a text that depends on a number: a variable of a `.stringsdict`, a substitution of an
/// `.xcstrings`.
package struct PluralVariable: Sendable {
  /// Index of the deciding argument, from 0; nil uses the position of the variable in the format.
  package let argument: Int?
  package let conversion: TextConversion
  /// Forms by category. A placeholder without an index, and `%arg`, is the deciding argument.
  package let forms: [PluralCategory: String]

  package init(
    argument: Int?, conversion: TextConversion, forms: [PluralCategory: String]
  ) {
    self.argument = argument
    self.conversion = conversion
    self.forms = forms
  }
}
