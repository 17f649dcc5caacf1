// SPDX-License-Identifier: Apache-2.0
import API
import HTTPTypes
import PushModel
import Storage
import TLS
import TestSupport
import Testing

@Suite struct AccessTests {
  /// A gateway with one key of each kind, all for com.example.a or for every app.
  private struct Gateway {
    var configuration = ConfigurationSnapshot.empty
    var policy = AccessPolicy(adminKeyHash: SHA256.hash(Array("bootstrap".utf8)))

    init() throws {
      for scope in KeyScope.allCases {
        try add("\(scope)", scope, apps: nil)
        try add("\(scope)-bound", scope, apps: ["com.example.a"])
      }
    }

    private mutating func add(_ secret: String, _ scope: KeyScope, apps: Set<String>?) throws {
      let hash = SHA256.hash(Array(secret.utf8))
      configuration.keys[hash] = APIKey(
        id: 1, name: secret, hash: hash, scopes: [scope], apps: apps, createdAt: noon)
    }

    func code(_ route: APIRoute, _ secret: String?, app: String) -> ErrorCode? {
      do throws(Fault) {
        _ = try route.admit(
          authorization: secret.map { "Bearer \($0)" }, appName: app, policy: policy,
          configuration: configuration)
        return nil
      } catch { return error.code }
    }
  }

  @Test("every route admits exactly the keys with its scope", arguments: APIRoutes.all)
  func matrix(route: APIRoute) throws {
    let gateway = try Gateway()
    for scope in KeyScope.allCases {
      func expected(bound: Bool, app: String) -> ErrorCode? {
        switch route.access {
        case .open: nil
        case .filtered(let needed), .app(let needed), .gateway(let needed):
          if scope != needed, scope != .admin {
            .missingScope
          } else if bound, case .gateway = route.access {
            .keyIsBound
          } else if bound, app != "com.example.a", case .app = route.access {
            .appNotAllowed
          } else {
            nil
          }
        }
      }
      for app in ["com.example.a", "com.example.b"] {
        #expect(gateway.code(route, "\(scope)", app: app) == expected(bound: false, app: app))
        #expect(gateway.code(route, "\(scope)-bound", app: app) == expected(bound: true, app: app))
      }
    }
    let unknown: ErrorCode? = route.access == .open ? nil : .unauthorized
    #expect(gateway.code(route, "bootstrap", app: "com.example.b") == nil)
    #expect(gateway.code(route, "wrong", app: "com.example.a") == unknown)
    #expect(gateway.code(route, nil, app: "com.example.a") == unknown)
  }

  @Test("routes that change data require more than the read scope; GET routes do not")
  func scopes() {
    for route in APIRoutes.all {
      switch (route.method, route.access) {
      case (.get, .open), (.get, _): break
      case (_, .app(.devices)):
        #expect(route.pattern.contains("/devices/") || route.pattern.contains("/users/"))
      case (_, .app(.notify)):
        #expect(route.pattern.contains("/notifications") || route.pattern.contains("/channels"))
      case (_, .app(.admin)), (_, .gateway(.admin)): break
      default: Issue.record("\(route.method) \(route.pattern) admits keys with \(route.access)")
      }
    }
  }

  @Test(
    "an Authorization header without a bearer key is refused and the expected form reported",
    arguments: ["", "Bearer", "Bearer ", "Basic YTpi", "bootstrap", "Bearer boot strap"])
  func malformed(authorization: String) throws {
    let gateway = try Gateway()
    let found = fault { () throws(Fault) in
      try Caller(
        authorization: authorization, policy: gateway.policy, configuration: gateway.configuration)
    }
    #expect(found?.code == .unauthorized)
    #expect(found?.detail.contains("Bearer") == true)
  }

  @Test("the authentication scheme is case-insensitive, the key is case-sensitive")
  func spelling() throws {
    let gateway = try Gateway()
    func caller(_ authorization: String) throws -> Caller {
      try Caller(
        authorization: authorization, policy: gateway.policy, configuration: gateway.configuration)
    }
    #expect(try caller("bearer bootstrap").scopes == [.admin])
    #expect(try caller("BEARER  read-bound").apps == ["com.example.a"])
    #expect(throws: Fault.self) { try caller("Bearer Bootstrap") }
  }

  @Test("without authentication every caller is an administrator")
  func insecure() throws {
    let caller = try Caller(
      authorization: nil, policy: AccessPolicy(adminKeyHash: nil, insecureNoAuth: true),
      configuration: .empty)
    #expect(caller.scopes == [.admin] && caller.apps == nil)
  }
}

extension APIRoute: CustomTestStringConvertible {
  public var testDescription: String { "\(method.rawValue) \(pattern)" }
}
