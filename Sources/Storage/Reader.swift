// SPDX-License-Identifier: Apache-2.0

/// Purpose of a read, for statements that several kinds of work use.
package enum Reader: Sendable {
  /// A request that writes needs the result.
  case requests
  /// The result is the response: a list, or the state of a resource.
  case reports
  case delivery
}
