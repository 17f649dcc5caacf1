// SPDX-License-Identifier: Apache-2.0

/// What imports and exports may hold, each with its unit and its reason. Of a file two batches and a piece are held.
package struct TransferLimits: Sendable {
  /// Devices merged by one transaction, whose rows are locked for some hundred milliseconds: what comes for one of them
  /// meanwhile waits so long.
  package var batchRows = 10_000
  /// Bytes of a batch, beyond which it is merged however few they are.
  package var batchBytes = 4 * 1024 * 1024
  /// Devices stored by one transaction where the app had none before, so that nobody waits for them.
  package var firstRows = 50_000
  /// Bytes of such a batch.
  package var firstBytes = 12 * 1024 * 1024
  /// Bytes of a line, a row or an entry: what could be put by itself.
  package var recordBytes = 64 * 1024
  /// Devices that an export reads by one statement: some milliseconds of a connection that lists are read by too.
  package var pageRows = 500

  /// How long the client of an import is waited for without a device, beyond which the import ends: its place is for
  /// those that move devices. Entries of other services and lines before `from_line` count as devices.
  package var idle: Duration = .seconds(60)

  /// The defaults.
  package init() {}
}
