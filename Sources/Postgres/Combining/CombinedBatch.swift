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
    /// Another transaction holds a lock that these rows need; they may be written later.
    case postpone(members: [Int], isInDoubt: Bool)
  }

  /// The entries of one statement.
  private struct Part {
    var entries: [Entry]
    /// Whether an attempt at it went down with its connection: it may have been carried out,
    /// whatever became of the attempts after it.
    var isInDoubt = false
  }

  /// So many statements of one batch find a row locked, and then rows of one application are not
  /// parted any further: enough to single one row out of a thousand. Each waits for its lock, and
  /// all other statements of the connection wait behind it.
  private static var longestSearch: Int { 11 }

  private let rows: [Row]
  private let application: (Row) -> Int32?
  /// What is still to execute, last one first.
  private var pending: [Part]
  /// Statements that found a row locked.
  private(set) var lockTimeouts = 0

  /// - Parameters:
  ///   - application: whose a row is, where that is known: rows of two applications do not wait for
  ///     the same lock.
  ///   - isInDoubt: whether an earlier attempt at the rows may have been carried out.
  init(
    rows: [Row], key: (Row) -> Key, merge: (Row, Row) -> Row,
    application: @escaping (Row) -> Int32? = { _ in nil }, isInDoubt: Bool = false
  ) {
    self.rows = rows
    self.application = application
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
    pending = entries.isEmpty ? [] : [Part(entries: entries, isInDoubt: isInDoubt)]
  }

  /// The entries of the next statement; `nil` when every row has been answered.
  var next: [Entry]? { pending.last?.entries }

  /// The statement was carried out: its entries are done.
  mutating func succeeded() -> [Entry] { pending.popLast()?.entries ?? [] }

  /// What callers are told when this error is the end of the next statement: an attempt that could not be
  /// made says nothing of the one before.
  func told(_ error: PostgresError) -> PostgresError {
    guard pending.last?.isInDoubt == true, !error.wasConnectionLost, !error.isFaultOfRow else {
      return error
    }
    return PostgresError(.connectionLost, "and then: \(error)")
  }

  /// - Parameter mayRepeat: whether the time for repeating this batch is not yet over.
  mutating func failed(_ error: PostgresError, mayRepeat: Bool) -> Failure {
    // A text that holds NUL is some row's fault too, found before anything was sent.
    if error.isFaultOfRow { return isolateGuilty() }
    if error.isLockTimeout { return isolateBlocked() }
    if (error.isRetryable || error.wasConnectionLost) && mayRepeat {
      if error.wasConnectionLost, !pending.isEmpty { pending[pending.count - 1].isInDoubt = true }
      return .goOn
    }
    return .reject(members: succeeded().flatMap(\.members))
  }

  /// Halves until the guilty row stands alone. A key that several callers wrote is taken apart as
  /// well, so that a bad row does not fail the good one it was merged with.
  private mutating func isolateGuilty() -> Failure {
    guard let entries = pending.popLast()?.entries else { return .goOn }
    if entries.count > 1 {
      halve(Part(entries: entries), at: entries.count / 2)
      return .goOn
    }
    guard let entry = entries.first, !entry.isAlone else {
      return .reject(members: entries.flatMap(\.members))
    }
    for member in entry.members.reversed() {
      pending.append(Part(entries: [Entry(key: entry.key, row: rows[member], member: member)]))
    }
    return .goOn
  }

  /// Parts applications first, and halves the rows of one until a locked row stands alone or the
  /// search was too long. Rows of one key wait together.
  private mutating func isolateBlocked() -> Failure {
    guard let part = pending.popLast() else { return .goOn }
    lockTimeouts += 1
    if let border = border(of: part.entries) {
      halve(part, at: border)
    } else if part.entries.count > 1, lockTimeouts <= Self.longestSearch {
      halve(part, at: part.entries.count / 2)
    } else {
      return .postpone(
        members: part.entries.flatMap(\.members), isInDoubt: part.isInDoubt)
    }
    return .goOn
  }

  private mutating func halve(_ part: Part, at index: Int) {
    pending.append(Part(entries: Array(part.entries[index...]), isInDoubt: part.isInDoubt))
    pending.append(Part(entries: Array(part.entries[..<index]), isInDoubt: part.isInDoubt))
  }

  /// Where the rows of another application begin, as near to the middle as possible; nil: they are
  /// all of one.
  private func border(of entries: [Entry]) -> Int? {
    let applications = entries.map { application($0.row) }
    let borders = applications.indices.dropFirst().filter {
      applications[$0] != applications[$0 - 1]
    }
    return borders.min { abs($0 - entries.count / 2) < abs($1 - entries.count / 2) }
  }
}

extension PostgresError {
  /// A row can never be stored, and no statement that holds it was.
  fileprivate var isFaultOfRow: Bool { isDataFault || kind == .encoding }
}
