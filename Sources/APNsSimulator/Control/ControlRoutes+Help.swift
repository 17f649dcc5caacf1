// SPDX-License-Identifier: Apache-2.0

extension ControlRoutes {
  /// The answer to `GET /sim`.
  static let help = """
    Pushgate simulator: control port

    GET    /sim/received?token=&topic=&environment=&limit=
                                                what was received, oldest first
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
    GET    /sim/devices/{token}/screen          what a person reads, newest first, and badges
    DELETE /sim/devices/{token}/screen          all seen
    PUT    /sim/apps/{app}/strings/{language}   Localizable.strings, or JSON with its content type
    GET    /sim/apps/{app}/strings              languages and how many texts each has
    DELETE /sim/apps/{app}/strings/{language}   take them away
    PUT    /sim/apps/{app}                      {"broadcast": false}: FeatureNotEnabled;
                                                {"development_language": "en"}
    GET    /sim/apps/{app}/channels             broadcast channels and what they hold
    PUT    /sim/clock                           {"offset_seconds": n}: ahead of the machine's
    GET    /sim/clock                           the time here
    GET    /sim/keys                            the keys known
    DELETE /sim/keys/{key id}                   revoke one
    POST   /sim/faults                          one rule, or an array of them:
                                                {"action": …, "times": n, "after": n,
                                                "token_prefix": …, "topic": …, "probability": p,
                                                "environment": …, "address": local IP[:port],
                                                "delay_ms": n, "accepted": true, …}
           answer                               the ordinary answer (with delay_ms: late)
           respond                              "status", "reason", "timestamp", "retry_after",
                                                "body"
           silence                              no answer, ever
           reset                                "error_code": RST_STREAM
           goaway                               "error_code", "reason" (JSON) or "debug" (text)
           close, abort                         the TCP connection: FIN, RST
    GET    /sim/faults                          the rules in force
    DELETE /sim/faults, /sim/faults/{id}        remove them

    A payload may dictate its own fate: {"aps": {…}, "sim": {"status": 503, "delay_ms": 20}}.

    """
}
