// SPDX-License-Identifier: Apache-2.0

/// Remembers the addresses that did not respond in time at their last attempt. They are tried after
/// all others, in the order of the connection string. An unresponsive host thus costs its deadline
/// once and not at every reconnect. Any response, including a refusal, restores an address's
/// position.
struct SilentHosts {
  typealias Parameters = ConnectionTarget.Parameters

  private var silent: Set<[String]> = []

  mutating func answered(_ candidate: Parameters) { silent.remove(Self.place(candidate)) }

  mutating func timedOut(_ candidate: Parameters) { silent.insert(Self.place(candidate)) }

  /// Returns the candidates in the order to try. Forgets addresses that are no longer candidates.
  mutating func ordered(_ candidates: [Parameters]) -> [Parameters] {
    silent.formIntersection(candidates.map(Self.place))
    return candidates.filter { !silent.contains(Self.place($0)) }
      + candidates.filter { silent.contains(Self.place($0)) }
  }

  private static func place(_ candidate: Parameters) -> [String] {
    ["host", "hostaddr", "port"].map { candidate[$0] ?? "" }
  }
}
