// SPDX-License-Identifier: Apache-2.0

/// Results of requests until the receiver gets them.
struct TicketReports {
  private var accepted: [APNsTicket] = []
  private var times: [Duration] = []
  private var ended: [(ticket: APNsTicket, result: APNsResult, after: Duration)] = []
  /// Whether one of the requests was refused by the pool. No other request is taken until the
  /// receiver has its result.
  private(set) var hasRefusal = false

  var isEmpty: Bool { accepted.isEmpty && ended.isEmpty }

  mutating func accept(_ ticket: APNsTicket, after: Duration) {
    accepted.append(ticket)
    times.append(after)
  }

  mutating func end(_ ticket: APNsTicket, _ result: APNsResult, after: Duration) {
    ended.append((ticket, result, after))
  }

  mutating func refuse(_ ticket: APNsTicket, _ cause: NeverProcessedCause) {
    hasRefusal = true
    end(ticket, .neverProcessed(cause), after: .zero)
  }

  func deliver(to receiver: any APNsReceiver) {
    if !accepted.isEmpty { receiver.accepted(accepted, after: times) }
    for report in ended { receiver.ended(report.ticket, report.result, after: report.after) }
  }

  /// Removes all results and keeps the memory.
  mutating func removeAll() {
    accepted.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    ended.removeAll(keepingCapacity: true)
    hasRefusal = false
  }
}
