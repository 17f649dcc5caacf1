// SPDX-License-Identifier: Apache-2.0
import API
import HTTPServer
import PushModel
import Testing

@testable import Admin

@Suite struct FormStateTests {
  @Test("each fault of the API is shown at its field, the first one of a field only")
  func faults() {
    var fault = Fault(.invalidValue, at: "/scopes/0", "expected a scope")
    fault.others = [
      Fault(.invalidValue, at: "/scopes/1", "expected another"),
      Fault(.invalidParameter, at: "path/name", "expected a name"),
      Fault(.invalidPrivateKey, at: "/private_key", "expected a key"),
      Fault(.tooManyWebhooks, "an app may have 10"),
    ]
    var state = FormState()
    state.refuse(fault, fields: ["private_key": "file"])
    #expect(state.problems["scopes"] == "Expected a scope.")
    #expect(state.problems["name"] == "Expected a name.")
    #expect(state.problems["file"] == "Expected a key.")
    #expect(state.others(than: ["scopes", "name", "file"]) == ["An app may have 10."])
  }

  @Test("passwords and files are never filled in again")
  func secrets() {
    let state = FormState(
      QueryItems([.init(name: "password", value: "hidden"), .init(name: "user", value: "shown")]))
    var html = HTML()
    html.input("password", "Password", state, type: "password")
    html.input("user", "User", state)
    let text = String(decoding: html.bytes, as: UTF8.self)
    #expect(!text.contains("hidden") && text.contains("value=\"shown\""))
  }

  @Test("pages of a list in memory follow each other without gaps", arguments: [0, 1, 50, 51, 120])
  func pages(_ count: Int) {
    let all = (0..<count).shuffled()
    var (seen, after): ([Int], Int?) = ([], nil)
    repeat {
      let cut = ListCut(all, after: after, by: \.self)
      #expect(cut.items.count <= 50)
      seen += cut.items
      after = cut.next
    } while after != nil
    #expect(seen == Array(0..<count))
  }

  @Test("routes for the whole gateway are closed to keys that are bound to apps")
  func access() {
    func caller(_ scopes: Set<KeyScope>, _ apps: Set<String>? = nil) -> Caller {
      Caller(scopes: scopes, apps: apps, actor: .anybody)
    }
    let gateway = AdminRoute.Access.gateway(.admin)
    #expect(gateway.admits(caller([.admin])) && !gateway.admits(caller([.admin], ["a.b"])))
    #expect(!gateway.admits(caller([.read])) && !gateway.admits(nil))
    let scope = AdminRoute.Access.scope(.read)
    #expect(scope.admits(caller([.read], ["a.b"])) && scope.admits(caller([.admin])))
    #expect(!scope.admits(caller([.notify])) && AdminRoute.Access.open.admits(nil))
  }
}
