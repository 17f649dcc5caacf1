// SPDX-License-Identifier: Apache-2.0

/// The length of a body according to its head.
enum BodyLength: Equatable {
  case none
  case known(Int)
  case unknown
}
