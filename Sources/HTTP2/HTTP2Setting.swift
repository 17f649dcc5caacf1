// SPDX-License-Identifier: Apache-2.0

/// One parameter of a SETTINGS frame, known or unknown.
package struct HTTP2Setting: Sendable, Equatable {
  /// The parameters of RFC 9113 §6.5.2.
  package enum Known: UInt16, Sendable {
    case headerTableSize = 1
    case enablePush = 2
    case maximumConcurrentStreams = 3
    case initialWindowSize = 4
    case maximumFrameSize = 5
    case maximumHeaderListSize = 6
  }

  package let identifier: UInt16
  package let value: UInt32

  package init(_ known: Known, _ value: Int) {
    self.init(identifier: known.rawValue, value: UInt32(clamping: value))
  }

  package init(identifier: UInt16, value: UInt32) {
    self.identifier = identifier
    self.value = value
  }
}
