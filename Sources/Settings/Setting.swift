// SPDX-License-Identifier: Apache-2.0
internal import Duties
internal import HTTPServer

/// A setting of `pushgate serve`. `docs/configuration.md` is generated from `all`.
struct Setting: Sendable {
  /// The name without `PUSHGATE_`.
  let name: String
  /// The form of the value with its unit, as text.
  let format: String
  /// The default, as text; nil if the setting is required.
  let fallback: String?
  let meaning: String
  /// Whether SIGHUP applies a change; other settings need a restart.
  var isReloadable = false
  /// Whether `…_FILE` names a file that contains the value.
  var hasFile = false
  /// Parses the value of a limit; other values are parsed by the parser itself.
  var limit: GatewayLimits.Reader?

  static let prefix = "PUSHGATE_"

  /// The environment variables of the setting.
  var variables: [String] {
    [Self.prefix + name] + (hasFile ? [Self.prefix + name + "_FILE"] : [])
  }

  /// All settings, the important ones first.
  static let all =
    required + listening + signIn + apple + webhooks + retention
    + legacy + process

  private static let required = [
    Setting(
      name: "DATABASE_URL",
      format: "libpq connection string (`postgresql://…` or `key=value`)", fallback: nil,
      meaning: """
        The database. If the string lists several hosts, the gateway uses the first that accepts writes. libpq's own variables \
        (`PGPASSWORD`, `PGPASSFILE`, …) apply.
        """),
    Setting(
      name: "SECRET_KEY", format: "32 bytes in base64", fallback: nil,
      meaning: """
        Encrypts credentials and webhook secrets in the database (AES-256-GCM). Without this key they cannot be \
        decrypted.
        """, hasFile: true),
    Setting(
      name: "SECRET_KEY_PREVIOUS", format: "32 bytes in base64", fallback: "none",
      meaning:
        "The former secret key during a rotation. The gateway only decrypts with it.",
      hasFile: true),
    Setting(
      name: "ADMIN_KEY", format: "text of at least 16 characters", fallback: "none",
      meaning: "An API key with every scope. The gateway keeps only its SHA-256 in memory.",
      isReloadable: true, hasFile: true),
  ]

  private static let listening = [
    Setting(
      name: "LISTEN", format: "`host:port` or `tls:host:port`, comma-separated",
      fallback: "`127.0.0.1:8080`",
      meaning: """
        Addresses of the API; HTTP/1.1 and HTTP/2 on each. IPv6 addresses are in brackets. Port 0 selects \
        a free port; the log contains its number.
        """),
    Setting(
      name: "TLS_CERTIFICATE", format: "PEM file",
      fallback: "required for `tls:` and the legacy bridge",
      meaning: "The server's certificate, followed by its intermediate certificates.",
      isReloadable: true),
    Setting(
      name: "TLS_KEY", format: "PEM file", fallback: "required for `tls:` and the legacy bridge",
      meaning: "The certificate's private key, not encrypted.", isReloadable: true),
    Setting(
      name: "TLS_CLIENT_CA_FILE", format: "PEM file", fallback: "no certificate is requested",
      meaning: "Root certificates for client certificates, which can replace API keys.",
      isReloadable: true),
    Setting(
      name: "ADMIN_PAGE", format: "`yes`, `no` or `people`", fallback: "`yes`",
      meaning: """
        Whether the gateway serves the admin page at `/admin/`. With `people`, API keys cannot sign in to \
        it.
        """),
    Setting(
      name: "HTTP_PROXIES", format: "addresses and CIDR ranges, comma-separated",
      fallback: "`127.0.0.0/8,::1`",
      meaning:
        """
        Proxies and load balancers. The connection limit per address does not apply to them, and the admin page \
        and the log trust their `X-Forwarded-Proto` and `X-Forwarded-For`.
        """),
    Setting(
      name: "HTTP_CONNECTIONS", format: "whole number from 1", fallback: "10000",
      meaning: "Maximum connections per shard. Further ones receive 503.",
      limit: .count(\.http.connections)),
    Setting(
      name: "HTTP_CONNECTIONS_PER_ADDRESS", format: "whole number from 1",
      fallback: "a quarter of `PUSHGATE_HTTP_CONNECTIONS`",
      meaning: "Maximum connections per shard from one client address (IPv6: from its /64).",
      limit: .count(\.http.connectionsPerAddress)),
    Setting(
      name: "DRAIN_DELAY_SECONDS", format: "seconds from 0 to 86400", fallback: "0",
      meaning: """
        Time between SIGTERM and the close of the listeners. Meanwhile `/readyz` returns 503, and requests \
        are served.
        """, isReloadable: true, limit: .seconds(\.drainDelay)),
  ]

