import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges that are not the public internet: RFC 6890 and its registry, and one cloud's metadata address that it
 * lacks.
 */
const closed4 = [
  ['0.0.0.0', 8], // this host, unspecified
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's host agent
  ['169.254.0.0', 16], // link-local, with the metadata services of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const;

/**
 * IPv6 ranges inside the global unicast block that lead elsewhere. Everything outside that block (loopback, mapped,
 * NAT64, ULA, link-local, multicast) is refused anyway.
 */
const closed6 = [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: carries an IPv4 address
  ['3fff::', 20], // documentation
] as const;

const closed = new BlockList();
for (const [net, prefix] of closed4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closed6) closed.addSubnet(net, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether a literal IP address belongs to the public internet. Anything that isn't a plain address (names, zones,
 * brackets) does not.
 */
export function isPublicAddress(address: string): boolean {
  // isIP accepts zone ids such as fe80::1%eth0, which only make sense on a link.
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether a literal IP address is this machine itself. Only the tests' stand-in server lives there. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
