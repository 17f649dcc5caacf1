// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

/// Measurements that are taken every few seconds.
extension Node {
  func sampleProcess() {
    let usage = ProcessUsage()
    metrics.gauge(.residentMemory).set(usage.residentBytes)
    metrics.gauge(.processResident).set(usage.residentBytes)
    metrics.gauge(.processVirtual).set(usage.virtualBytes)
    metrics.measure(.processCPU).set(usage.cpuSeconds)
    metrics.gauge(.processDescriptors).set(usage.descriptors)
    metrics.gauge(.processDescriptorLimit).set(usage.descriptorLimit)
  }

  /// Reports counts that became negative, which is a bug of the gateway.
  func sampleUnderflows() {
    for (counter, number) in CounterUnderflows.shared.move(to: metrics) {
      logger.error(
        "a count of things in progress became negative",
        metadata: ["counter": "\(counter.rawValue)", "times": .stringConvertible(number)])
    }
  }

  /// Reports empty lanes as zero.
  func sampleLanes(_ depth: DutyStore.QueueDepth) {
    for workClass in [WorkClass.single, .broadcast] {
      for environment in PushEnvironment.allCases {
        let key = DutyStore.LaneKey(workClass, environment)
        let lane = depth.lanes[key] ?? DutyStore.LaneDepth()
        func tell(_ state: String, _ rows: Int) {
          metrics.gauge(.queueLaneRows, workClass.name, environment.rawValue, state).set(rows)
        }
        tell("ready", lane.ready)
        tell("claimed", lane.claimed)
        tell("retry", lane.retry)
        tell("delayed", lane.delayed)
        tell("held", lane.held)
        metrics.gauge(.queueLaneAge, workClass.name, environment.rawValue).set(lane.oldestSeconds)
      }
    }
  }
}
