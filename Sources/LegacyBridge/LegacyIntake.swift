// SPDX-License-Identifier: Apache-2.0
internal import Intake
internal import Messages
internal import PushModel
internal import Storage

/// Stores the frames of one connection in order.
struct LegacyIntake {
  let context: LegacyContext
  let sender: LegacySender

  /// Result of a batch.
  struct Result {
    /// Number of leading frames that are stored.
    var stored = 0
    /// Why the frame after them is not stored; nil if all are stored.
    var error: LegacyError?
  }

  /// A frame with its draft, and whether its token's device is unregistered.
  private struct Item {
    let frame: LegacyFrame
    let draft: NotificationDraft
    var isUnregistered = false
  }

  /// Stores frames up to the first faulty one. Stored frames survive a crash.
  ///
  /// - Parameter last: identifier of the last frame that an earlier batch stored.
  func store(_ frames: [LegacyFrame], after last: UInt32) async -> Result {
    guard let first = frames.first else { return Result() }
    guard let app = context.configuration().app(id: sender.app) else {
      return Result(error: LegacyError(.missingTopic, identifier: first.identifier ?? 0))
    }
    var error: LegacyError?
    var items = translated(frames, &error)
    do { error = try await register(&items) ?? error } catch {
      return Result(error: LegacyError(.shutdown, identifier: last))
    }
    var result = Result()
    while result.stored < items.count {
      let part = Self.part(items[result.stored...])
      let accepted = await context.intake.accept(inOrder: part.map(\.draft), app: app)
      result.stored += accepted.stored
      guard let failure = accepted.failure else { continue }
      let known = frames[..<result.stored].last { $0.identifier != nil }?.identifier
      result.error = Self.error(
        failure, of: frames[result.stored], last: known ?? last)
      return result
    }
    result.error = error
    return result
  }

  private func translated(_ frames: [LegacyFrame], _ error: inout LegacyError?) -> [Item] {
    var items: [Item] = []
    for frame in frames {
      do throws(LegacyError) {
        items.append(
          Item(frame: frame, draft: try LegacyTranslation.draft(frame, from: sender)))
      } catch let fault {
        error = fault
        break
      }
    }
    return items
  }

  /// Registers unknown tokens. Removes items from the first one whose token is known to be
  /// unusable, and returns its error.
  private func register(_ items: inout [Item]) async throws(StorageError) -> LegacyError? {
    guard !items.isEmpty else { return nil }
    let kinds = items.map(\.draft.message.options.tokenKind)
    let tokens = zip(items, kinds).map {
      (token: DeviceToken(bytes: $0.frame.token), kind: $1)
    }
    let known = try await context.store.deviceChanges.registerUnknown(
      tokens, app: sender.app, environment: sender.environment,
      isAssumed: sender.isEnvironmentAssumed)
    for index in items.indices {
      guard known[index].kind == kinds[index], known[index].state != .quarantined else {
        let identifier = items[index].frame.identifier ?? 0
        items.removeSubrange(index...)
        return LegacyError(.invalidToken, identifier: identifier)
      }
      guard known[index].state == .unregistered else { continue }
      let frame = items[index].frame
      do throws(LegacyError) {
        items[index] = Item(
          frame: frame,
          draft: try LegacyTranslation.draft(
            frame, from: sender, unregisteredIn: known[index].environment),
          isUnregistered: true)
      } catch let fault {
        items.removeSubrange(index...)
        return fault
      }
    }
    return nil
  }

  /// Returns the leading items that are stored together. A push to an unregistered device is stored
  /// alone, because its audience is read before.
  private static func part(_ items: ArraySlice<Item>) -> ArraySlice<Item> {
    if items.first?.isUnregistered == true { return items.prefix(1) }
    return items.prefix { !$0.isUnregistered }
  }

  private static func error(
    _ failure: NotificationIntake.SequenceFailure, of frame: LegacyFrame, last: UInt32
  ) -> LegacyError {
    let identifier = frame.identifier ?? 0
    switch failure {
    case .invalid(let error): return LegacyError(refusing: error, identifier: identifier)
    case .storage(StorageError.refused): return LegacyError(.unknown, identifier: identifier)
    // The sender repeats everything after the last stored frame.
    case .storage: return LegacyError(.shutdown, identifier: last)
    }
  }
}
