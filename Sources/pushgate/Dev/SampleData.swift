// SPDX-License-Identifier: Apache-2.0
import JSONText

/// The sample data of `pushgate dev`: an app with strings in four languages, devices with different
/// language lists, and one notification for all of them.
enum SampleData {
  /// The sample app's bundle id.
  static let app = "com.example.game"
  /// The sample provider key's id and team.
  static let keyID = "DEVKEY0001"
  static let teamID = "DEVTEAM001"

  /// The sample app's strings, one JSON catalogue per language.
  static let strings: [(language: String, json: String)] = [
    ("en", #"{"GAME_INVITE_TITLE": "Game request", "GAME_INVITE": "%@ wants to play %@"}"#),
    ("fr", #"{"GAME_INVITE_TITLE": "Demande de partie", "GAME_INVITE": "%@ veut jouer à %@"}"#),
    ("zh-Hant", #"{"GAME_INVITE_TITLE": "遊戲邀請", "GAME_INVITE": "%@想玩%@"}"#),
    ("pt-BR", #"{"GAME_INVITE_TITLE": "Convite para jogar", "GAME_INVITE": "%@ quer jogar %@"}"#),
  ]

  /// A user with a device: the device token, and the phone's languages in order of preference.
  struct Reader {
    let user: String
    let token: String
    let languages: [String]
    let note: String
  }

  /// Five users whose languages are chosen for five different reasons.
  static let readers = [
    reader("amelie", "a1", ["fr-CA", "en-CA"], "French of another region"),
    reader("wei", "b2", ["zh-Hant-TW", "en-TW"], "Traditional Chinese, never Simplified"),
    reader("joao", "c3", ["pt-AO"], "Angola: only Brazilian Portuguese is there"),
    reader("yuki", "d4", ["ja-JP", "fr-FR"], "no Japanese: the second preference"),
    reader("nobody", "e5", ["xx"], "no such language: the app's fallback"),
  ]

  private static func reader(
    _ user: String, _ digits: String, _ languages: [String], _ note: String
  ) -> Reader {
    Reader(
      user: user, token: String(repeating: digits, count: 32), languages: languages, note: note)
  }

  /// Returns the registration of the user's device.
  static func registration(_ reader: Reader) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.field("environment", "sandbox")
      object.field("user", reader.user)
      object.field("languages") { list in
        list.array { array in for tag in reader.languages { array.value(tag) } }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The notification, addressed to all users.
  static let notification = """
    {"to": {"users": [\(readers.map { "\"\($0.user)\"" }.joined(separator: ", "))]},
     "payload": {"aps": {"alert": {"title": {"string": "GAME_INVITE_TITLE"},
                                   "body": {"string": "GAME_INVITE", "args": ["Jenna", "chess"]}},
                         "sound": "chime.aiff"},
                 "game": "g-17"}}
    """
}
