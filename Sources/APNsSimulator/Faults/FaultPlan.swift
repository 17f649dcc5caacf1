// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// The stored fault rules. Each request that would be accepted, each connection and each accepted
/// socket is matched once. The first matching rule that may still be applied decides. Random
/// choices use a seed, so that runs are reproducible.
package struct FaultPlan: Sendable {
  /// Maximum number of rules. A scenario has dozens, and every request is compared with each.
  static let maximumRules = 1_000

  /// A rule with its counts.
  package struct Entry: Sendable {
    package let id: Int
    package let rule: FaultRule
    fileprivate var counts = ConnectionFaultCounts.Count()
    /// Number of times that the rule was applied, over all connections.
    package fileprivate(set) var struck = 0
    /// End of the rule, once its `forMilliseconds` has begun.
    fileprivate var end: MonotonicTime?
  }

  package private(set) var entries: [Entry] = []
  /// Last assigned id. Ids are never reused, because connections count by id and timers end rules
  /// by id.
  private var lastID = 0
  private var random: SeededRandom

  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Restarts the random sequence; the rules remain.
  mutating func reseed(_ seed: UInt64) { random = SeededRandom(seed: seed) }

  package var isEmpty: Bool { entries.isEmpty }

  /// Appends a rule and returns its id, or nil if the limit of rules is reached.
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

  /// Returns the fault that applies to a subject; nil if there is none.
  /// - Parameter counts: counts of the subject's connection.
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
        // Connections may stay open for weeks, so counts of removed rules must not accumulate.
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

  /// Removes the rules whose time has ended.
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

  /// Returns a random delay in milliseconds.
  mutating func draw(_ delay: FaultDelay) -> Int { delay.draw(&random) }

  /// Returns true with this probability.
  mutating func chance(_ probability: Double) -> Bool {
    probability >= 1 || random.unit() < probability
  }
}

// MARK: Closed ports

extension FaultPlan {
  /// Counts an accepted connection for rules that close the port after a number of them.
  mutating func accepted(at entrance: Entrance) {
    for index in entries.indices where entries[index].isRefusal(at: entrance) {
      entries[index].counts.passed += 1
    }
  }

  /// Returns the rule that closes this port, with its duration; nil if there is none.
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
