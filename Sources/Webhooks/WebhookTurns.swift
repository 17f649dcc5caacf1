// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Decides which webhooks are served if more of them have due messages than the process can serve
/// at once. Webhooks with long queues do not block other webhooks. A value.
struct WebhookTurns {
  /// Maximum webhooks served at once.
  private let limit: Int
  /// Rounds after which a webhook yields if another webhook is waiting.
  private let rounds: Int
  /// Webhooks being served.
  private(set) var busy: Set<UUID> = []
  /// Whether the limit kept a webhook waiting at the last check.
  private var isAnotherWaiting = false
  /// The webhook that began last.
  private var last = UUID(high: 0, low: 0)

  init(limit: Int, rounds: Int) {
    self.limit = limit
    self.rounds = rounds
  }

  /// Given the ids of the webhooks with due messages, in order, returns those to begin. Starts
  /// after the webhook that began last, and returns no more than the limit allows.
  mutating func begin(_ due: [UUID]) -> [UUID] {
    let idle = due.filter { !busy.contains($0) }
    let turn = idle.filter { last < $0 } + idle.filter { !(last < $0) }
    let next = Array(turn.prefix(max(0, limit - busy.count)))
    isAnotherWaiting = next.count < turn.count
    busy.formUnion(next)
    if let newest = next.last { last = newest }
    return next
  }

  /// Whether a webhook must yield after this number of rounds.
  func isOver(after rounds: Int) -> Bool { isAnotherWaiting && rounds >= self.rounds }

  /// Records that a webhook is no longer being served.
  mutating func ended(_ webhook: UUID) { busy.remove(webhook) }
}
