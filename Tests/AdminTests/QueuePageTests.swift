// SPDX-License-Identifier: Apache-2.0
import PushModel
import Storage
import Testing

@testable import Admin

@Suite struct QueuePageTests {
  private static func group(_ app: Int32, _ waiting: QueueReport.Waiting, rows: Int) -> QueueGroup {
    QueueGroup(
      app: AppID(rawValue: app), environment: .production, workClass: .single, kind: .names,
      waiting: waiting, rows: rows, oldest: Int64(rows), at: nil)
  }

  @Test("held rows are listed first, then apps by name; removed apps last")
  func order() {
    let groups = [
      Self.group(3, .ready, rows: 1), Self.group(1, .ready, rows: 2),
      Self.group(2, .claimed, rows: 3), Self.group(2, .held(.paused), rows: 4),
      Self.group(3, .afterRestore, rows: 5),
    ]
    let names: [Int32: String] = [1: "com.example.z", 2: "com.example.a"]
    let ordered = QueuePage.inOrder(groups) { names[$0.rawValue] }
    #expect(ordered.map(\.rows) == [4, 5, 3, 2, 1])
    #expect(QueuePage.inOrder(groups.reversed()) { names[$0.rawValue] } == ordered)
  }

  @Test("the holder of a lease names its node and shard")
  func holders() {
    let node = ShardID(node: UUID(milliseconds: 1_800_000_000_000))
    let shards = (0..<3).map { ShardID(node: node.uuid, shard: $0) }
    #expect(Set(shards).count == 3)
    for (number, shard) in shards.enumerated() {
      let holder = ShardID(holder: shard.uuid)
      #expect(holder.node == node.uuid && holder.shard == number)
    }
    #expect(node.shard == -1 && node.node == node.uuid)
  }
}
