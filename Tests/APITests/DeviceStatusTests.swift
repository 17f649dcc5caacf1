// SPDX-License-Identifier: Apache-2.0
import API
import HTTPTypes
import JSONText
import PushModel
import TestSupport
import Testing

/// Quarantine and release of devices, and their badges, over a real PostgreSQL.
@Suite struct DeviceStatusTests {
  @Test("a device is quarantined with a reason and released; its registration is unchanged")
  func setAside() async throws {
    try await TestGateway.run { gateway in
      let put = try await gateway.app(.put, "/devices/aa", "{}")
      for (body, reason) in [
        ("", "Requested"), ("{}", "Requested"), (#"{"reason": "lost"}"#, "lost"),
      ] {
        let aside = try await gateway.app(.post, "/devices/aa/quarantine", body)
        #expect(aside.status == 200, "\(aside.text)")
        #expect(aside["/state"]?.string == "quarantined")
        #expect(aside["/state_reason"]?.string == reason)
      }
      let found = try await gateway.app(.get, "/devices?state=quarantined&reason=lost")
      #expect(found["/devices/0/token"]?.string == "aa")
      for _ in 1...2 {
        let back = try await gateway.app(.post, "/devices/aa/activate")
        #expect(back.status == 200 && back["/state"]?.string == "active", "\(back.text)")
        #expect(back["/state_reason"] == nil)
        #expect(back["/registered_at"]?.string == put["/registered_at"]?.string)
      }
    }
  }

  @Test("an unregistered device is neither quarantined nor released; a registration reactivates it")
  func unregistered() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      try await gateway.store?.run(
        "UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = now()")
      for path in ["/devices/aa/quarantine", "/devices/aa/activate"] {
        let refused = try await gateway.app(.post, path)
        #expect(refused.status == 409 && refused.code == "PG3005", "\(refused.text)")
      }
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      #expect(try await gateway.app(.post, "/devices/aa/quarantine").status == 200)
    }
  }

  @Test("an invalid quarantine reason and an unknown device are refused")
  func refused() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      for (body, pointer) in [
        (#"{"reason": ""}"#, "/reason"), (#"{"reason": 3}"#, "/reason"), (#"{"why": "x"}"#, "/why"),
        (#"{"reason": "a\u0000b"}"#, "/reason"), ("[]", ""),
        ("{\"reason\": \"\(String(repeating: "x", count: 129))\"}", "/reason"),
      ] {
        let answer = try await gateway.app(.post, "/devices/aa/quarantine", body)
        #expect(answer.status == 422 && answer.pointer == pointer, "\(answer.text)")
      }
      #expect(try await gateway.app(.get, "/devices/aa")["/state"]?.string == "active")
      for path in ["quarantine", "activate"] {
        #expect(try await gateway.app(.post, "/devices/bb/\(path)").code == "PG3004")
        #expect(try await gateway.app(.post, "/devices/abc/\(path)").code == "PG3001")
      }
    }
  }

  @Test("a badge is set, incremented and reset")
  func badges() async throws {
    try await TestGateway.run { gateway in
      _ = try await gateway.app(.put, "/devices/aa", "{}")
      for (body, badge) in [
        (#"{"increment": 2}"#, 2), (#"{"increment": 3}"#, 5), (#"{"set": 9}"#, 9),
        (#"{"set": 0}"#, 0),
      ] {
        let answer = try await gateway.app(.post, "/devices/aa/badge", body)
        #expect(answer.status == 200 && answer["/badge"]?.int == badge, "\(answer.text)")
      }
      for (body, pointer) in [
        ("{}", ""), (#"{"set": 1, "increment": 1}"#, ""), (#"{"increment": 0}"#, "/increment"),
        (#"{"add": 1}"#, "/add"), (#"{"set": -1}"#, "/set"),
      ] {
        let answer = try await gateway.app(.post, "/devices/aa/badge", body)
        #expect(answer.status == 422 && answer.pointer == pointer, "\(body) \(answer.text)")
      }
      #expect(try await gateway.app(.post, "/devices/bb/badge", #"{"set": 1}"#).status == 404)
    }
  }
}
