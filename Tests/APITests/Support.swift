// SPDX-License-Identifier: Apache-2.0
import API
import Localization
import Messages
import PushModel
import Testing

/// Returns the fault that `body` throws; fails the test if it throws none.
func fault<Value>(
  _ body: () throws(Fault) -> Value, sourceLocation: SourceLocation = #_sourceLocation
) -> Fault? {
  do throws(Fault) {
    let value = try body()
    Issue.record("expected a fault, got \(value)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

/// Asynchronous variant of `fault(_:)`.
func fault<Value>(
  _ body: () async throws(Fault) -> Value, sourceLocation: SourceLocation = #_sourceLocation
) async -> Fault? {
  do throws(Fault) {
    let value = try await body()
    Issue.record("expected a fault, got \(value)", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error
  }
}

extension Message {
  /// Checks a draft as acceptance does; throws the API's fault.
  func check(catalogue: Catalogue?, context: LanguageContext) async throws(Fault) {
    let context = MessageContext(
      appFallbackLanguages: context.appFallback, sourceLanguage: context.sourceLanguage ?? "",
      languageOverrides: context.overrides)
    do throws(MessageFault) { try await bound(to: catalogue, in: context).check() } catch {
      throw Fault(error)
    }
  }
}

/// A row of a table of refused inputs.
struct Refusal: CustomTestStringConvertible, Sendable {
  let body: String
  let code: ErrorCode
  let pointer: String
  /// A part of the message that describes the expected value.
  let hint: String

  init(_ body: String, _ code: ErrorCode, _ pointer: String, _ hint: String) {
    self.body = body
    self.code = code
    self.pointer = pointer
    self.hint = hint
  }

  var testDescription: String { "\(code) at \(pointer): \(body.prefix(60))" }

  func check(_ fault: Fault?) {
    #expect(fault?.code == code)
    #expect(fault?.pointer == pointer)
    #expect(fault?.detail.contains(hint) == true, "\(fault?.detail ?? "no fault")")
  }
}

func list(_ count: Int, _ element: String) -> String {
  Array(repeating: element, count: count).joined(separator: ",")
}
