// SPDX-License-Identifier: Apache-2.0

/// The direction of a COPY, from the server's view.
enum CopyDirection {
  case `in`, out
}
