// SPDX-License-Identifier: Apache-2.0

/// Limits of imports and exports, each with its unit and reason. An import holds two batches and
/// one piece of its file in memory.
package struct TransferLimits: Sendable {
  /// Devices merged by one transaction. It locks their rows for some hundred milliseconds, in which
  /// other changes of these devices wait.
  package var batchRows = 10_000
  /// Bytes at which a batch is merged, even if it has fewer devices.
  package var batchBytes = 4 * 1024 * 1024
  /// Devices per transaction if the app had none before. These rows are new, so no other change
  /// waits for them.
  package var firstRows = 50_000
  /// Bytes at which a batch of an app's first devices is merged.
  package var firstBytes = 12 * 1024 * 1024
  /// Maximum bytes of a line, row or entry, equal to the body limit of a single registration.
  package var recordBytes = 64 * 1024
  /// Devices that an export reads per statement. Each takes some milliseconds on a connection that
  /// lists use, too.
  package var pageRows = 500

  /// Time without a device after which an import ends, to free its slot. Skipped entries and lines
  /// before `from_line` count as devices here.
  package var idle: Duration = .seconds(60)

  /// Creates the default limits.
  package init() {}
}
