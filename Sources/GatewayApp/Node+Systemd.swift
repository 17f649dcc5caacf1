// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Settings
internal import Storage

// Messages of a running node to systemd.

extension Node {
  /// Feeds systemd's watchdog until the node stops, and only while this loop and every shard's loop
  /// run jobs. If one is stuck, systemd kills the process and starts it again.
  func feedWatchdog() async {
    guard let systemd = setup.systemd, let interval = systemd.watchdogInterval else { return }
    while !stopping.isSet {
      for shard in shards { await shard.takeTurn() }
      systemd.notify("WATCHDOG=1", isRepeated: true)
      await stopping.pause(interval / 2)
    }
  }

  /// Reports the state that `systemctl status` shows; `depth` is nil while PostgreSQL is
  /// unreachable.
  func reportStatus(_ depth: DutyStore.QueueDepth?) {
    let queue = depth.map { depth in
      "\(depth.rows) queue rows, \(depth.held.values.reduce(depth.restored, +)) of them held"
    }
    setup.systemd?.notify(
      "STATUS=\(shards.count) shards; \(queue ?? "PostgreSQL is unreachable")", isRepeated: true)
  }
}
