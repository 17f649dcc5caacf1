// SPDX-License-Identifier: Apache-2.0

extension HTTPFault {
  /// What the caller or the operator can do, in Markdown.
  package var remedy: String {
    switch self {
    case .requestLine:
      "`detail` names the violated rule of RFC 9112 §3. Build the URL with a URL library: it "
        + "must not contain a raw space, line break or non-ASCII character."
    case .headerField:
      "`detail` names the violated rule of RFC 9110 §5. A line break in a value, such as at "
        + "the end of a key read from a file, is invalid: remove it."
    case .messageLength:
      "Send either one `Content-Length`, or `Transfer-Encoding: chunked`: with both, the end "
        + "of the request is ambiguous. If a proxy adds one of them, correct the proxy."
    case .chunkedBody:
      "`detail` names the violated rule of RFC 9112 §7.1. Let an HTTP library write the "
        + "chunks, or send the body with `Content-Length`."
    case .host:
      "Send one `Host` field with the gateway's host name, and its port unless that is the "
        + "default. A proxy must set it."
    case .encoding:
      "Percent-encode path segments and query values as UTF-8, such as user ids, tags and "
        + "channels. `%` itself is `%25`."
    case .timeout:
      "Send the request again: it had no effect, except that lines of a batch or import with "
        + "a result remain valid. On a slow connection, send smaller requests. "
        + "`Sources/HTTPServer/HTTPLimits.swift` lists the deadlines."
    case .contentTooLarge:
      "`detail` contains the size limit of the body or line: send smaller requests. Send many "
        + "devices as an import (`POST …/devices/import`), and many notifications as a batch "
        + "(`POST …/notifications/batch`)."
    case .targetTooLong:
      "Shorten the query: filters are short, and a cursor is sent unchanged."
    case .headersTooLarge:
      "Send only the header fields that the request needs, such as `Authorization`. The "
        + "gateway ignores cookies."
    case .expectation: "Omit `Expect`, or send `100-continue`."
    case .transferCoding:
      "Send the body with `Content-Length` or `Transfer-Encoding: chunked`, without `gzip` or "
        + "other codings."
    case .version: "Use HTTP/1.1 or HTTP/2 (by ALPN, or with prior knowledge)."
    case .noRoute:
      "Look up the path in `/openapi.json`. Paths are case-sensitive and have no trailing "
        + "slash; percent-encode parameters."
    case .method:
      "`Allow` and `detail` list the methods of this path; `/openapi.json` describes them."
    case .unknownMethod: "`detail` lists the known methods."
    case .connections:
      "Retry after `Retry-After` seconds, or at another node. Reuse connections instead of "
        + "opening one per request. `PUSHGATE_HTTP_CONNECTIONS` raises the limit."
    case .connectionsOfAddress:
      "Reuse open connections and close unused ones. For a proxy with many clients, the "
        + "operator adds its address to `PUSHGATE_HTTP_PROXIES`. "
        + "`PUSHGATE_HTTP_CONNECTIONS_PER_ADDRESS` raises the limit."
    case .bufferedBodies:
      "The request was not processed: retry it after `Retry-After` seconds, and send fewer "
        + "large requests concurrently."
    case .unexpected:
      "The gateway's log contains the cause under the request id of this response: please "
        + "report it. The request may have taken effect; a request with an `Idempotency-Key` can "
        + "be retried."
    case .otherSite:
      "Send the request from a program, or from a page of the gateway's own origin. A proxy "
        + "must forward `Host` unchanged. Without API keys (`serve --insecure-no-auth`) use "
        + "`localhost`, `127.0.0.1` or `[::1]`."
    case .plainHTTP:
      "Use an `https://` URL. For plain HTTP, an operator adds an address without `tls:` to "
        + "`PUSHGATE_LISTEN`."
    }
  }
}
