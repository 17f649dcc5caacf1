// SPDX-License-Identifier: Apache-2.0

/// Reason why a device's payload cannot be rendered.
package enum RenderFailure: Error {
  /// The message names neither the device nor its user.
  case notNamed
  /// No language has all texts, or shortening is not enough. The check at acceptance excludes both
  /// cases.
  case impossible
}
