// SPDX-License-Identifier: Apache-2.0

/// The object identifiers of a PostgreSQL type and of its array type (`pg_type.dat`).
package struct PostgresType: Hashable, Sendable {
  package let oid: UInt32
  package let arrayOID: UInt32

  static let bool = PostgresType(oid: 16, arrayOID: 1000)
  static let bytea = PostgresType(oid: 17, arrayOID: 1001)
  static let int8 = PostgresType(oid: 20, arrayOID: 1016)
  static let int2 = PostgresType(oid: 21, arrayOID: 1005)
  static let int4 = PostgresType(oid: 23, arrayOID: 1007)
  static let text = PostgresType(oid: 25, arrayOID: 1009)
  static let oid = PostgresType(oid: 26, arrayOID: 1028)
  static let json = PostgresType(oid: 114, arrayOID: 199)
  static let float4 = PostgresType(oid: 700, arrayOID: 1021)
  static let float8 = PostgresType(oid: 701, arrayOID: 1022)
  static let bpchar = PostgresType(oid: 1042, arrayOID: 1014)
  static let varchar = PostgresType(oid: 1043, arrayOID: 1015)
  static let name = PostgresType(oid: 19, arrayOID: 1003)
  static let date = PostgresType(oid: 1082, arrayOID: 1182)
  static let timestamp = PostgresType(oid: 1114, arrayOID: 1115)
  static let timestamptz = PostgresType(oid: 1184, arrayOID: 1185)
  static let uuid = PostgresType(oid: 2950, arrayOID: 2951)
  static let jsonb = PostgresType(oid: 3802, arrayOID: 3807)
  static let xid8 = PostgresType(oid: 5069, arrayOID: 271)
}
