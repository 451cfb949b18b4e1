import { isFileAddress } from './file-name.ts';

const LABEL = '[\\p{Alpha}\\p{N}](?:[\\p{Alpha}\\p{M}\\p{N}-]{0,61}[\\p{Alpha}\\p{M}\\p{N}])?';
const NAME = new RegExp(
  `^(?:_?${LABEL}\\.)+(?:[\\p{Alpha}\\p{M}]{2,63}|xn--[a-z\\d-]{1,58}[a-z\\d])$`,
  'iu',
);

/**
 * A host in the form of the WHATWG URL standard: lower case, ASCII (UTS 46), IPv6 shortened (RFC
 * 5952); '' if invalid.
 */
function canonical(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}

/** The name of a web site without `www.`, unless that is itself the registered name. */
export const withoutWww = (name: string): string => name.replace(/^www\.(?=.+\.)/, '');

/** A host name as a domain: lower case, ASCII, without `www.` and final dot; '' if it is not one. */
export function toDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name.length > 253 || !NAME.test(name)) return '';
  const ascii = withoutWww(canonical(name));
  return ascii.length < 254 ? ascii : '';
}

/** An email address with its domain in ASCII. */
export function withAsciiDomain(address: string): string {
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = /[^\0-\x7f]/.test(address.slice(domainStart))
    ? canonical(address.slice(domainStart))
    : '';
  return domain === '' ? address : address.slice(0, domainStart) + domain;
}

/** Length in octets of UTF-8; each half of a surrogate pair counts as three. */
function octets(text: string): number {
  let total = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c > 127) total += c < 2048 ? 1 : 2;
  }
  return total;
}

/** RFC 5321, 4.5.3.1: octets of a local part and of a whole address. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/**
 * Whether text in the form of an email address can be one: not too long, and not a file name.
 * @param local length before the @ in UTF-16 code units, of at most three octets each
 */
export function isPossibleEmail(address: string, local: number): boolean {
  return (
    !isFileAddress(address) &&
    (3 * local <= MAX_LOCAL || octets(address.slice(0, address.lastIndexOf('@'))) <= MAX_LOCAL) &&
    (3 * address.length <= MAX_ADDRESS || octets(address) <= MAX_ADDRESS)
  );
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a text is an IPv4 address in dotted decimal form, without leading zeros. */
function isIpv4(text: string): boolean {
  return IPV4.test(text) && !/(?:^|\.)0\d/.test(text);
}

/** Whether a text is an IPv6 address (RFC 4291, 2.2), without zone or prefix length. */
function isIpv6(text: string): boolean {
  let rest = text;
  const tail = /(?<![\d.])(?=\d*\.)[\d.]+$/.exec(text)?.[0];
  if (tail) {
    if (!isIpv4(tail)) return false;
    rest = `${text.slice(0, -tail.length)}0:0`;
  }
  const halves = rest.split('::');
  if (halves.length > 2 || !rest.includes(':')) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}

/**
 * An IP address in canonical form, IPv4 inside IPv6 (RFC 4291, 2.5.5.2) in dotted form; '' if it is
 * not one.
 */
export function toCanonicalIp(host: string): string {
  if (isIpv4(host)) return host;
  if (!isIpv6(host)) return '';
  const short = canonical(`[${host}]`).slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short);
  if (!mapped) return short;
  const bytes = mapped.slice(1).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return `::ffff:${bytes.join('.')}`;
}
