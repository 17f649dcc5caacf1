// SPDX-License-Identifier: Apache-2.0
// example: docs/library.md shows what follows
import APNsLibrary

/// Sends the same alert to many devices and says which of their tokens are dead.
func announce(_ text: String, to devices: [String], with client: APNsClient) async throws
  -> [String]
{
  try await withThrowingTaskGroup(of: String?.self) { group in
    for device in devices {
      let notification = try APNsNotification(
        to: device, app: "com.example.app", payload: #"{"aps":{"alert":"\#(text)"}}"#)
      group.addTask {
        switch await client.send(notification) {
        case .accepted: return nil
        case .rejected(let rejection) where rejection.status == 410: return device
        case .rejected(let rejection):
          print("\(device.prefix(8))…: \(rejection.reason): \(rejection.meaning)")
          return nil
        case .notSent(let why), .unknown(let why):
          print("\(device.prefix(8))…: \(why)")
          return nil
        }
      }
    }
    return try await group.reduce(into: []) { dead, device in if let device { dead.append(device) }
    }
  }
}
