// SPDX-License-Identifier: Apache-2.0
import API
import Localization
import PushModel
import TLS
import Testing

@Suite struct OperatorBodyTests {
  @Test("an app created without a body has all defaults")
  func app() throws {
    let plain = try AppBody(parsing: [])
    #expect(plain.fallbackLanguages == [] && plain.sourceLanguage == "en")
    let full = try AppBody(
      parsing: Array(#"{"fallback_languages": ["pt_BR", "en"], "source_language": "de"}"#.utf8))
    #expect(full.fallbackLanguages == ["pt-BR", "en"] && full.sourceLanguage == "de")
    let opinions = try AppBody(
      parsing: Array(#"{"language_overrides": {"sr_latn": "sr", "CA": "es"}}"#.utf8))
    #expect(opinions.languageOverrides == ["sr-Latn": "sr", "ca": "es"])
  }

  @Test("an app's rate is set, left unchanged or cleared")
  func rates() throws {
    func patch(_ body: String) throws -> AppPatch { try AppPatch(parsing: Array(body.utf8)) }
    #expect(try AppBody(parsing: Array(#"{"max_rate": 250}"#.utf8)).maxRate == 250)
    #expect(try AppBody(parsing: Array(#"{"max_rate": null}"#.utf8)).maxRate == nil)
    #expect(try patch("{}") == AppPatch())
    #expect(try patch(#"{"max_rate": 1}"#).maxRate == .some(1))
    #expect(try patch(#"{"max_rate": null}"#).maxRate == .some(nil))
    let languages = try patch(#"{"source_language": "pt_BR", "fallback_languages": []}"#)
    #expect(languages.sourceLanguage == "pt-BR" && languages.fallbackLanguages == [])
    #expect(languages.maxRate == nil && languages.languageOverrides == nil)
    let empty = fault { () throws(Fault) in try AppPatch(parsing: []) }
    #expect(empty?.code == .malformedJSON)
  }

  @Test(
    "an app's faults are reported with pointers",
    arguments: [
      Refusal(
        #"{"fallback_languages": ["en", "und"]}"#, .unusableLanguage, "/fallback_languages/1", "fr"),
      Refusal(
        #"{"fallback_languages": ["af","sq","am","ar","hy","as","az","bn","eu"]}"#,
        .tooManyLanguages, "/fallback_languages", "at most 8"),
      Refusal(#"{"source_language": "?"}"#, .unusableLanguage, "/source_language", "fr"),
      Refusal(#"{"language_overrides": ["sr"]}"#, .wrongType, "/language_overrides", "object"),
      Refusal(
        #"{"language_overrides": {"und": "sr"}}"#, .unusableLanguage, "/language_overrides/und",
        "not a language tag"),
      Refusal(
        #"{"language_overrides": {"sr-Latn": "?"}}"#, .unusableLanguage,
        "/language_overrides/sr-Latn", "fr"),
      Refusal(
        #"{"language_overrides": {"ca": 1}}"#, .wrongType, "/language_overrides/ca", "string"),
      Refusal(
        #"{"language_overrides": {"sr-Latn": "sr", "sr_latn": "en"}}"#, .invalidValue,
        "/language_overrides/sr_latn", "only once"),
      Refusal(
        "{\"language_overrides\": {"
          + (0...64).map {
            "\"a\(Character(Unicode.Scalar(97 + UInt8($0 / 26))))"
              + "\(Character(Unicode.Scalar(97 + UInt8($0 % 26))))\": \"en\""
          }
          .joined(separator: ",") + "}}", .invalidValue, "/language_overrides", "at most 64"),
      Refusal(#"{"max_rate": 0}"#, .invalidValue, "/max_rate", "1 to 1000000"),
      Refusal(#"{"max_rate": 1000001}"#, .invalidValue, "/max_rate", "1 to 1000000"),
      Refusal(#"{"max_rate": "5"}"#, .wrongType, "/max_rate", "whole number"),
      Refusal(#"{"bundle_id": "x"}"#, .unknownMember, "/bundle_id", "source_language"),
      Refusal(#"{"defaults": {}}"#, .notAvailable, "/defaults", "not available"),
    ])
  func appRefusals(refusal: Refusal) {
    refusal.check(
      fault { () throws(Fault) in try AppBody(parsing: Array(refusal.body.utf8)) })
  }

  private func credential(_ pem: String, keyID: String = "ABC123DEFG") -> [UInt8] {
    let text = pem.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    return Array(
      "{\"key_id\": \"\(keyID)\", \"team_id\": \"TEAM123456\", \"private_key\": \"\(text)\"}".utf8)
  }

  private func read(
    _ body: [UInt8], in environment: PushEnvironment = .production, now: Instant? = nil
  ) throws(Fault) -> CredentialBody {
    try CredentialBody(
      parsing: body, for: "com.example.chess", in: environment,
      now: now ?? Instant(microseconds: 1_800_000_000_000_000))
  }

  @Test("a credential's key is parsed before it is stored")
  func credentials() throws {
    let pem = try ES256PrivateKey.generate().pem
    guard case .key(let keyID, let teamID, let text) = try read(credential(pem)).secret else {
      Issue.record("not a key")
      return
    }
    #expect(keyID == "ABC123DEFG" && teamID == "TEAM123456" && text == pem)
  }

  @Test("a credential's faults never repeat the key")
  func credentialRefusals() throws {
    let pem = try ES256PrivateKey.generate().pem
    let secret = pem.split(separator: "\n")[1]
    let broken = fault { () throws(Fault) in
      try read(credential(pem.replacing(secret.prefix(8), with: "AAAAAAAA")))
    }
    #expect(broken?.code == .invalidPrivateKey)
    #expect(broken?.pointer == "/private_key")
    #expect(broken?.detail.contains(secret.suffix(8)) == false)
    let shortID = fault { () throws(Fault) in
      try read(credential(pem, keyID: "ABC"))
    }
    #expect(shortID?.pointer == "/key_id")
    #expect(shortID?.detail.contains("ten letters") == true)
    let empty = fault { () throws(Fault) in try read(Array("{}".utf8)) }
    #expect(empty?.code == .missingMember)
    #expect(([empty?.pointer] + (empty?.others.map(\.pointer) ?? [])).count == 3)
  }

  @Test("an API key has scopes and optionally a list of apps")
  func keys() throws {
    let free = try KeyBody(
      parsing: Array(#"{"name": "ci", "scopes": ["notify", "read"], "apps": null}"#.utf8))
    #expect(free.scopes == [.notify, .read] && free.apps == nil)
    let bound = try KeyBody(
      parsing: Array(#"{"name": "ci", "scopes": ["admin"], "apps": ["com.example.a"]}"#.utf8))
    #expect(bound.apps == ["com.example.a"])
  }

  @Test(
    "an API key's faults are reported with pointers",
    arguments: [
      Refusal(#"{"scopes": ["read"]}"#, .missingMember, "/name", "needed"),
      Refusal(#"{"name": "ci"}"#, .missingMember, "/scopes", "needed"),
      Refusal(#"{"name": "ci", "scopes": []}"#, .invalidValue, "/scopes", "at least one"),
      Refusal(#"{"name": "ci", "scopes": ["write"]}"#, .invalidValue, "/scopes/0", "\"notify\""),
      Refusal(
        #"{"name": "ci", "scopes": ["read"], "apps": []}"#, .invalidValue, "/apps", "at least one"),
      Refusal(
        #"{"name": "ci", "scopes": ["read"], "apps": ["-x"]}"#, .invalidBundleID, "/apps/0",
        "com.example.app"),
      Refusal(
        #"{"name": "ci", "scopes": ["read"], "rate_limit": 0}"#, .invalidValue, "/rate_limit",
        "1 to 1000000"),
      Refusal(
        #"{"name": "ci", "scopes": ["read"], "rate_limit": "5"}"#, .wrongType, "/rate_limit",
        "whole number"),
    ])
  func keyRefusals(refusal: Refusal) {
    refusal.check(
      fault { () throws(Fault) in try KeyBody(parsing: Array(refusal.body.utf8)) })
  }
}
