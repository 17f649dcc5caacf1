// SPDX-License-Identifier: Apache-2.0

/// Handles received bytes before the task that waits for them is resumed.
package protocol ReadInterceptor: AnyObject {
  /// Called when there may be something to read, or at the end of the stream. Runs on the loop's
  /// thread; must not block.
  /// - Returns: whether all bytes were handled, and the task continues to wait.
  func readReady() -> Bool
}
