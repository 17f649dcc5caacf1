// SPDX-License-Identifier: Apache-2.0
internal import CDocuments

/// The version of this build.
package enum PushgateVersion {
  /// The release that this build belongs to or precedes, as a semantic version.
  static let release = "0.10.0"

  /// The release and the commit: `0.10.0+988869c0f2b1`, or `0.10.0+unknown` for builds without the
  /// variable SOURCE_COMMIT. Build metadata does not change the precedence of a semantic version.
  package static let current = unsafe "\(release)+\(String(cString: cdocuments_commit()))"
}
