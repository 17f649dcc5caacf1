// SPDX-License-Identifier: Apache-2.0

extension HTTPFault {
  /// What the caller or the operator can do, in Markdown.
  package var remedy: String {
    switch self {
    case .requestLine:
      "`detail` names the violated rule of RFC 9112 §3. Build the URL with a URL library. It "
        + "must not contain unencoded spaces, line breaks or non-ASCII characters."
    case .headerField:
      "`detail` names the violated rule of RFC 9110 §5. Values must not contain line breaks. "
        + "Remove, for example, the line break at the end of a key that was read from a file."
    case .messageLength:
      "Send either one `Content-Length` or `Transfer-Encoding: chunked`, not both. If a proxy "
        + "adds one of them, correct the proxy."
    case .chunkedBody:
      "`detail` names the violated rule of RFC 9112 §7.1. Let an HTTP library write the "
        + "chunks, or send the body with `Content-Length`."
    case .host:
      "Send one `Host` field with the gateway's host name, and with the port unless it is the "
        + "default. A proxy must set this field."
    case .encoding:
      "Percent-encode path segments and query values as UTF-8, such as user ids, tags and "
        + "channels. `%` itself is `%25`."
    case .timeout:
      "Retry the request. It had no effect, except for lines of a batch or import that already "
        + "have a result. On a slow connection, send smaller requests. "
        + "`Sources/HTTPServer/HTTPLimits.swift` lists the deadlines."
    case .contentTooLarge:
      "`detail` contains the size limit of the body or line. Send smaller requests. Send many "
        + "devices as an import (`POST …/devices/import`), and many notifications as a batch "
        + "(`POST …/notifications/batch`)."
    case .targetTooLong:
      "Shorten the query. Send cursors unchanged."
    case .headersTooLarge:
      "Send only the header fields that the request needs, such as `Authorization`. The "
        + "gateway ignores cookies."
    case .expectation: "Omit `Expect`, or send `100-continue`."
    case .transferCoding:
      "Send the body with `Content-Length` or `Transfer-Encoding: chunked`, without `gzip` or "
        + "other transfer codings."
    case .version: "Use HTTP/1.1, or HTTP/2 by ALPN or with prior knowledge."
    case .noRoute:
      "Look up the path in `/openapi.json`. Paths are case-sensitive and have no trailing "
        + "slash; percent-encode parameters."
    case .method:
      "`Allow` and `detail` list the methods of this path. `/openapi.json` describes them."
    case .unknownMethod: "`detail` lists the methods that the gateway supports."
    case .connections:
      "Retry after `Retry-After` seconds, or at another node. Reuse connections instead of "
        + "opening one per request. `PUSHGATE_HTTP_CONNECTIONS` raises the limit."
    case .connectionsOfAddress:
      "Reuse open connections and close unused ones. If the address is a proxy with many "
        + "clients, add it to `PUSHGATE_HTTP_PROXIES`. `PUSHGATE_HTTP_CONNECTIONS_PER_ADDRESS` "
        + "raises the limit."
    case .bufferedBodies:
      "The request was not processed; retry it after `Retry-After` seconds. Send fewer large "
        + "requests concurrently."
    case .unexpected:
      "The gateway's log contains the cause, under the request id of this response; please "
        + "report it. The request may have taken effect. A request with an `Idempotency-Key` can "
        + "be retried safely."
    case .otherSite:
      "Send the request from a program, or from a page of the gateway's own origin. A proxy must "
        + "forward `Host` unchanged. If API keys are disabled (`serve --insecure-no-auth`), use "
        + "`localhost`, `127.0.0.1` or `[::1]`."
    case .plainHTTP:
      "Use an `https://` URL. To allow plain HTTP, the operator adds an address without `tls:` "
        + "to `PUSHGATE_LISTEN`."
    }
  }
}
