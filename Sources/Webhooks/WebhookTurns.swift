// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Whose turn it is where more webhooks have something to be told than are told at once: those that have the most do
/// not keep out the others. A value.
struct WebhookTurns {
  /// Webhooks that are told at once.
  private let limit: Int
  /// Rounds after which a webhook makes room, while another one waits.
  private let rounds: Int
  /// Those that are being told.
  private(set) var busy: Set<UUID> = []
  /// Whether somebody had no room at the last look.
  private var isAnybodyWaiting = false
  /// The one that began last.
  private var last = UUID(high: 0, low: 0)

  init(limit: Int, rounds: Int) {
    self.limit = limit
    self.rounds = rounds
  }

  /// A look has found these, in the order of their ids. Answers who begins: those behind whoever began last, as far as
  /// there is room.
  mutating func begin(_ due: [UUID]) -> [UUID] {
    let idle = due.filter { !busy.contains($0) }
    let turn = idle.filter { last < $0 } + idle.filter { !(last < $0) }
    let next = Array(turn.prefix(max(0, limit - busy.count)))
    isAnybodyWaiting = next.count < turn.count
    busy.formUnion(next)
    if let newest = next.last { last = newest }
    return next
  }

  /// Whether one that has had so many rounds makes room.
  func isOver(after rounds: Int) -> Bool { isAnybodyWaiting && rounds >= self.rounds }

  /// One is not told any more.
  mutating func ended(_ webhook: UUID) { busy.remove(webhook) }
}
