// SPDX-License-Identifier: Apache-2.0
internal import Identity
internal import TLS

extension GatewayConfiguration.Parser {
  /// Reads the settings of people's sign-in to the admin page.
  mutating func signIn(acceptsKeys: Bool) -> SignInSettings {
    let known = faults.count
    var settings = SignInSettings()
    settings.acceptsKeys = acceptsKeys
    settings.roles = roles()
    settings.proxies = ranges("IDENTITY_PROXIES", text("IDENTITY_PROXIES") ?? "")
    settings.openID = openID()
    guard faults.count == known else { return settings }
    if settings.admitsPeople == settings.roles.isEmpty {
      faults.append(
        settings.roles.isEmpty
          ? "PUSHGATE_ADMIN_ROLES is missing: without it no person has access, for example "
            + "admins=admin;shop=read,notify@com.example.shop"
          : "PUSHGATE_ADMIN_ROLES is unused: set PUSHGATE_OIDC_ISSUER or PUSHGATE_IDENTITY_PROXIES")
    }
    if !acceptsKeys, !settings.admitsPeople {
      faults.append(
        "PUSHGATE_ADMIN_PAGE: people leaves no way to sign in; set PUSHGATE_OIDC_ISSUER or "
          + "PUSHGATE_IDENTITY_PROXIES")
    }
    settings.fingerprint = SHA256.hash(
      Setting.signIn.flatMap(\.variables).flatMap { fingerprints[$0] ?? [0] })
    return settings
  }

  private mutating func roles() -> [Role] {
    guard let text = text("ADMIN_ROLES") else { return [] }
    return text.split(separator: ";", omittingEmptySubsequences: false).compactMap { part in
      let role = Role(parsing: String(part))
      if role == nil {
        faults.append(
          "PUSHGATE_ADMIN_ROLES: \(part) is neither name=scopes nor name=scopes@apps, for example "
            + "shop=read,notify@com.example.shop")
      }
      return role
    }
  }

  private mutating func openID() -> OpenIDSettings? {
    let issuerText = text("OIDC_ISSUER")
    let clientID = text("OIDC_CLIENT_ID")
    let secret = secret("OIDC_CLIENT_SECRET")
    let redirectText = text("OIDC_REDIRECT_URI")
    let rest = [
      ("CLIENT_ID", clientID), ("CLIENT_SECRET", secret), ("REDIRECT_URI", redirectText),
    ]
    guard let issuerText else {
      if let unused = rest.first(where: { $0.1 != nil }) {
        faults.append("PUSHGATE_OIDC_\(unused.0) is unused without PUSHGATE_OIDC_ISSUER")
      }
      return nil
    }
    let issuer = Endpoint(parsing: issuerText)
    if issuer == nil || issuerText.contains("?") {
      faults.append(
        "PUSHGATE_OIDC_ISSUER: \(issuerText) is not https://host/path, or http:// with a loopback "
          + "address")
    }
    let redirect = redirectText.flatMap(Endpoint.init)
    if let redirectText, redirect?.target != OpenIDSettings.callback {
      faults.append(
        "PUSHGATE_OIDC_REDIRECT_URI: \(redirectText) is not https://host\(OpenIDSettings.callback), or "
          + "http:// with a loopback address")
    }
    for (name, value) in rest where value == nil {
      let variable = "PUSHGATE_OIDC_\(name)"
      // A file that cannot be read is a fault already.
      if faults.contains(where: { $0.hasPrefix(variable) }) { continue }
      faults.append("\(variable) is missing: PUSHGATE_OIDC_ISSUER requires it")
    }
    guard let issuer, let clientID, let secret, let redirect else { return nil }
    return OpenIDSettings(
      issuer: issuer, clientID: clientID, clientSecret: secret, redirect: redirect)
  }
}
