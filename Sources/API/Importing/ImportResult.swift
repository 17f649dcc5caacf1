// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Result of a record.
enum ImportResult: Sendable {
  case device(ImportedDevice)
  /// A device of another platform, or an inactive one. It is not imported, which is not a fault.
  case skipped
  /// A record before `from_line`. Consecutive ones in a piece are reported together.
  case passed
  case bad(Fault)
  case tooLong
}
