// SPDX-License-Identifier: Apache-2.0

/// A part of the unregistered devices of a feedback reading.
package struct FeedbackPage: Sendable, Equatable {
  package var tokens: [FeedbackToken]
  /// Where the next page begins; nil: this is the last one.
  package var next: FeedbackCursor?
  /// Position to store when the reader has acknowledged all pages.
  package var end: FeedPlace

  package init(tokens: [FeedbackToken], next: FeedbackCursor?, end: FeedPlace) {
    self.tokens = tokens
    self.next = next
    self.end = end
  }
}
