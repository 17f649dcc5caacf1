// SPDX-License-Identifier: Apache-2.0

/// Number of accepted pushes, over all rows of a shard, that are counted above their row's
/// watermark. A crash sends them again.
final class CountedAhead {
  var pushes = 0
}
