// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Metrics

extension Metric: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@Suite("Metrics")
struct MetricsTests {
  private func scrape(_ registry: MetricsRegistry) throws -> PrometheusGrammar {
    try PrometheusGrammar(String(decoding: registry.render(), as: UTF8.self))
  }

  @Test("a scrape adds up the shards' counters")
  func shardsAdd() throws {
    let registry = MetricsRegistry()
    let shards = [registry.makeShard(), registry.makeShard()]
    shards[0].counter(.devicesRegistered, "new").add(3)
    shards[1].counter(.devicesRegistered, "new").add()
    shards[1].counter(.devicesRegistered, "known").add(7)
    let page = try scrape(registry)
    #expect(page.value("pushgate_device_registrations_total", ["result": "new"]) == 4)
    #expect(page.value("pushgate_device_registrations_total", ["result": "known"]) == 7)
    #expect(page.types["pushgate_device_registrations_total"] == "counter")
  }

  @Test("equal labels give one counter, and a negative step is ignored")
  func handlesAreShared() {
    let shard = MetricsRegistry().makeShard()
    shard.counter(.queueClaims).add(2)
    shard.counter(.queueClaims).add(-5)
    #expect(shard.counter(.queueClaims).value == 2)
  }

  @Test("gauges are added up or their maximum is taken, as declared")
  func gaugesJoin() throws {
    let registry = MetricsRegistry()
    for (connections, age) in [(2, 1.5), (5, 0.25)] {
      let shard = registry.makeShard()
      shard.gauge(.httpConnections).set(connections)
      shard.gauge(.httpConnections).add(-1)
      shard.gauge(.queueAge).set(age)
    }
    let page = try scrape(registry)
    #expect(page.value("pushgate_http_connections") == 5)
    #expect(page.value("pushgate_queue_oldest_ready_seconds") == 1.5)
  }

  @Test("a value outside its label's table is recorded as other")
  func valuesAreBounded() throws {
    let registry = MetricsRegistry()
    let shard = registry.makeShard()
    shard.counter(.devicesRegistered, "new").add()
    shard.counter(.devicesRegistered, "surprise").add()
    shard.counter(.devicesRegistered, "another").add()
    for index in 0..<200 {
      shard.counter(.apnsResponses, "production", "Reason\(index)").add()
    }
    let page = try scrape(registry)
    #expect(page.value("pushgate_device_registrations_total", ["result": "other"]) == 2)
    let reasons = page.samples.filter { $0.name == "pushgate_apns_responses_total" }
    #expect(reasons.count == 65)
    #expect(reasons.map(\.value).reduce(0, +) == 200)
    #expect(reasons.first { $0.labels["reason"] == "other" }?.value == 136)
  }

  @Test("histograms are cumulative, end with +Inf, and carry sum and count in seconds")
  func histograms() throws {
    let registry = MetricsRegistry()
    for shard in [registry.makeShard(), registry.makeShard()] {
      let distribution = shard.distribution(.apnsDuration, "sandbox")
      distribution.record(.milliseconds(4))
      distribution.record(.milliseconds(40))
      distribution.record(.seconds(100_000))  // an hour is the most that is kept
      distribution.record(.seconds(-1))
    }
    let page = try scrape(registry)
    let name = "pushgate_apns_request_duration_seconds"
    func bucket(_ bound: String) -> Double? {
      page.value(name + "_bucket", ["environment": "sandbox", "le": bound])
    }
    #expect(bucket("0.00025") == 2)
    #expect(bucket("0.005") == 4)
    #expect(bucket("0.05") == 6)
    #expect(bucket("300") == 6)
    #expect(bucket("+Inf") == 8)
    #expect(page.value(name + "_count", ["environment": "sandbox"]) == 8)
    #expect(page.value(name + "_sum", ["environment": "sandbox"]) == 7200.088)
    let buckets = page.samples.filter { $0.name == name + "_bucket" }.map(\.value)
    #expect(buckets == buckets.sorted())
  }

  @Test(
    "percentiles have an error of at most 1 %", arguments: [(50.0, 0.5), (99.0, 0.99), (100, 1)])
  func percentiles(percentile: Double, expected: Double) {
    let distribution = MetricsRegistry().makeShard().distribution(.deliveryLatency, "production")
    for milliseconds in 1...1000 { distribution.record(.milliseconds(milliseconds)) }
    let value = distribution.value(atPercentile: percentile)
    #expect(abs(value - expected) <= expected * 0.01)
  }

  @Test("distributions of counts have their own scale")
  func counts() throws {
    let registry = MetricsRegistry()
    let distribution = registry.makeShard().distribution(.queueClaimRows)
    for rows in [1, 3, 3, 900] { distribution.record(count: rows) }
    let page = try scrape(registry)
    #expect(page.value("pushgate_queue_claim_rows_sum", [:]) == 907)
    #expect(page.value("pushgate_queue_claim_rows_bucket", ["le": "5"]) == 3)
  }

  @Test("label values with quotes, backslashes and line feeds survive")
  func escaping() throws {
    let registry = MetricsRegistry()
    let nasty = "a\"b\\c\nd}e,f=\"g"
    registry.makeShard().gauge(.buildInformation, nasty).set(1)
    #expect(try scrape(registry).value("pushgate_build_info", ["version": nasty]) == 1)
  }

  @Test("an untouched counter without labels is 0, and untouched families with labels are absent")
  func untouched() throws {
    let page = try scrape(MetricsRegistry())
    #expect(page.value("pushgate_queue_claims_total") == 0)
    #expect(page.types["pushgate_apns_responses_total"] == nil)
  }

  @Test("every metric is declared once and named by Prometheus' rules", arguments: Metric.all)
  func names(metric: Metric) {
    #expect(Metric.all.count { $0.name == metric.name } == 1)
    #expect(metric.name.hasPrefix("pushgate_") || metric.name.hasPrefix("process_"))
    #expect(metric.name.utf8.allSatisfy { $0 == 0x5F || (0x61...0x7A).contains($0) })
    let isCount = metric.kind == .counter || metric.kind == .measured
    #expect(isCount == metric.name.hasSuffix("_total"))
    #expect(metric.help.hasSuffix("."))
    #expect(Set(metric.labels.map(\.name)).count == metric.labels.count)
  }

  @Test("recording from many tasks at once loses nothing")
  func concurrency() async {
    let registry = MetricsRegistry()
    let shard = registry.makeShard()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            shard.counter(.queueClaims).add()
            shard.gauge(.shards).add(1)
            shard.distribution(.loopDelay).record(.microseconds(5))
          }
        }
      }
    }
    #expect(shard.counter(.queueClaims).value == 8000)
    #expect(shard.gauge(.shards).value == 8000)
    #expect(shard.distribution(.loopDelay).snapshot.sum == 40_000)
  }
}
