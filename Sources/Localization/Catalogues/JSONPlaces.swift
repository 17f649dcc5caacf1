// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Line starts of a document, shared by all positions in it.
final class JSONPlaces: Sendable {
  let index: JSONLineIndex

  init(_ document: JSONDocument) { index = document.lineIndex }
}
