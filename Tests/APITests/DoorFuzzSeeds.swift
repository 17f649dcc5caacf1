// SPDX-License-Identifier: Apache-2.0

/// Bodies that use every member; the fuzzer and the tests start from them.
enum DoorFuzzSeeds {
  static let all = [
    #"{"to": {"users": ["bob"], "tags": {"all": ["a"], "none": ["b"]}, "languages": ["fr"]}, "expires_in": 60, "payload": {"aps": {"alert": {"title": {"localized": {"en": "x"}}, "body": {"string": "INVITE", "args": ["Jenna", 5]}}}, "game": "g-17"}, "collapse_id": "c", "priority": 5, "fallback": ["en"], "max_rate": 10}"#,
    #"{"recipients": [{"token": "0123456789abcdef0123456789abcdef", "args": {"name": "Ann"}, "badge": 3}, {"user": "bob"}], "payload": {"aps": {"alert": "x"}}, "send_at": "2027-01-01T00:00:00Z", "badge": {"increment": 1}, "delivery": "at-most-once", "quiet_hours": {"from": "22:00", "to": "08:00", "then": "skip"}}"#,
    #"{"to": {"everyone": true}, "send_at_local": "2027-01-01T07:00:00", "if_past": "skip", "repeat": "0 9 * * 1", "payload": {"aps": {"content-available": 1}}, "localize": {"/aps/sound": {"localized": {"en": "a.caf"}}}, "reference": "r", "truncate": true}"#,
    #"{"languages": [["fr-CA", "en"], ["zh-Hant-TW"]], "devices": ["0123456789abcdef0123456789abcdef"], "users": ["bob"], "payload": {"aps": {"alert": {"string": "INVITE"}}}}"#,
    #"{"fallback_languages": ["en"], "source_language": "en", "language_overrides": {"sr-Latn": "sr"}, "max_rate": 5, "time_zone": "Asia/Taipei", "quiet_hours": {"from": "22:00", "to": "08:00"}}"#,
    #"{"user": "bob", "languages": ["fr-CA", "klingon!"], "environment": "sandbox", "tags": ["a"], "app_version": "1.2", "time_zone": "UTC", "push_type": "alert"}"#,
    #"{"name": "backend", "scopes": ["notify", "read"], "apps": ["com.example.app"], "rate_limit": 50, "certificate": "CN=a"}"#,
    #"{"before": "2027-01-01T00:00:00Z", "app": "com.example.app"}"#,
    #"{"reasons": ["BadDeviceToken"], "outcomes": ["rejected"]}"#,
    #"{"key_id": "ABCDE12345", "team_id": "TEAM123456", "private_key": "-----BEGIN"}"#,
    #"{"certificate": "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----", "password": "x"}"#,
    #"{"p12": "MIIB", "password": null}"#,
    #"{"url": "https://example.com:8443/hooks?a=b", "events": ["device.unregistered", "credential.expiring"], "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}"#,
    #"{"url": "http://[::1]/", "events": ["notification.finished"]}"#,
    #"{"secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "previous_expires_in": 3600}"#,
    "{}", "[]", "\"\\ud83d\\ude00\"", "",
  ]
}
