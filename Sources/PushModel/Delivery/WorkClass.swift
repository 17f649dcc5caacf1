// SPDX-License-Identifier: Apache-2.0

/// Class of a row. Each lane has a queue for each class.
package enum WorkClass: Int16, StoredCode, Hashable {
  /// Pushes to named devices, which take precedence over broadcasts of their app.
  case single = 1
  /// Pushes to all devices of an app, and their retries.
  case broadcast = 2

  /// The class as the API names it.
  package var name: String { "\(self)" }
}
