// SPDX-License-Identifier: Apache-2.0

extension ControlRoutes {
  /// The response to `GET /sim`.
  static let help = """
    Pushgate simulator: control port

    GET    /sim/received?token=&topic=&environment=&limit=&raw=true
                                                what was received, oldest first; raw: header fields
                                                as they came, and what the provider token says
    DELETE /sim/received                        forget it
    GET    /sim/stats                           counters
    GET    /sim/conformance?format=text|json    which of Apple's rules the clients keep, with
                                                --conformance
    DELETE /sim/conformance                     begin anew
    PUT    /sim/tokens/{token}                  {"state": "unregistered", "timestamp": ms}
                                                state: active, unregistered, expired, bad,
                                                wrong_environment, wrong_topic; with
                                                "environment" BadDeviceToken in the other one
    GET    /sim/tokens/{token}                  its state
    DELETE /sim/tokens/{token}                  active again
    PUT    /sim/keys/{key id}                   {"team_id": …, "public_key" or "private_key": PEM,
                                                "environment": …, "topics": […],
                                                "related_to": key id}
    PUT    /sim/devices/{token}                 {"online": false, "languages": ["fr-CA", "en"],
                                                "app": bundle id, "environment": …}
    GET    /sim/devices, /sim/devices/{token}   what is stored for it, what became of its pushes
    DELETE /sim/devices/{token}                 forget it
    GET    /sim/devices/{token}/screen          what a person reads, newest first, badges, Live Activities
    DELETE /sim/devices/{token}/screen          all seen
    PUT    /sim/apps/{app}/strings/{language}   Localizable.strings, or JSON with its content type
    GET    /sim/apps/{app}/strings              languages and how many texts each has
    DELETE /sim/apps/{app}/strings/{language}   take them away
    PUT    /sim/apps/{app}                      {"broadcast": false}: FeatureNotEnabled;
                                                {"development_language": "en"}
    GET    /sim/apps/{app}/channels             broadcast channels and what they hold
    POST   /sim/scenario                        {"seed", "clock", "keys", "apps", "devices",
                                                "tokens", "faults"}: all of it or nothing
    POST   /sim/reset                           everything as at the start; with
                                                {"close_connections": true} GOAWAY to all
    PUT    /sim/clock                           {"offset_seconds": n}: ahead of the machine's
    GET    /sim/clock                           the time here
    GET    /sim/keys                            the keys known
    DELETE /sim/keys/{key id}                   revoke one
    GET    /sim/connections                     the open ones, with their numbers
    GET    /sim/faults                          the rules in force and how often each struck
    DELETE /sim/faults, /sim/faults/{id}        remove them
    POST   /sim/faults                          one rule, or an array of them:
                                                {"action": …, "at": …, …}. docs/simulator.md has
                                                the frames of each

    "action"               strikes at                      members
      answer               request                         "headers", "after_reset"
      respond              request                         "status", "reason", "timestamp",
                                                           "retry_after", "body", "headers",
                                                           "data_frame_size", "end_stream":
                                                           headers or data, "after_reset"
      silence              request
      reset                request                         "error_code", "after_reset"
      goaway               request, connection, now        "error_code", "reason" (JSON) or "debug"
                                                           (text), "notice_ms", "close",
                                                           "in_flight", "processed"
      close                request, connection, accept,    "close_notify"
                           now
      abort                request, connection, accept,
                           now
      settings             request, connection, now        "max_concurrent_streams",
                                                           "initial_window_size",
                                                           "max_frame_size", "header_table_size"
      blackhole            request, connection, now
      stall_window         connection, request, now
      ignore_pings         connection, request, now
      slow_read            connection, request, now        "bytes", "interval_ms"
      no_settings          connection
      no_settings_ack      connection
      tls_stall            accept                          "delay_ms"
      tls_close            accept
      tls_alert            accept                          "alert"
      certificate_expired, certificate_wrong_root,
      certificate_wrong_host, alpn_none, alpn_http1
                           accept
      refuse               accept

    "at"          the first of its places unless told; now strikes open connections at once
    all           "environment", "address": local IP[:port], "probability", "times"
    not now       "after", "for_ms" (from the first strike)
    request       "token_prefix", "topic", "path_prefix", "kind": device, broadcast or channels,
                  "per_connection" (counts "after" and "times" on each), "accepted",
                  "delay_ms": n, {"min": n, "max": n} or {"mean": n, "max": n}
    connection    "delay_ms"
    now           "connection": number, "delay_ms"
    refuse        "after" (connections) and "for_ms" (from the closing) alone

    A payload may dictate its own fate: {"aps": {…}, "sim": {"status": 503, "delay_ms": 20}}.

    """
}
