// SPDX-License-Identifier: Apache-2.0

/// A request that a pool has taken from a slice.
struct SlicedRequest {
  /// The slice's place in `OpenSlices`.
  let place: Int32
  /// The index of the request in its batch.
  var index: Int32
  /// Whether APNs already called the provider token of an earlier attempt expired.
  var isResent = false

  var position: Int { Int(index) }
}

/// The slices of a pool that have requests without a result. A request is a position in a slice, so
/// that it needs neither an object nor a reference.
struct OpenSlices {
  private struct Place {
    /// Nil if the place is free.
    var slice: APNsSlice?
    /// The slice's number. Reading it here counts no references.
    var number: Int32
    var open: Int
  }

  private var places: [Place] = []
  private var free: [Int32] = []

  /// Number of requests without a result.
  var count: Int { places.reduce(0) { $0 + $1.open } }

  /// Adds a slice, all of whose requests are open. Returns its place.
  mutating func add(_ slice: APNsSlice) -> Int32 {
    let place = Place(slice: slice, number: slice.number, open: slice.range.count)
    if let position = free.popLast() {
      places[Int(position)] = place
      return position
    }
    places.append(place)
    return Int32(places.count - 1)
  }

  /// Returns the slice of an open request. A slice stays while requests of it are open.
  subscript(place: Int32) -> APNsSlice { places[Int(place)].slice! }

  /// Ends a request and returns its ticket.
  mutating func end(_ request: SlicedRequest) -> APNsTicket {
    let ticket = APNsTicket(number: places[Int(request.place)].number, index: request.index)
    end(1, at: request.place)
    return ticket
  }

  /// Records that `count` requests of a slice are no longer open.
  mutating func end(_ count: Int, at place: Int32) {
    // Without requests left to end, the place may already be free.
    guard count > 0 else { return }
    let position = Int(place)
    precondition(places[position].open >= count, "a request ends once")
    places[position].open -= count
    guard places[position].open == 0 else { return }
    places[position].slice = nil
    free.append(place)
  }
}
