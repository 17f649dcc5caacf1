// SPDX-License-Identifier: Apache-2.0

/// A value in the index. The children of a container follow it; in an object, names and values
/// alternate.
struct JSONNode {
  var kind: JSONValue.Kind
  /// Whether a string contains escapes, so that its bytes differ from its text.
  var isEscaped: Bool
  /// Byte range of the value, quotes and brackets included.
  var start: UInt32
  var end: UInt32
  /// Index of the node after this one and all its children.
  var next: UInt32
}
