// SPDX-License-Identifier: Apache-2.0

/// One string of a catalogue, compiled: literal text and the places where arguments go.
///
/// The placeholders are those of Apple's string files: `%@`, `%d` and its kin, `%.2f`, each also with
/// an index (`%1$@`), and `%%`. Rendering cannot fail once `fault(for:)` has found nothing.
package struct TextTemplate: Sendable, Equatable {
  enum Piece: Sendable, Equatable {
    case literal(String)
    case argument(Int, Conversion)
  }

  /// What an argument must be and how it is written.
  enum Conversion: Sendable, Equatable {
    case text
    case integer
    case decimal(fractionDigits: Int)
  }

  /// More than any sentence holds; an index beyond is a slip of the finger.
  package static let maximumArguments = 32

  let pieces: [Piece]
  /// One more than the highest argument used.
  package let argumentCount: Int

  package init(parsing text: String) throws(TemplateFault) {
    var parser = TemplateParser(text)
    pieces = try parser.parse()
    argumentCount = parser.argumentCount
  }

  /// Nil when the arguments fit; else which one does not, from 0, and what it should be.
  package func fault(for arguments: [TextArgument]) -> (argument: Int, message: String)? {
    guard arguments.count >= argumentCount else {
      return (arguments.count, "\(argumentCount) arguments are used, \(arguments.count) given")
    }
    for case .argument(let index, let conversion) in pieces {
      switch conversion {
      case .text:
        continue
      case .integer:
        if !arguments[index].isInteger {
          return (index, "argument \(index + 1) must be an integer")
        }
      case .decimal:
        if !arguments[index].isNumber { return (index, "argument \(index + 1) must be a number") }
      }
    }
    return nil
  }

  /// - Parameter arguments: those that `fault(for:)` accepted; a missing one would be left out.
  func render(_ arguments: [TextArgument], in writing: LanguageWriting) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        text += literal
      case .argument(let index, let conversion):
        guard index < arguments.count else { continue }
        text += writing.isolated(writing.text(of: arguments[index], as: conversion))
      }
    }
    return text
  }
}

/// Why a text is no template.
package struct TemplateFault: Error, Equatable {
  /// The placeholder as far as it was read: "%c".
  package let placeholder: String
  /// A sentence that says what would be right.
  package let message: String
}

/// What stands for a placeholder.
package enum TextArgument: Sendable, Hashable {
  /// Inserted verbatim; never searched for placeholders.
  case text(String)
  /// A JSON number as it was written: "3", "-1.50", "1e3".
  case number(String)

  var isInteger: Bool { Int(digits) != nil }
  var isNumber: Bool { Double(digits).map(\.isFinite) ?? false }

  /// A text made of digits counts as a number: Apple's own `loc-args` are texts.
  var digits: String {
    switch self {
    case .text(let text), .number(let text): text
    }
  }
}
