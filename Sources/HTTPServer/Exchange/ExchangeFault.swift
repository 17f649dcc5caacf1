// SPDX-License-Identifier: Apache-2.0

/// Why an exchange ends without a handler's response.
package enum ExchangeFault: Error, Equatable {
  /// The client has disconnected.
  case gone
  /// The request is invalid or exceeds a limit. It gets this response, and its unread rest is
  /// discarded.
  case refused(ParseFault)
}
