// SPDX-License-Identifier: Apache-2.0

/// Why a text is not a valid template.
package struct TemplateFault: Error, Equatable {
  /// Placeholder up to the error, "%c"; empty if the error concerns the whole text.
  package let placeholder: String
  /// Sentence with the expected form.
  package let message: String

  static let needsOther = TemplateFault(
    placeholder: "", message: "plural forms must include \"other\"")
  static let tooLarge = TemplateFault(
    placeholder: "",
    message:
      "with its variables filled in a text may have at most \(TextTemplate.maximumWeight) parts")
}
