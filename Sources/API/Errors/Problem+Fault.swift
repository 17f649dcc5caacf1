// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import JSONText

extension Problem {
  /// Converts a fault to a problem document. With several faults, `errors` lists all of them.
  package init(_ fault: Fault) {
    self.init(
      status: fault.code.status, code: fault.code.number,
      title: fault.code.title, detail: fault.detail, pointer: fault.pointer,
      members: fault.members.map { Member($0.name, Value($0.value)) })
    if let total = fault.total { members.append(Member("error_count", .integer(total))) }
    // Responses to uploads of strings always have `errors`, so that clients parse one list.
    if !fault.others.isEmpty || fault.code == .invalidStrings {
      var json = JSONWriter()
      json.array { json in
        for one in [fault] + fault.others { one.write(to: &json) }
      }
      members.append(Member("errors", .json(json.bytes)))
    }
    switch fault.code {
    // RFC 6750 §3.
    case .unauthorized: headers[.wwwAuthenticate] = "Bearer realm=\"pushgate\""
    // RFC 9110 §15.5.16: the accepted encoding.
    case .encodedBody: headers[.acceptEncoding] = "identity"
    // Seconds; the shortest restart or failover of PostgreSQL takes about as long.
    case .databaseUnavailable: headers[.retryAfter] = "2"
    // Another stream of the caller must close first.
    case .tooManyEventStreams: headers[.retryAfter] = "5"
    case .changedMeanwhile: headers[.retryAfter] = "1"
    case .overloaded:
      headers[.retryAfter] = "1"
      isPaced = true
    // Time to transfer some hundred thousand devices.
    case .transferUnderWay: headers[.retryAfter] = "10"
    // Apple's value; without one, the time to establish a new connection.
    case .appleUnavailable: headers[.retryAfter] = "\(fault.retryAfterSeconds ?? 5)"
    case .rateLimited: headers[.retryAfter] = "\(fault.retryAfterSeconds ?? 1)"
    default: break
    }
    // A missing resource may be created at any time, and another key may have access.
    headers[.cacheControl] = "no-store"
    fault.rate?.write(to: &headers)
  }
}

extension Problem.Value {
  fileprivate init(_ value: Fault.Member.Value) {
    switch value {
    case .text(let text): self = .string(text)
    case .number(let number): self = .integer(number)
    case .numbers(let numbers):
      var json = JSONWriter()
      json.object(numbers)
      self = .json(json.bytes)
    }
  }
}

extension Fault {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", code.number)
      if let pointer { json.field("pointer", pointer) }
      json.field("detail", detail)
      for member in members {
        switch member.value {
        case .text(let text): json.field(member.name, text)
        case .number(let number): json.field(member.name, number)
        case .numbers(let numbers): json.field(member.name) { $0.object(numbers) }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes members sorted by name, so that equal numbers produce equal bytes.
  mutating func object(_ numbers: [String: Int]) {
    object { json in
      for (name, number) in numbers.sorted(by: { $0.key < $1.key }) { json.field(name, number) }
    }
  }
}
