// SPDX-License-Identifier: Apache-2.0

/// Control state of a run, set by API commands. A run without a control state proceeds.
package enum RunControl: Int16, StoredCode, Hashable {
  /// The run sends no more pushes until it is resumed or expires.
  case paused = 1
  /// The run sends no more pushes, and its remaining devices are being counted.
  case cancelling = 2
  /// The run was cancelled, and none of its work is left.
  case cancelled = 3
}
