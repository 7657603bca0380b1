/**
 * The network of an address. A whole /64 counts as one address, because an IPv6 customer has all of it; an IPv4 address
 * written as IPv6 counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(':')) return address;
  const [start = '', end = ''] = address.split('::');
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  // `::` stands for as many zeros as are missing.
  const zeros = Array.from({ length: 8 - groupsOf(start).length - groupsOf(end).length }, () => '0');
  const groups = (address.includes('::') ? [...groupsOf(start), ...zeros, ...groupsOf(end)] : groupsOf(address)).map(
    (group) => Number.parseInt(group, 16),
  );
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
