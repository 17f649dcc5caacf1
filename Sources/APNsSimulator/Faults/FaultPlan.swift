// SPDX-License-Identifier: Apache-2.0

package import AsyncIO

/// The rules in force, asked once for each request that would be accepted, each connection and each
/// accepted socket. The first that matches and is not used up decides. Chances come from a seed, so
/// that a run can be had again.
package struct FaultPlan: Sendable {
  /// A scenario has dozens of rules; each costs every request a comparison.
  static let maximumRules = 1_000

  /// A rule and what it has done.
  package struct Entry: Sendable {
    package let id: Int
    package let rule: FaultRule
    fileprivate var counts = ConnectionFaultCounts.Count()
    /// How often it struck, on all connections.
    package fileprivate(set) var struck = 0
    /// When the time of the rule is over, once it has begun.
    fileprivate var end: MonotonicTime?
  }

  package private(set) var entries: [Entry] = []
  /// Never given twice: connections count by it, and timers end rules by it.
  private var lastID = 0
  private var random: SeededRandom

  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Begins the chances anew; the rules stay.
  mutating func reseed(_ seed: UInt64) { random = SeededRandom(seed: seed) }

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a rule behind the others and returns its id, or nil when there are too many.
  package mutating func add(_ rule: FaultRule) -> Int? {
    guard entries.count < Self.maximumRules else { return nil }
    lastID += 1
    entries.append(Entry(id: lastID, rule: rule))
    return lastID
  }

  package mutating func removeAll() { entries.removeAll() }

  package mutating func remove(id: Int) -> Bool {
    let count = entries.count
    entries.removeAll { $0.id == id }
    return entries.count < count
  }

  /// The fault that strikes, if any.
  /// - Parameter counts: of the connection it is about.
  package mutating func next(
    _ subject: FaultSubject, on counts: inout ConnectionFaultCounts,
    now: MonotonicTime = .now()
  ) -> Fault? {
    removeEnded(now: now)
    for index in entries.indices where entries[index].rule.matches(subject) {
      let rule = entries[index].rule
      if rule.fault.action == .refuse { continue }
      var count =
        rule.perConnection ? counts.byRule[entries[index].id] ?? .init() : entries[index].counts
      let isStruck = strikes(rule, &count)
      if rule.perConnection {
        // Counts of rules that are gone do not gather on a connection that stays for weeks.
        if counts.byRule.count >= Self.maximumRules { counts.byRule.removeAll() }
        counts.byRule[entries[index].id] = count
      } else {
        entries[index].counts = count
      }
      guard isStruck else { continue }
      entries[index].struck += 1
      if let time = rule.forMilliseconds, entries[index].end == nil {
        entries[index].end = now + .milliseconds(time)
      }
      if !rule.perConnection, entries[index].struck == rule.times { entries.remove(at: index) }
      return rule.fault
    }
    return nil
  }

  /// Forgets the rules whose time is over.
  package mutating func removeEnded(now: MonotonicTime = .now()) {
    entries.removeAll { $0.end.map { $0 <= now } ?? false }
  }

  private mutating func strikes(
    _ rule: FaultRule, _ counts: inout ConnectionFaultCounts.Count
  ) -> Bool {
    if let times = rule.times, counts.struck >= times { return false }
    if counts.passed < rule.after {
      counts.passed += 1
      return false
    }
    if rule.probability < 1, random.unit() >= rule.probability { return false }
    counts.struck += 1
    return true
  }

  /// How long a fault that strikes now lets wait, in milliseconds.
  mutating func draw(_ delay: FaultDelay) -> Int { delay.draw(&random) }

  /// Whether a chance of this size comes true.
  mutating func chance(_ probability: Double) -> Bool {
    probability >= 1 || random.unit() < probability
  }
}

/// How often rules that count on each connection by itself have met one connection.
package struct ConnectionFaultCounts: Sendable {
  struct Count: Sendable {
    var passed = 0
    var struck = 0
  }

  fileprivate var byRule: [Int: Count] = [:]

  package init() {}
}

// MARK: Closed ports

extension FaultPlan {
  /// A connection was accepted here: rules that close the port after some are told.
  mutating func accepted(at entrance: Entrance) {
    for index in entries.indices where entries[index].isRefusal(at: entrance) {
      entries[index].counts.passed += 1
    }
  }

  /// The rule that has this port closed, if one does, and how long it holds from its beginning.
  func refusal(at entrance: Entrance) -> (id: Int, forMilliseconds: Int?)? {
    entries.first { $0.isRefusal(at: entrance) && $0.counts.passed >= $0.rule.after }
      .map { ($0.id, $0.rule.forMilliseconds) }
  }
}

extension FaultPlan.Entry {
  fileprivate func isRefusal(at entrance: Entrance) -> Bool {
    rule.fault.action == .refuse && rule.covers(entrance)
  }
}
