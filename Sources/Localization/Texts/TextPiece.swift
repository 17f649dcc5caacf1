// SPDX-License-Identifier: Apache-2.0

/// Part of a text: a literal or a placeholder.
package indirect enum TextPiece: Sendable, Equatable {
  case literal(String)
  case argument(Int, TextConversion)
  /// Text for each plural category of an argument; always contains "other".
  case plural(Int, TextConversion, [PluralCategory: [TextPiece]])
}
