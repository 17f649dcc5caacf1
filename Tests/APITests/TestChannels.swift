// SPDX-License-Identifier: Apache-2.0
import PushModel

/// A stub of Apple's channel service: created channels exist until they are deleted. Apple's real
/// answers are tested against the simulator, in `ChannelClientTests` and in Python.
final class TestChannels {
  private(set) var commands: [ChannelCommand] = []
  /// Replaces every answer, if set.
  var refusal: ChannelRefusal?
  private var channels: [PushEnvironment: [ChannelID: Bool]] = [:]

  func answer(_ command: ChannelCommand, in environment: PushEnvironment) -> ChannelAnswer {
    commands.append(command)
    if let refusal { return .refused(refusal) }
    let known = channels[environment] ?? [:]
    switch command {
    case .create(let storesLatest):
      guard let id = ChannelID("ab+/\(known.count)==") else { return .refused(.tooManyChannels) }
      channels[environment, default: [:]][id] = storesLatest
      return .created(id)
    case .list: return .listed(Array(known.keys))
    case .show(let id):
      return known[id].map(ChannelAnswer.shown)
        ?? .refused(.unknownChannel(reason: "ChannelNotRegistered"))
    case .delete(let id):
      let wasThere = channels[environment]?.removeValue(forKey: id) != nil
      return wasThere ? .deleted : .refused(.unknownChannel(reason: "ChannelNotRegistered"))
    case .broadcast(let id, _):
      return known[id] == nil
        ? .refused(.unknownChannel(reason: "ChannelNotRegistered"))
        : .broadcast(requestID: "0f0e0d0c-0b0a-4908-8706-050403020100")
    }
  }
}
