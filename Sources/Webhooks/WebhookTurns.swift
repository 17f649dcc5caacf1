// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Decides which webhooks are served when more have due messages than can be served at once.
/// Webhooks with long queues do not block the others. A value.
struct WebhookTurns {
  /// Webhooks served at once.
  private let limit: Int
  /// Rounds after which a webhook yields, if another one waits.
  private let rounds: Int
  /// Webhooks being served.
  private(set) var busy: Set<UUID> = []
  /// Whether a webhook had no place at the last check.
  private var isAnybodyWaiting = false
  /// The webhook that began last.
  private var last = UUID(high: 0, low: 0)

  init(limit: Int, rounds: Int) {
    self.limit = limit
    self.rounds = rounds
  }

  /// Takes the webhooks with due messages, in the order of their ids. Returns those to begin, as
  /// places allow, starting after the one that began last.
  mutating func begin(_ due: [UUID]) -> [UUID] {
    let idle = due.filter { !busy.contains($0) }
    let turn = idle.filter { last < $0 } + idle.filter { !(last < $0) }
    let next = Array(turn.prefix(max(0, limit - busy.count)))
    isAnybodyWaiting = next.count < turn.count
    busy.formUnion(next)
    if let newest = next.last { last = newest }
    return next
  }

  /// Whether a webhook must yield after this number of rounds.
  func isOver(after rounds: Int) -> Bool { isAnybodyWaiting && rounds >= self.rounds }

  /// Releases a webhook's place.
  mutating func ended(_ webhook: UUID) { busy.remove(webhook) }
}
