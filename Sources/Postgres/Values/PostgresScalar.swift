// SPDX-License-Identifier: Apache-2.0

/// A single value of a PostgreSQL type: can be bound, read, and used in arrays.
package protocol PostgresScalar: PostgresEncodable, PostgresDecodable, PostgresElement {}
