// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText
import PushModel
import TestSupport
import Testing

@testable import API

@Suite struct KeyRateTests {
  @Test("each key may burst one second's worth, then is limited to its rate")
  func bucket() {
    let rates = KeyRates()
    func take(_ key: Int32 = 1, limit: Int = 5, after seconds: Double) -> KeyRates.Quota {
      rates.take(
        key, limit: limit, at: Instant(microseconds: noon.microseconds + Int64(seconds * 1e6)))
    }
    #expect((1...5).map { _ in take(after: 0).remaining } == [4, 3, 2, 1, 0])
    let refused = take(after: 0)
    #expect(!refused.isAllowed && refused.waitSeconds == 1 && refused.limit == 5)
    #expect(take(2, after: 0).isAllowed)
    #expect(!take(after: 0.19).isAllowed)
    #expect(take(after: 0.2).isAllowed)
    #expect(!take(after: 0.2).isAllowed)
    // A bucket holds at most one second's worth, after any idle time.
    #expect(
      (1...6).map { _ in take(after: 100).isAllowed } == [true, true, true, true, true, false])
    // A clock that is set back adds no tokens and does not block the key.
    #expect(!take(after: 50).isAllowed)
    #expect(take(after: 50.5).isAllowed)
    // A lowered limit takes effect at once.
    #expect(take(3, limit: 100, after: 0).remaining == 99)
    #expect(take(3, limit: 2, after: 0).remaining == 1)
    #expect(take(4, limit: APIKey.highestRateLimit, after: 0).isAllowed)
  }

  @Test("a key over its limit receives 429 and changes nothing; other keys are unaffected")
  func refused() async throws {
    try await TestGateway.run { gateway in
      let made = try await gateway.send(
        .post, "/v1/keys", #"{"name": "slow", "scopes": ["devices", "read"], "rate_limit": 2}"#)
      #expect(made.status == 201 && made["/rate_limit"]?.int == 2, "\(made.text)")
      let key = try #require(made["/key"]?.string)
      let path = "/v1/apps/\(TestGateway.app)/devices"
      let first = try await gateway.send(.put, "\(path)/aa", "{}", key: key)
      #expect(first.status == 201)
      #expect(first.headers[.rateLimitPolicy] == #""key";q=2;w=1"#)
      #expect(first.headers[.rateLimit] == #""key";r=1;t=0"#)
      // A request refused for another reason counts and carries the rate headers.
      let wrong = try await gateway.send(.put, "\(path)/bb", "[]", key: key)
      #expect(wrong.status == 422 && wrong.headers[.rateLimit] == #""key";r=0;t=1"#)
      let late = try await gateway.send(.put, "\(path)/cc", "{}", key: key)
      #expect(late.status == 429 && late.code == "PG1205", "\(late.text)")
      #expect(late.headers[.retryAfter] == "1" && late.headers[.rateLimit] == #""key";r=0;t=1"#)
      #expect(try await gateway.send(.get, "\(path)/cc").status == 404)
      // A request refused by its head alone counts and carries the rate headers.
      let other = try await gateway.send(
        .post, "/v1/keys", #"{"name": "other", "scopes": ["devices", "read"], "rate_limit": 2}"#)
      let nowhere = try await gateway.send(
        .get, "/v1/apps/com.example.nowhere/devices", key: try #require(other["/key"]?.string))
      #expect(nowhere.status == 404 && nowhere.headers[.rateLimit] == #""key";r=1;t=0"#)
      #expect(try await gateway.send(.get, path).headers[.rateLimit] == nil)
      let listed = try await gateway.send(.get, "/v1/keys")
      #expect(listed["/keys/0/rate_limit"]?.int == 2)
    }
  }
}
