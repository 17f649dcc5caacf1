// SPDX-License-Identifier: Apache-2.0

/// Replaces a range of the template's bytes.
struct Replacement {
  enum Content {
    case text(String)
    /// A JSON string of the template that is copied.
    case range(Range<Int>)
    case recipient(RecipientText)
    case badge(BadgePlace)
  }

  let range: Range<Int>
  var content: Content
}

extension LocalizedForm.InlineContent {
  /// Bytes of the text inside a JSON string.
  var cost: Int {
    switch self {
    case .range(let range): range.count - 2
    case .text(let text): Truncation.cost(of: text)
    }
  }

  var replacement: Replacement.Content {
    switch self {
    case .range(let range): .range(range)
    case .text(let text): .text(text)
    }
  }
}
