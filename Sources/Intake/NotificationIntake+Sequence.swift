// SPDX-License-Identifier: Apache-2.0
package import PushModel
internal import Storage

extension NotificationIntake {
  /// Result of storing a sequence of notifications.
  package struct SequenceResult {
    /// Number of leading drafts that are stored. They survive a crash.
    package var stored: Int
    /// Why the draft after them is not stored; nil if all are stored.
    package var failure: SequenceFailure?
  }

  /// Why a draft of a sequence is not stored.
  package enum SequenceFailure: Error {
    /// The draft is invalid: a `MessageFault` or `TimingFault`.
    case invalid(any Error)
    /// The token belongs to another kind of push.
    case wrongTokenKind
    /// PostgreSQL failed; later drafts are not stored either, or their state is unknown.
    case storage(any Error)
  }

  /// Stores notifications of an app in order, few statements for all. Stops before the first
  /// invalid draft. At a crash the stored drafts are a prefix of the sequence, because the combiner
  /// writes rows in the order of their submission.
  ///
  /// The audiences are plain (`Audience.isPlain`), or the sequence has one draft: other audiences
  /// are read before they are stored, in any order.
  package func accept(
    inOrder drafts: [NotificationDraft], app: App, isolation: isolated (any Actor)? = #isolation
  ) async -> SequenceResult {
    var ready: [Ready] = []
    var failure: SequenceFailure?
    for draft in drafts {
      do { ready.append(try await checked(draft, app)) } catch {
        failure = error is StorageError ? .storage(error) : .invalid(error)
        break
      }
    }
    var tasks: [Task<Acceptance, any Error>] = []
    for item in ready {
      tasks.append(
        Task {
          _ = isolation
          return try await commit(item)
        })
    }
    var results: [Result<Acceptance, any Error>] = []
    for task in tasks { results.append(await task.result) }
    for (index, result) in results.enumerated() {
      switch result {
      case .success(.accepted), .success(.replayed): continue
      case .success: return SequenceResult(stored: index, failure: .wrongTokenKind)
      case .failure(let error): return SequenceResult(stored: index, failure: .storage(error))
      }
    }
    return SequenceResult(stored: results.count, failure: failure)
  }
}
