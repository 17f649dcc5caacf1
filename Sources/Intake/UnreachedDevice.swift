// SPDX-License-Identifier: Apache-2.0

/// Fault: a push of the message's type cannot reach a device that the preview request names.
package struct UnreachedDevice: Error, Equatable {
  /// Position in `PreviewRequest.tokens`.
  package var position: Int

  /// Creates the fault for the token at a position.
  package init(position: Int) { self.position = position }
}
