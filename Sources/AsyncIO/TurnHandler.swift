// SPDX-License-Identifier: Apache-2.0

/// An object that is called on the loop's thread at the end of a turn, without an allocated
/// closure.
package protocol TurnHandler: AnyObject {
  func turnEnds()
}
