// SPDX-License-Identifier: Apache-2.0

/// Number of a `CredentialLane` on its shard. Never reused, so that it also identifies replaced
/// lanes.
struct LaneID: Hashable {
  let number: Int
}
