// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Synchronization

/// The progress of an import or export: at a terminal, one line that is overwritten. Updated by the
/// task that uploads and by the task that reads the response.
final class TransferProgress: Sendable {
  /// Interval between two updates of the line.
  private static let interval = Duration.milliseconds(200)
  /// Seconds until the remaining time is first estimated. Before, most of the sent bytes are not
  /// yet processed.
  private static let settling = 2.0

  struct State {
    var began = MonotonicTime.now()
    /// Bytes of the file that were sent or received so far.
    var bytes = 0
    /// Size of the file in bytes, if known.
    var size: Int?
    var rows = 0
    var bad = 0
    var shown: MonotonicTime?
    var isOnLine = false

    /// Returns the text of the line at a given time.
    func text(at now: MonotonicTime) -> String {
      let seconds = max((now - began) / .seconds(1), 0.001)
      var parts = ["\(grouped(rows)) rows"]
      if bad > 0 { parts.append("\(grouped(bad)) bad") }
      parts.append("\(grouped(Int(Double(rows) / seconds))) rows/s")
      guard let size, size > 0, bytes > 0 else { return parts.joined(separator: ", ") }
      let share = min(Double(bytes) / Double(size), 1)
      parts.append("\(Int(share * 100)) %")
      if share < 1, seconds > TransferProgress.settling {
        parts.append("\(clock(Int(seconds / share - seconds))) left")
      }
      return parts.joined(separator: ", ")
    }
  }

  private let state: Mutex<State>
  private let isShown: Bool

  /// - Parameter size: size of the file in bytes.
  init(size: Int?, isShown: Bool = Terminal.errorsAreOnTerminal) {
    self.isShown = isShown
    state = Mutex(State(size: size))
  }

  /// Changes the state, and updates the line unless it was updated just before.
  func update(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      let now = MonotonicTime.now()
      if let shown = state.shown, now - shown < Self.interval { return }
      state.shown = now
      show(&state, at: now)
    }
  }

  /// Prints a separate line on standard error in place of the progress line.
  func complain(_ text: String) {
    state.withLock { state in
      erase(&state)
      Terminal.complain(text)
    }
  }

  /// Removes the progress line at the end of the transfer.
  func end() { state.withLock { erase(&$0) } }

  private func show(_ state: inout State, at now: MonotonicTime) {
    guard isShown else { return }
    Terminal.overwrite(state.text(at: now))
    state.isOnLine = true
  }

  private func erase(_ state: inout State) {
    guard state.isOnLine else { return }
    Terminal.overwrite("")
    state.isOnLine = false
  }
}

/// Returns a number with commas as thousands separators.
func grouped(_ number: Int) -> String {
  guard number >= 1000 else { return "\(number)" }
  return grouped(number / 1000) + "," + "\(number % 1000 + 1000)".dropFirst()
}

/// Returns minutes and seconds, or from one hour on, hours, minutes and seconds.
func clock(_ seconds: Int) -> String {
  let two = { (number: Int) in "\(number + 100)".dropFirst() }
  return seconds < 3600
    ? "\(seconds / 60):\(two(seconds % 60))"
    : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
}
