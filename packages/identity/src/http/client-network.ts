import { isIPv6 } from "node:net";

/**
 * What counts as one network for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because one household
 * has 2^64 of those. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function clientNetworkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const withoutZone = address.split("%")[0] ?? "";
  return isIPv6(withoutZone) ? `${firstGroups(withoutZone, 4)}::/64` : address;
}

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
