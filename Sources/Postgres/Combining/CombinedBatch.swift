// SPDX-License-Identifier: Apache-2.0

/// One batch of a `WriteCombiner`. Decides which statement to execute next, and the consequence of
/// an error for its rows. A value without I/O: `next` returns the rows to execute; `succeeded` and
/// `failed` take the result and return the affected entries or members.
///
/// Contains each key once, in key order, with all rows submitted for that key in order of arrival.
struct CombinedBatch<Row, Key: Hashable & Comparable> {
  /// The rows of one key. A class, since sorting moves entries and rows may be large.
  final class Entry {
    let key: Key
    fileprivate(set) var row: Row
    /// Positions in the batch, in order of arrival: the first row, and later ones.
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

  /// The consequence of an error for the failed statement.
  enum Failure: Equatable {
    /// Execute the new value of `next`: the same rows, or a part of them.
    case proceed
    /// These rows cannot succeed: return the error to their callers.
    case reject(members: [Int])
    /// Another transaction holds a lock that these rows need; retry them later.
    case postpone(members: [Int], isInDoubt: Bool)
  }

  /// The entries of one statement.
  private struct Part {
    var entries: [Entry]
    /// Whether an earlier attempt was lost with its connection. That attempt may have been
    /// committed, whatever the result of later attempts.
    var isInDoubt = false
  }

  /// Lock timeouts of one batch after which rows of one application are no longer split: enough to
  /// isolate one row out of a thousand. Each timeout delays all other statements of the connection.
  private static var longestSearch: Int { 11 }

  private let rows: [Row]
  private let application: (Row) -> Int32?
  /// Parts still to execute, in reverse order.
  private var pending: [Part]
  /// Number of statements that found a row locked.
  private(set) var lockTimeouts = 0

  /// - Parameters:
  ///   - application: the application of a row, if known: rows of two applications do not wait for
  ///     the same lock.
  ///   - isInDoubt: whether an earlier attempt at the rows may have been committed.
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

  /// The entries of the next statement; `nil` after the last one.
  var next: [Entry]? { pending.last?.entries }

  /// Records that the statement succeeded. Returns its entries.
  mutating func succeeded() -> [Entry] { pending.popLast()?.entries ?? [] }

  /// Returns the error for the callers when the next statement ends with `error`. If an earlier
  /// attempt may have been committed, a later attempt that fails does not change that.
  func reported(_ error: PostgresError) -> PostgresError {
    guard pending.last?.isInDoubt == true, !error.wasConnectionLost, !error.isFaultOfRow else {
      return error
    }
    return PostgresError(.connectionLost, "and then: \(error)")
  }

  /// Records that the statement failed. Returns the consequence.
  ///
  /// - Parameter mayRepeat: whether the batch may still be retried.
  mutating func failed(_ error: PostgresError, mayRepeat: Bool) -> Failure {
    // A NUL in a text is also the fault of a row; it is found before anything is sent.
    if error.isFaultOfRow { return isolateGuilty() }
    if error.isLockTimeout { return isolateBlocked() }
    if (error.isRetryable || error.wasConnectionLost) && mayRepeat {
      if error.wasConnectionLost, !pending.isEmpty { pending[pending.count - 1].isInDoubt = true }
      return .proceed
    }
    return .reject(members: succeeded().flatMap(\.members))
  }

  /// Halves the part until the faulty row is alone. Also splits rows of one key, so that a faulty
  /// row does not fail a valid row that was merged with it.
  private mutating func isolateGuilty() -> Failure {
    guard let entries = pending.popLast()?.entries else { return .proceed }
    if entries.count > 1 {
      halve(Part(entries: entries), at: entries.count / 2)
      return .proceed
    }
    guard let entry = entries.first, !entry.isAlone else {
      return .reject(members: entries.flatMap(\.members))
    }
    for member in entry.members.reversed() {
      pending.append(Part(entries: [Entry(key: entry.key, row: rows[member], member: member)]))
    }
    return .proceed
  }

  /// Splits the part by application first. Then halves the rows of one application until the locked
  /// row is alone or `longestSearch` is reached. Does not split rows of one key.
  private mutating func isolateBlocked() -> Failure {
    guard let part = pending.popLast() else { return .proceed }
    lockTimeouts += 1
    if let border = border(of: part.entries) {
      halve(part, at: border)
    } else if part.entries.count > 1, lockTimeouts <= Self.longestSearch {
      halve(part, at: part.entries.count / 2)
    } else {
      return .postpone(
        members: part.entries.flatMap(\.members), isInDoubt: part.isInDoubt)
    }
    return .proceed
  }

  private mutating func halve(_ part: Part, at index: Int) {
    pending.append(Part(entries: Array(part.entries[index...]), isInDoubt: part.isInDoubt))
    pending.append(Part(entries: Array(part.entries[..<index]), isInDoubt: part.isInDoubt))
  }

  /// Returns the index, as near to the middle as possible, at which rows of another application
  /// begin; nil if all rows belong to one application.
  private func border(of entries: [Entry]) -> Int? {
    let applications = entries.map { application($0.row) }
    let borders = applications.indices.dropFirst().filter {
      applications[$0] != applications[$0 - 1]
    }
    return borders.min { abs($0 - entries.count / 2) < abs($1 - entries.count / 2) }
  }
}

extension PostgresError {
  /// Whether a row of the statement can never be stored. No statement with such a row was
  /// committed.
  fileprivate var isFaultOfRow: Bool { isDataFault || kind == .encoding }
}
