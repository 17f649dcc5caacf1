// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Synchronization

/// How far an import or export has come: a line that is written over itself, for who sits at a terminal. Told by the
/// one who sends and by the one who reads the answer.
final class TransferProgress: Sendable {
  /// Between two changes of the line.
  private static let interval = Duration.milliseconds(200)
  /// Seconds after which what is left can be told: before, most of what was sent is under way.
  private static let settling = 2.0

  struct State {
    var began = MonotonicTime.now()
    /// Bytes of the file that have been sent, or that have come.
    var bytes = 0
    /// Bytes that the file has, where that is known.
    var size: Int?
    var rows = 0
    var bad = 0
    var shown: MonotonicTime?
    var isOnLine = false

    /// The line as it stands at a time.
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

  /// - Parameter size: bytes of the file.
  init(size: Int?, isShown: Bool = Terminal.errorsAreOnTerminal) {
    self.isShown = isShown
    state = Mutex(State(size: size))
  }

  /// Notes what has happened, and shows it now and then.
  func update(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      let now = MonotonicTime.now()
      if let shown = state.shown, now - shown < Self.interval { return }
      state.shown = now
      show(&state, at: now)
    }
  }

  /// A line of its own on standard error, beside the one that is written over.
  func complain(_ text: String) {
    state.withLock { state in
      erase(&state)
      Terminal.complain(text)
    }
  }

  /// Nothing more comes.
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

/// With commas between thousands.
func grouped(_ number: Int) -> String {
  guard number >= 1000 else { return "\(number)" }
  return grouped(number / 1000) + "," + "\(number % 1000 + 1000)".dropFirst()
}

/// Minutes and seconds, and hours where there are some.
func clock(_ seconds: Int) -> String {
  let two = { (number: Int) in "\(number + 100)".dropFirst() }
  return seconds < 3600
    ? "\(seconds / 60):\(two(seconds % 60))"
    : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
}
