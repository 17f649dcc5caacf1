// SPDX-License-Identifier: Apache-2.0

extension HTTPFault {
  /// What the caller or the operator can do, in Markdown.
  package var remedy: String {
    switch self {
    case .requestLine:
      "`detail` says what it breaks of RFC 9112 §3. A client that builds its address with a library for addresses "
        + "does not get here: a space, a line break or a letter beyond ASCII stands in it as it is."
    case .headerField:
      "`detail` says what it breaks of RFC 9110 §5. A line break in a value, as at the end of a key that was read "
        + "from a file, ends the field too early: take it off."
    case .messageLength:
      "Send one `Content-Length`, or `Transfer-Encoding: chunked` alone: with both nobody knows where the request "
        + "ends. A proxy that adds the other is to be corrected."
    case .chunkedBody:
      "`detail` says what it breaks of RFC 9112 §7.1. Let the client's library write the chunks, or send the body "
        + "with its `Content-Length`."
    case .host:
      "Send one `Host` field with the name, and the port where it is not the usual one, that the gateway is asked by. "
        + "A proxy in front has to set it."
    case .encoding:
      "Percent-encode what goes into an address byte by byte, as UTF-8, and `%` itself as `%25`: a user's id, a tag, "
        + "a channel."
    case .timeout:
      "Send it again: of a batch or an import the lines that were answered hold, and nothing else was done. What goes "
        + "through a slow line is sent in smaller pieces; `HTTPLimits` in `docs/configuration.md` has the times."
    case .contentTooLarge:
      "`detail` says how many bytes are taken at this address, or in a line: send less at once. Many devices go as "
        + "lines of an import (`POST …/devices/import`), many notifications as lines of a batch (`POST "
        + "…/notifications/batch`)."
    case .targetTooLong:
      "Take out of the address what does not belong there: a filter is short, and a cursor is sent as it was given."
    case .headersTooLarge:
      "Send the fields that are needed: `Authorization` and what the request is about. Cookies mean nothing here."
    case .expectation: "Leave `Expect` out, or say `100-continue`."
    case .transferCoding:
      "Send the body as it is, whole or chunked, without `gzip` or another coding before it."
    case .version:
      "Speak HTTP/1.1, or HTTP/2: agreed on by TLS (ALPN), or at once from the connection's first byte."
    case .noRoute:
      "Look for the address in `/openapi.json`: a path is taken letter for letter, without a slash at its end, and "
        + "what is put into it percent-encoded."
    case .method:
      "`Allow` and `detail` name the methods of this address; `/openapi.json` says what each does."
    case .unknownMethod: "`detail` names the methods that are known."
    case .connections:
      "Try again after `Retry-After` seconds, or at another node, and keep connections open instead of opening one for "
        + "each request. An operator allows more with `PUSHGATE_HTTP_CONNECTIONS`."
    case .connectionsOfAddress:
      "Use the connections that are open already and close those that are not needed. Where a proxy stands before "
        + "many, its operator names it in `PUSHGATE_HTTP_PROXIES`; `PUSHGATE_HTTP_CONNECTIONS_PER_ADDRESS` allows more."
    case .bufferedBodies:
      "It was not taken: send it again after a second (`Retry-After`), and fewer large requests at once."
    case .unexpected:
      "The gateway's log has the cause under this answer's request id: please report it. What the request asked for "
        + "may have been done; one with an `Idempotency-Key` can be sent again."
    case .otherSite:
      "Send it from a program, or from a page of the gateway's own address. A proxy in front hands on `Host` as the "
        + "browser has sent it. Without API keys (`serve --insecure-no-auth`) use `localhost`, `127.0.0.1` or `[::1]`."
    case .plainHTTP:
      "Begin the address with `https://`. An operator opens a port for plain HTTP by an address without `tls:` in "
        + "`PUSHGATE_LISTEN`."
    }
  }
}
