// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Logging
internal import Synchronization

/// The log level of every logger without a level of its own. It may change while loggers are in
/// use.
package enum ProcessLogLevel {
  private static let levels = Logger.Level.allCases
  /// Index into `levels`.
  private static let place = Atomic<Int>(0)

  package static var current: Logger.Level {
    get { levels[place.load(ordering: .relaxed)] }
    set { place.store(levels.firstIndex(of: newValue) ?? 0, ordering: .relaxed) }
  }
}
