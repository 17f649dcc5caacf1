// SPDX-License-Identifier: Apache-2.0

/// A half-open range of app versions.
package struct AppVersionRange: Sendable, Hashable {
  /// Lowest version of the range; nil for no lower bound.
  package var from: AppVersion?
  /// Lowest version above the range; nil for no upper bound.
  package var below: AppVersion?

  /// Creates a range; at least one bound is required.
  package init(from: AppVersion? = nil, below: AppVersion? = nil) {
    self.from = from
    self.below = below
  }

  /// Creates a range of one version, with any number of trailing zeros.
  package init(exactly version: AppVersion) {
    self.init(from: version, below: version.next)
  }
}
