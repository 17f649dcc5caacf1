// SPDX-License-Identifier: Apache-2.0

/// An object that is called on the loop's thread when its descriptor is ready. The loop does not
/// keep it alive.
package protocol ReadinessHandler: AnyObject {
  func ready(_ readiness: Readiness)
}
