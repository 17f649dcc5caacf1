// SPDX-License-Identifier: Apache-2.0

/// Replaces a range of the template's bytes.
struct Replacement {
  enum Content {
    case text(String)
    case recipient(RecipientText)
    case badge(BadgePlace)
  }

  let range: Range<Int>
  var content: Content
}
