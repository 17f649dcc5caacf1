// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Storage

/// Reads the data of retries in batches, because a million retries may be due in the same minute.
/// Retries that arrive during one batch form the next. Used on the shard's actor.
final class RetryReader {
  /// Data of one retry.
  struct Found {
    var device: AudiencePages.Retried
    /// Whether a newer push with the same collapse id exists for the device.
    var isSuperseded = false
    /// End of the reader's current quiet hours.
    var asleepUntil: Instant?
    var badge: Int?
  }

  /// Retries read by one statement: as many as one claim returns.
  private static let batch = 512

  private struct Request {
    let running: RunningWork
    let token: DeviceToken
    let continuation: UnsafeContinuation<Answer, Never>
  }

  private typealias Answer = Result<Found, StorageError>

  /// Number of batches read.
  private(set) var batches = 0
  private var waiting: [Request] = []
  private var isReading = false

  /// Returns the data of a retry. Throws if PostgreSQL cannot be read.
  func find(
    _ token: DeviceToken, for running: RunningWork, pages: AudiencePages, facts: PushFacts,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> Found {
    let answer = await withUnsafeContinuation { continuation in
      waiting.append(Request(running: running, token: token, continuation: continuation))
      guard !isReading else { return }
      isReading = true
      Task {
        _ = isolation
        await self.readAll(from: pages, facts: facts, isolation: isolation)
      }
    }
    return try answer.get()
  }

  private func readAll(
    from pages: AudiencePages, facts: PushFacts, isolation: isolated (any Actor)?
  ) async {
    while !waiting.isEmpty {
      let requests = Array(waiting.prefix(Self.batch))
      waiting.removeFirst(requests.count)
      batches += 1
      let answers: [Answer]
      do throws(StorageError) {
        let devices = try await pages.retried(
          requests.map { ($0.running.work, $0.token) })
        answers = await complete(devices, of: requests, facts, isolation: isolation)
      } catch {
        answers = requests.map { _ in .failure(error) }
      }
      EventLoop.resumingHere {
        for (request, answer) in zip(requests, answers) {
          request.continuation.resume(returning: answer)
        }
      }
    }
    isReading = false
  }

  /// Key of the retries that share one statement.
  private struct Group: Hashable {
    let run: RunID
    let environment: PushEnvironment
  }

  private func complete(
    _ devices: [AudiencePages.Retried], of requests: [Request], _ facts: PushFacts,
    isolation: isolated (any Actor)?
  ) async -> [Answer] {
    var answers = devices.map { Answer.success(Found(device: $0)) }
    // Rows past their deadline are only recorded.
    let places = devices.indices.filter {
      devices[$0].recipient != nil && requests[$0].running.renderer != nil
    }
    let groups = Dictionary(grouping: places) { place in
      let row = requests[place].running.work.row
      return Group(run: row.run.id, environment: row.environment)
    }
    // All groups are read concurrently, so that no run waits for another run's statement.
    let tasks = groups.values.map { places in
      (places, begin(devices, requests, places, facts, isolation: isolation))
    }
    for (places, task) in tasks {
      for (place, answer) in zip(places, await task.value) { answers[place] = answer }
    }
    return answers
  }

  private func begin(
    _ devices: [AudiencePages.Retried], _ requests: [Request], _ places: [Int],
    _ facts: PushFacts, isolation: isolated (any Actor)?
  ) -> Task<[Answer], Never> {
    Task {
      _ = isolation
      let running = requests[places[0]].running
      let recipients = places.compactMap { devices[$0].recipient }
      do throws(StorageError) {
        let superseded = try await facts.superseded(recipients, running)
        let asleep = try await facts.quietEnds(of: recipients, running)
        let badges = try await facts.currentBadges(of: recipients, running)
        try await facts.learnClocks(of: recipients, running)
        return zip(places, badges).map { place, badge in
          let token = requests[place].token
          return .success(
            Found(
              device: devices[place], isSuperseded: superseded.contains(token),
              asleepUntil: asleep[token], badge: badge))
        }
      } catch {
        return places.map { _ in .failure(error) }
      }
    }
  }
}

extension AudiencePages.Retried {
  /// The device to send to; nil if it does not exist.
  fileprivate var recipient: Recipient? {
    switch self {
    case .device(let recipient), .trial(let recipient): recipient
    case .moved, .gone, .decided: nil
    }
  }
}
