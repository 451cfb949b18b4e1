import { FILES } from './email.ts';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const NAME = new RegExp(
  `^(?:_?${LABEL}\\.)+(?:[\\p{L}\\p{M}]{2,63}|xn--[a-z\\d-]{1,58}[a-z\\d])$`,
  'iu',
);

/** A host name as a domain: lower case, without `www.` and a final dot; '' when it is none. */
export function domainOf(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\.(?=.+\.)/, '');
  return name.length < 254 && NAME.test(name) ? name : '';
}

/** Whether a bare word with a dot is rather the name of a file. */
export function isFileName(domain: string): boolean {
  return FILES.test(domain.slice(domain.lastIndexOf('.') + 1));
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a text is an IPv4 address in dotted decimal form, without leading zeros. */
export function isIpv4(text: string): boolean {
  return IPV4.test(text) && !/(?:^|\.)0\d/.test(text);
}

/** Whether a text is an IPv6 address (RFC 4291, 2.2), without zone or prefix length. */
export function isIpv6(text: string): boolean {
  let rest = text;
  const tail = /[\d.]*\.[\d.]*$/.exec(text)?.[0];
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
