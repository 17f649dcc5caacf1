// SPDX-License-Identifier: Apache-2.0
import Testing

/// Checks that file names lead to types, and that files can be read one after the other.
@Suite struct StructureTests {
  /// The maximum number of files that refer to each other, directly or through others.
  static let longestCycle = 4

  /// Targets with a longer cycle, and its number of files. The numbers may only fall, and nothing
  /// may be added.
  static let longCycles: [String: Int] = [:]

  /// The maximum share of top-level types, usable in other files, that are declared in a file of
  /// another name.
  static let mostMisplaced = 0.10

  private static let targets = Dictionary(
    grouping: Repository.product.filter { $0.target != nil },
    by: { $0.target ?? "" })

  @Test("no target has a cycle of over four files, except a shrinking list")
  func cyclesAreShort() {
    for (target, files) in Self.targets.sorted(by: { $0.key < $1.key }) {
      let cycle = Self.longestCycle(of: files)
      let allowed = Self.longCycles[target] ?? Self.longestCycle
      if cycle.count > allowed {
        complain(
          "Sources/\(target)", nil,
          "\(cycle.count) files refer to each other, more than \(allowed): "
            + cycle.map(\.text.name).sorted().joined(separator: ", "))
      } else if let known = Self.longCycles[target], cycle.count < known {
        complain(
          "Tests/TidyTests/StructureTests.swift", nil,
          "the longest cycle of \(target) has shrunk to \(cycle.count) files: update the list")
      }
    }
  }

  @Test("most types are in a file of their name")
  func typesHaveFiles() {
    var types = 0
    var misplaced: [String] = []
    for file in Self.targets.values.joined() {
      for type in file.topLevelTypes {
        types += 1
        if !file.isNamed(after: type.name) {
          misplaced.append("\(type.name) in \(file.path):\(type.line)")
        }
      }
    }
    let share = Double(misplaced.count) / Double(max(types, 1))
    if share > Self.mostMisplaced {
      complain(
        "Sources", nil,
        "\(misplaced.count) of \(types) types are in a file of another name: move some of them\n"
          + misplaced.sorted().joined(separator: "\n"))
    }
  }

  /// Returns the largest set of files of which each refers, directly or through others, to each
  /// other one; empty without a cycle (Kosaraju's algorithm).
  private static func longestCycle(of files: [SwiftFile]) -> [SwiftFile] {
    var owners: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for type in file.topLevelTypes { owners[type.name] = index }
    }
    let uses = files.enumerated().map { index, file in
      Set(file.tokens.lazy.filter { $0.kind == .word }.compactMap { owners[$0.text] })
        .subtracting([index])
    }
    var users = [Set<Int>](repeating: [], count: files.count)
    for (index, used) in uses.enumerated() { for other in used { users[other].insert(index) } }

    var seen: Set<Int> = []
    let ended = files.indices.flatMap { reach($0, by: uses, &seen) }
    seen = []
    let components = ended.reversed().map { reach($0, by: users, &seen) }
    let longest = components.max { $0.count < $1.count } ?? []
    return longest.count > 1 ? longest.map { files[$0] } : []
  }

  /// Returns the nodes that can be reached from a start and were not visited before, each after its
  /// successors.
  private static func reach(_ start: Int, by edges: [Set<Int>], _ seen: inout Set<Int>) -> [Int] {
    guard seen.insert(start).inserted else { return [] }
    return edges[start].flatMap { reach($0, by: edges, &seen) } + [start]
  }
}

extension SwiftFile {
  /// Whether the file has the type's name, or its name and a part (`Name+Part.swift`).
  fileprivate func isNamed(after type: String) -> Bool {
    text.name == "\(type).swift" || text.name.hasPrefix("\(type)+")
  }
}
