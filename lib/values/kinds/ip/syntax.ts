/** Explains why text is not an IP address (RFC 4291; RFC 6943: IPv4 only as four decimal numbers). */
import ipaddr from 'ipaddr.js';
import { factsText, ipText, type Phrase } from '../../domain/message.ts';
import { type CheckError, checkError, quotedCharacter } from '../shared/offline-check.ts';

const validIp = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (/^[0-9a-f:]+$/.test(text) && ipaddr.IPv6.isValid(text))
    ? text
    : undefined;

/**
 * A sentence with the address that inet_aton reads in fewer parts, octal or hexadecimal: 127.1,
 * 2130706433, 0x7f.0.0.1.
 */
function readByOthers(text: string): readonly Phrase[] {
  if (!ipaddr.IPv4.isValid(text)) return [];
  return [ipText('someReadItAs', { address: ipaddr.IPv4.parse(text).toString() })];
}

function ipv4Error(text: string): CheckError | null {
  const dots = text.replace(/^\.+|\.+$/g, '');
  if (dots !== text) return checkError('dot-at-edge', ipText('dotAtEdge'), validIp(dots));
  const parts = text.split('.');
  if (parts.some((part) => part === '')) return checkError('empty-part', ipText('numberMissing'));
  if (parts.length !== 4) {
    const count = ipText('notFourNumbers', { count: parts.length });
    return checkError('not-four-parts', [count, ...readByOthers(text)]);
  }
  if (parts.some((part) => /^0[0-9]/.test(part))) {
    const decimal = parts.map((part) => part.replace(/^0+(?=[0-9])/, '')).join('.');
    return checkError('leading-zero', ipText('leadingZero'), validIp(decimal));
  }
  return parts.some((part) => part.length > 3 || Number(part) > 255)
    ? checkError('number-too-big', ipText('numberAbove255'))
    : null;
}

function ipv6Error(text: string): CheckError | null {
  const bad = (headline: Phrase) => checkError('bad-ipv6', headline);
  const stray = /[^0-9a-f:.]/.exec(text)?.[0];
  if (stray !== undefined) {
    return bad(ipText('strayCharacter', { character: quotedCharacter(stray) }));
  }
  if (text.includes(':::')) return bad(ipText('threeColons'));
  const halves = text.split('::');
  if (halves.length > 2) return bad(ipText('doubleColonTwice'));
  if (/^:(?!:)|(?<!:):$/.test(text)) return bad(ipText('colonAtEdge'));
  const groups = text.split(':').filter((group) => group !== '');
  const dotted = groups.findIndex((group) => group.includes('.'));
  if (dotted >= 0) {
    if (dotted < groups.length - 1 || text.endsWith(':')) {
      return bad(ipText('dottedPartNotLast'));
    }
    const tail = groups[dotted] ?? '';
    if (/[a-f]/.test(tail)) return bad(ipText('dottedPartNotDecimal'));
    const wrong = ipv4Error(tail);
    if (wrong) return checkError(wrong.reason, wrong.headline);
  }
  if (groups.some((group) => !group.includes('.') && group.length > 4)) {
    return bad(ipText('groupTooLong'));
  }
  const count = groups.length + (dotted >= 0 ? 1 : 0);
  if (halves.length === 1 && count !== 8) {
    return bad(ipText(count < 8 ? 'tooFewGroups' : 'tooManyGroups', { count }));
  }
  return halves.length === 2 && count > 7
    ? bad(ipText('groupsBesidesDoubleColon', { count }))
    : null;
}

/** The error of an address with a prefix length or mask: "10.0.0.0/8", "1.2.3.4/255.0.0.0", "fe80::/10". */
function networkError(text: string): CheckError | null {
  const [, address = '', prefix = ''] = /^([^/]+)\/([^/]*)$/.exec(text) ?? [];
  const base = validIp(address.replace(/%.*$/, ''));
  if (base === undefined) return null;
  const most = base.includes(':') ? 128 : 32;
  const fits = /^[0-9]{1,3}$/.test(prefix) ? Number(prefix) <= most : validIp(prefix) !== undefined;
  return fits
    ? checkError('network', ipText('isNetwork'), base)
    : checkError('bad-prefix', ipText('prefixOutOfRange', { maximum: most }), base);
}

/** The error of a text as an IP address; null if it is valid. The text is in lower case and without port. */
export function ipErrorOf(text: string): CheckError | null {
  if (text === '') return checkError('empty', factsText('nothingToCheck'));
  if (text.includes('/')) {
    const network = networkError(text);
    if (network) return network;
  }
  if (/^[0-9.]+$/.test(text)) return ipv4Error(text);
  if (/^0x[0-9a-f]|\.0x/.test(text))
    return checkError('not-decimal', [ipText('notDecimal'), ...readByOthers(text)]);
  if (/^[0-9]+([., ]+[0-9]+){3}$/.test(text))
    return checkError('not-dotted', ipText('notDotted'), validIp(text.replace(/[., ]+/g, '.')));
  const inner = text.replace(/^[("'<[{]+|[)"'>\]},;.!]+$/g, '');
  const suggestion = inner === text ? undefined : validIp(inner);
  if (suggestion !== undefined)
    return checkError('not-an-address', factsText('moreThanAddress'), suggestion);
  // A colon alone does not suggest IPv6: "tel:…", "http://…".
  if (!/^[0-9a-f]*:[0-9a-fg-z]*[:.]|:.*:/.test(text) && !/^[0-9a-f]*:[0-9a-f]*$/.test(text)) {
    // Letters for digits: 192.168.O.1
    const digits = validIp(text.replaceAll('o', '0').replace(/[il]/g, '1'));
    return checkError('not-an-address', ipText('notAnAddress'), digits);
  }
  const zone = /^([^%]*)%(.*)$/s.exec(text);
  if (zone && !/^[\w.~:@-]+$/.test(zone[2] ?? ''))
    return checkError('bad-ipv6', ipText('zoneMissing'));
  return ipv6Error(zone?.[1] ?? text);
}
