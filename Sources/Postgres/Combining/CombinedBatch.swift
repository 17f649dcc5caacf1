// SPDX-License-Identifier: Apache-2.0

/// One batch of a `WriteCombiner` on its way through PostgreSQL: which statement comes next, and what
/// an error means for its rows. A value without I/O: `next()` says what to execute, `succeeded` and
/// `failed` take the answer and say who is told what.
///
/// Each key stands once, in key order, with all rows that were submitted for it in order of arrival.
struct CombinedBatch<Row, Key: Hashable & Comparable> {
  /// The rows of one key. A reference, since sorting moves entries about and rows may be large.
  final class Entry {
    let key: Key
    fileprivate(set) var row: Row
    /// Positions in the batch, in order of arrival: the first, and those after it.
    private let first: Int
    private var others: [Int] = []

    init(key: Key, row: Row, member: Int) {
      self.key = key
      self.row = row
      first = member
    }

    fileprivate func merge(_ row: Row, of member: Int) {
      self.row = row
      others.append(member)
    }

    var members: [Int] { [first] + others }
    fileprivate var isAlone: Bool { others.isEmpty }
  }

  /// What an error means for the statement that just failed.
  enum Failure: Equatable {
    /// Execute `next()` again: the same rows, or a part of them.
    case goOn
    /// Nothing will make these rows succeed: tell these callers.
    case reject(members: [Int])
  }

  private let rows: [Row]
  /// What is still to execute, last one first.
  private var pending: [[Entry]]
  /// Whether an attempt at the next statement went down with its connection: it may have been carried
  /// out, whatever became of the attempts after it.
  private var isInDoubt = false

  init(rows: [Row], key: (Row) -> Key, merge: (Row, Row) -> Row) {
    self.rows = rows
    var entries: [Entry] = []
    var places: [Key: Int] = [:]
    places.reserveCapacity(rows.count)
    for (position, row) in rows.enumerated() {
      let key = key(row)
      if let place = places[key] {
        entries[place].merge(merge(entries[place].row, row), of: position)
      } else {
        places[key] = entries.count
        entries.append(Entry(key: key, row: row, member: position))
      }
    }
    entries.sort { $0.key < $1.key }
    pending = entries.isEmpty ? [] : [entries]
  }

  /// The entries of the next statement; `nil` when every row has been answered.
  var next: [Entry]? { pending.last }

  /// The statement was carried out: its entries are done.
  mutating func succeeded() -> [Entry] {
    isInDoubt = false
    return pending.popLast() ?? []
  }

  /// What callers are told when this error is the end of the next statement: an attempt that could not be
  /// made says nothing of the one before.
  func told(_ error: PostgresError) -> PostgresError {
    guard isInDoubt, !error.wasConnectionLost, !error.isFaultOfRow else { return error }
    return PostgresError(.connectionLost, "and then: \(error)")
  }

  /// - Parameter mayRepeat: whether the time for repeating this batch is not yet over.
  mutating func failed(_ error: PostgresError, mayRepeat: Bool) -> Failure {
    // A text that holds NUL is some row's fault too, found before anything was sent.
    if error.isFaultOfRow { return isolateGuilty() }
    if (error.isRetryable || error.wasConnectionLost) && mayRepeat {
      isInDoubt = isInDoubt || error.wasConnectionLost
      return .goOn
    }
    return .reject(members: succeeded().flatMap(\.members))
  }

  /// Halves until the guilty row stands alone. A key that several callers wrote is taken apart as
  /// well, so that a bad row does not fail the good one it was merged with.
  private mutating func isolateGuilty() -> Failure {
    isInDoubt = false
    guard let entries = pending.popLast() else { return .goOn }
    if entries.count > 1 {
      let middle = entries.count / 2
      pending.append(Array(entries[middle...]))
      pending.append(Array(entries[..<middle]))
      return .goOn
    }
    guard let entry = entries.first, !entry.isAlone else {
      return .reject(members: entries.flatMap(\.members))
    }
    for member in entry.members.reversed() {
      pending.append([Entry(key: entry.key, row: rows[member], member: member)])
    }
    return .goOn
  }
}

extension PostgresError {
  /// A row can never be stored, and no statement that holds it was.
  fileprivate var isFaultOfRow: Bool { isDataFault || kind == .encoding }
}