  /// People's sign-in to the admin page. A session of a person ends when one of these changes.
  static let signIn = [
    Setting(
      name: "ADMIN_ROLES", format: "`name=scopes` or `name=scopes@apps`, semicolon-separated",
      fallback: "none",
      meaning: """
        What people may do on the admin page, by their group or verified address at the identity provider, or by \
        their group at the proxy. Scopes and apps are comma-separated. Only the first entry that applies to a person counts.
        """),
    Setting(
      name: "IDENTITY_PROXIES", format: "addresses and CIDR ranges, comma-separated",
      fallback: "none",
      meaning: """
        Proxies that authenticate people for the admin page, and report them in `X-Forwarded-User` and \
        `X-Forwarded-Groups`. They must remove both fields from clients' requests.
        """),
    Setting(
      name: "OIDC_ISSUER", format: "`https://…`; `http://…` on a loopback address",
      fallback: "none",
      meaning: "The OpenID Connect provider at which people sign in to the admin page."),
    Setting(
      name: "OIDC_CLIENT_ID", format: "text", fallback: "required with `PUSHGATE_OIDC_ISSUER`",
      meaning: "The gateway's client id at the provider."),
    Setting(
      name: "OIDC_CLIENT_SECRET", format: "text",
      fallback: "required with `PUSHGATE_OIDC_ISSUER`",
      meaning: "The gateway's client secret at the provider.", hasFile: true),
    Setting(
      name: "OIDC_REDIRECT_URI", format: "`https://host/admin/sign-in/callback`",
      fallback: "required with `PUSHGATE_OIDC_ISSUER`",
      meaning: "Where the provider sends browsers back to, as registered at the provider."),
  ]

  private static let apple = [
    Setting(
      name: "APNS_PRODUCTION", format: "`https://host:port`, `host:port` or `host`",
      fallback: "`api.push.apple.com:443`", meaning: "Address of APNs in production."),
    Setting(
      name: "APNS_SANDBOX", format: "`https://host:port`, `host:port` or `host`",
      fallback: "`api.sandbox.push.apple.com:443`",
      meaning: "Address of APNs in the sandbox."),
    Setting(
      name: "APNS_PRODUCTION_CHANNELS", format: "`https://host:port`, `host:port` or `host`",
      fallback: "`api-manage-broadcast.push.apple.com:2196`",
      meaning: "Address of channel management in production."),
    Setting(
      name: "APNS_SANDBOX_CHANNELS", format: "`https://host:port`, `host:port` or `host`",
      fallback: "`api-manage-broadcast.sandbox.push.apple.com:2195`",
      meaning: "Address of channel management in the sandbox."),
    Setting(
      name: "APNS_CA_FILE", format: "PEM file", fallback: "none",
      meaning:
        "Root certificates in addition to the system's, for the simulator or a proxy that intercepts TLS."
    ),
    Setting(
      name: "APNS_PROXY", format: "`http://host:port` or `http://user:password@host:port`",
      fallback: "none",
      meaning: """
        An HTTP proxy (CONNECT) for both environments. User and password are percent-encoded. The proxy \
        resolves Apple's host names.
        """),
  ]

  private static let webhooks = [
    Setting(
      name: "WEBHOOK_PRIVATE_TARGETS", format: "`yes` or `no`", fallback: "`no`",
      meaning: "Whether webhooks may use `http://` and private, loopback and link-local addresses."
    ),
    Setting(
      name: "WEBHOOK_CA_FILE", format: "PEM file", fallback: "none",
      meaning: "Root certificates for webhook receivers, in addition to the system's."),
  ]

