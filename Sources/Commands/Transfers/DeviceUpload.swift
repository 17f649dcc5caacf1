// SPDX-License-Identifier: Apache-2.0
import HTTPClient
import Synchronization

/// One import: uploads the file while it reads the response to the file's lines. The response
/// determines the result, since the gateway may stop the import in the middle of the file.
struct DeviceUpload: Sendable {
  private let session: GatewaySession
  private let source: FileSource
  private let first: Int
  private let progress: TransferProgress
  private let unread = UnreadFile()
  private var caller: HTTPCaller { session.caller }

  /// Stores why the file could not be read to its end.
  private final class UnreadFile: Sendable {
    let reason = Mutex<CommandFault?>(nil)
  }

  /// The result of reading the response.
  private struct Reading {
    var answer: ImportAnswer
    var refusal: Refusal?
    var fault: CallFault?
  }

  init(_ session: GatewaySession, _ source: FileSource, first: Int) {
    self.session = session
    self.source = source
    self.first = first
    progress = TransferProgress(size: source.size)
  }

  /// - Returns: the complete response.
  /// - Throws: the reason why the response is incomplete, with the line at which to resume.
  func run(to target: RequestTarget) async throws -> ImportAnswer {
    let request = CallRequest(
      "POST", target,
      fields: [
        HeaderField("Content-Type", "application/octet-stream"),
        HeaderField("Accept", "application/x-ndjson"),
      ])
    let early: ResponseHead?
    do { early = try await caller.openUpload(request) } catch {
      throw CommandFault.unreachable(error)
    }
    if early == nil { Task { await send() } }
    let reading = await read()
    progress.end()
    if let refusal = reading.refusal { throw CommandFault.refused(refusal) }
    let answer = reading.answer
    if answer.isDone || answer.stopped != nil { return answer }
    if let fault = unread.reason.withLock({ $0 }) {
      throw CommandFault.bad("\(fault)\n  \(answer.whereToGoOn)")
    }
    let fault =
      reading.fault ?? CallFault(.lost, "\(caller.address) ended its response early")
    throw CommandFault.unreachable(CallFault(fault.kind, "\(fault)\n  \(answer.whereToGoOn)"))
  }

  private func send() async {
    do {
      while true {
        let bytes = try await source.next()
        if bytes.isEmpty { return try await caller.endUpload() }
        try await caller.upload(bytes)
        progress.update { $0.bytes += bytes.count }
      }
    } catch let fault as CommandFault {
      unread.reason.withLock { $0 = fault }
      await caller.abandonUpload()
    } catch {
      // The connection failed. The task that reads the response gets the error, too.
    }
  }

  private func read() async -> Reading {
    var reading = Reading(answer: ImportAnswer(first: first))
    do throws(CallFault) {
      let head = try await caller.head()
      guard head.isSuccess else {
        var body: [UInt8] = []
        while let bytes = try await caller.read() { body += bytes }
        reading.refusal = Refusal(status: head.status, body: body)
        return reading
      }
      while let bytes = try await caller.read() {
        for (json, line) in reading.answer.receive(bytes) { tell(json, line) }
      }
    } catch {
      reading.fault = error
    }
    return reading
  }

  private func tell(_ json: [UInt8], _ line: ImportAnswer.Line) {
    if session.json { Terminal.write(String(decoding: json, as: UTF8.self) + "\n") }
    switch line {
    case .bad(let line, let text):
      if !session.json { progress.complain("line \(line): \(text)") }
      progress.update { $0.bad += 1 }
    case .committed(let through):
      progress.update { $0.rows = through - first + 1 }
    case .done, .stopped, .other:
      break
    }
  }
}
