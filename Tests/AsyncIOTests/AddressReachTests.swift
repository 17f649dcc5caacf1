// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@Suite struct AddressReachTests {
  @Test(
    "addresses that are not of the public internet, in each way to write them",
    arguments: [
      "0.0.0.0", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
      "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8",
      "192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.1",
      "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
      "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
      "::ffff:169.254.169.254", "::ffff:192.168.1.1", "::ffff:0:8.8.8.8", "64:ff9b::10.0.0.1",
      "64:ff9b::169.254.169.254", "64:ff9b:1::1", "100::1", "2001::1", "2001:1ff::1",
      "2001:db8::1", "2002:0a00:0001::1", "2002:0808:0808::1", "3fff::1", "4000::1", "5f00::1",
      "fc00::1", "fd12:3456::1", "fe80::1", "febf::1", "fec0::1", "ff02::1",
    ])
  func own(ip: String) throws {
    #expect(try !SocketAddress(ip: ip, port: 443).isPublic)
  }

  @Test(
    "addresses of the public internet, those beside the others among them",
    arguments: [
      "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
      "126.255.255.255", "128.0.0.1", "169.253.255.255", "169.255.0.0", "172.15.255.255",
      "172.32.0.0", "192.0.1.0", "192.0.3.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
      "198.20.0.0", "223.255.255.255", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2001:200::1",
      "2001:4860:4860::8888", "2606:4700:4700::1111", "2a00:1450::1", "3ffe::1",
    ])
  func everybodys(ip: String) throws {
    #expect(try SocketAddress(ip: ip, port: 443).isPublic)
  }

  @Test("a Unix socket is nobody else's")
  func unix() throws { #expect(try !SocketAddress(unixPath: "/tmp/x").isPublic) }
}