  private static let retention = [
    Setting(
      name: "RETENTION_DAYS", format: "whole number from 1", fallback: "30",
      meaning: "Days after which notifications and their deliveries are removed.",
      limit: .count(\.duties.keptDays)),
    Setting(
      name: "RETENTION_TEXTS_DAYS", format: "whole number from 1", fallback: "30",
      meaning: """
        Days after which payloads and recipients of finished notifications are removed. Their counts \
        and deliveries are kept.
        """, limit: .count(\.duties.keptTextDays)),
    Setting(
      name: "RETENTION_AUDIT_DAYS", format: "whole number from 1", fallback: "400",
      meaning: "Days after which entries of the audit log are removed.",
      limit: .count(\.duties.keptAuditDays)),
    Setting(
      name: "RETENTION_EVENTS_DAYS", format: "whole number from 1", fallback: "7",
      meaning: """
        Days after which device events and webhook messages are removed. Messages that the receiver has \
        not accepted by then are lost.
        """, limit: .count(\.duties.keptEventDays)),
    Setting(
      name: "UNREGISTERED_DAYS", format: "whole number from 0", fallback: "400",
      meaning:
        "Days after which unregistered and quarantined devices are removed; 0 keeps them forever.",
      limit: .count(\.duties.keptInactiveDays, from: 0)),
    Setting(
      name: "HOLD_AFTER_SECONDS", format: "seconds, more than 0 and at most 86400",
      fallback: "3600",
      meaning: """
        If no node was alive for this time, a starting node holds all earlier notifications, because the \
        database may be restored from a backup.
        """, limit: .duration(\.duties.holdAfter)),
  ]

  /// The legacy bridge; off without an address.
  private static let legacy = [
    Setting(
      name: "LEGACY_LISTEN", format: "`host:port` or `feedback:host:port`, comma-separated",
      fallback: "none",
      meaning: """
        Addresses of the legacy bridge for senders of Apple's former binary interface, always with TLS \
        ([old senders](old-senders.md)). Apple's ports were 2195, and 2196 for feedback.
        """),
    Setting(
      name: "LEGACY_SENDERS", format: "`SHA-256=app/environment`, comma-separated",
      fallback: "none",
      meaning: """
        Certificates of old senders by their SHA-256, with the app and environment of each. They may have expired. \
        Certificates of credentials are known without an entry.
        """, isReloadable: true),
    Setting(
      name: "LEGACY_CLIENT_CA_FILE", format: "PEM file", fallback: "none",
      meaning: """
        Root certificates for old senders. A certificate that chains to one of them, and names the topic of an app, is \
        accepted while it is valid.
        """),
    Setting(
      name: "LEGACY_OLD_TLS", format: "`yes` or `no`", fallback: "`no`",
      meaning: "Whether the legacy bridge accepts TLS 1.0 and 1.1."),
    Setting(
      name: "LEGACY_LARGE_PAYLOADS", format: "`yes` or `no`", fallback: "`no`",
      meaning: """
        Whether the legacy bridge applies today's payload limits. Otherwise the limits are 256 bytes (commands 0 and 1) and \
        2,048 bytes (command 2).
        """),
  ]

  /// Settings that need an address of the bridge.
  static let legacyDetails = legacy.map(\.name).filter { !$0.hasSuffix("LISTEN") }

  private static let process = [
    Setting(
      name: "SHARDS", format: "whole number from 1 to 256", fallback: "number of cores, at most 8",
      meaning:
        "Number of event loops. Each has its own eight connections to PostgreSQL, and its own to Apple."
    ),
    Setting(
      name: "LOG",
      format: "`trace`, `debug`, `info`, `notice`, `warning`, `error` or `critical`",
      fallback: "`info`",
      meaning:
        "Minimum log level. Logs are JSON lines on standard error, or text if it is a terminal.",
      isReloadable: true),
    Setting(
      name: "ALLOW_UNSAFE_DATABASE", format: "`yes` or `no`", fallback: "`no`",
      meaning: """
        Whether to start with a PostgreSQL that has `fsync` or `full_page_writes` off, or whose role may not \
        execute `pg_logical_emit_message`. A 202 then does not guarantee durability.
        """),
  ]
}
