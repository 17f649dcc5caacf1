// SPDX-License-Identifier: Apache-2.0

/// Index choice and window for the narrowed ranges of a run.
struct NarrowedScan {
  var window = SlotWindow()
  let part: NarrowedPart
}
