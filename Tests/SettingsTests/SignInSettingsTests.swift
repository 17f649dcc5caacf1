// SPDX-License-Identifier: Apache-2.0
import Identity
import Testing

@testable import Settings

@Suite("Settings of sign-in")
struct SignInSettingsTests {
  private static let least = [
    "PUSHGATE_DATABASE_URL": "postgresql:///pushgate",
    "PUSHGATE_SECRET_KEY": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
  ]
  private static let openID = [
    "PUSHGATE_OIDC_ISSUER": "https://id.example.com/realms/x",
    "PUSHGATE_OIDC_CLIENT_ID": "pushgate", "PUSHGATE_OIDC_CLIENT_SECRET": "secret",
    "PUSHGATE_OIDC_REDIRECT_URI": "https://push.example.com/admin/sign-in/callback",
    "PUSHGATE_ADMIN_ROLES": "ops=admin;shop=read,notify@com.example.shop",
  ]
  private static let proxies = [
    "PUSHGATE_IDENTITY_PROXIES": "10.0.0.0/8, 127.0.0.1", "PUSHGATE_ADMIN_ROLES": "ops=admin",
  ]

  private func load(_ more: [String: String]) async throws -> SignInSettings {
    try await GatewayConfiguration.load(
      environment: Self.least.merging(more) { $1 }, file: nil
    ).signIn
  }

  private func faults(_ more: [String: String]) async -> [String] {
    do { _ = try await load(more) } catch let faults as GatewayConfiguration.Faults {
      return faults.all
    } catch { return ["unexpected: \(error)"] }
    return []
  }

  @Test("without these settings, only API keys are accepted")
  func defaults() async throws {
    let settings = try await load([:])
    #expect(settings.acceptsKeys && !settings.admitsPeople)
  }

  @Test("a provider or proxies admit people, with roles in order")
  func complete() async throws {
    let provider = try await load(Self.openID.merging(["PUSHGATE_ADMIN_PAGE": "people"]) { $1 })
    #expect(!provider.acceptsKeys && provider.admitsPeople)
    #expect(provider.openID?.issuer.text == "https://id.example.com/realms/x")
    #expect(provider.roles.map(\.name) == ["ops", "shop"])
    let proxy = try await load(Self.proxies)
    #expect(proxy.proxies.count == 2 && proxy.openID == nil && proxy.acceptsKeys)
    #expect(proxy.fingerprint != provider.fingerprint)
  }

  @Test(
    "every change of a setting ends sessions of people",
    arguments: [
      ("PUSHGATE_ADMIN_ROLES", "ops=admin"), ("PUSHGATE_OIDC_CLIENT_SECRET", "b"),
      ("PUSHGATE_OIDC_ISSUER", "https://id.example.com/realms/y"),
      ("PUSHGATE_OIDC_CLIENT_ID", "other"),
    ])
  func fingerprints(name: String, value: String) async throws {
    let before = try await load(Self.openID).fingerprint
    #expect(before.count == 32)
    #expect(try await load(Self.openID).fingerprint == before)
    #expect(try await load(Self.openID.merging([name: value]) { $1 }).fingerprint != before)
  }

  /// A changed setting; nil removes it.
  @Test(
    "an invalid or missing value is one fault that names its setting",
    arguments: [
      ("OIDC_ISSUER", "http://id.example.com"), ("OIDC_ISSUER", "id.example.com"),
      ("OIDC_ISSUER", "https://id.example.com/?a"), ("OIDC_ISSUER", nil), ("OIDC_CLIENT_ID", nil),
      ("OIDC_CLIENT_SECRET", nil), ("OIDC_CLIENT_SECRET_FILE", "/no/such/file"),
      ("OIDC_REDIRECT_URI", nil), ("OIDC_REDIRECT_URI", "https://push.example.com/"),
      ("OIDC_REDIRECT_URI", "http://push.example.com/admin/sign-in/callback"),
      ("OIDC_REDIRECT_URI", "https://push.example.com/admin/sign-in/callback?a"),
      ("ADMIN_ROLES", nil),
      ("ADMIN_ROLES", "ops"), ("ADMIN_ROLES", "ops=owner"), ("ADMIN_ROLES", "ops=admin;"),
      ("ADMIN_PAGE", "keys"), ("IDENTITY_PROXIES", "10.0.0.1/8"),
    ] as [(String, String?)])
  func provider(name: String, value: String?) async {
    var environment = Self.openID
    environment["PUSHGATE_\(name)"] = value
    let named = await faults(environment)
    let isOfRest = name == "OIDC_ISSUER" && value == nil
    if isOfRest {
      #expect(named == ["PUSHGATE_OIDC_CLIENT_ID is unused without PUSHGATE_OIDC_ISSUER"])
    } else {
      #expect(
        named.count == 1 && named[0].hasPrefix("PUSHGATE_\(name.replacing("_FILE", with: ""))"),
        "\(named)")
    }
    #expect(!"\(named)".contains("secret,"))
  }

  @Test("settings that admit no person, or that nothing uses, are faults")
  func unused() async {
    for (name, value) in [
      ("ADMIN_PAGE", "people"), ("ADMIN_ROLES", "ops=admin"), ("IDENTITY_PROXIES", "10.0.0.0/8"),
    ] { #expect(await faults(["PUSHGATE_\(name)": value]).count == 1, "\(name)") }
  }
}
