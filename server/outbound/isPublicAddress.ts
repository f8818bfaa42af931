import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that are not on the internet, or not one host on it: IANA's special-purpose registry. */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // with the metadata services of clouds
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Exceptions inside 2000::/3. Teredo, 6to4, and NAT64 lead to IPv4 addresses, which could be private. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of specialIpv4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of specialIpv6) blocked.addSubnet(net, prefix, 'ipv6');

/** Everything else in IPv6 is loopback, local, mapped, reserved, or multicast. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to a host on the internet, rather than to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  // with a zone, it's an address of the local network
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
