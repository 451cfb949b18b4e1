/** Explains why text is not an IP address (RFC 4291; RFC 6943: IPv4 only as four decimal numbers). */
import ipaddr from 'ipaddr.js';
import { factsText, ipText } from '../../texts/references.ts';
import { quotedCharacter } from '../shared/offline-check.ts';

export interface IpError {
  readonly reason: string;
  readonly headline: string;
  readonly suggestion?: string | undefined;
}

const validIp = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (/^[0-9a-f:]+$/.test(text) && ipaddr.IPv6.isValid(text))
    ? text
    : undefined;

/**
 * The address that inet_aton reads in fewer parts, octal or hexadecimal: 127.1, 2130706433,
 * 0x7f.0.0.1.
 */
function inetAtonAddress(text: string): string | undefined {
  return ipaddr.IPv4.isValid(text) ? ipaddr.IPv4.parse(text).toString() : undefined;
}

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');

function ipv4Error(text: string): IpError | null {
  const dots = text.replace(/^\.+|\.+$/g, '');
  if (dots !== text) {
    return { reason: 'dot-at-edge', headline: ipText('dotAtEdge'), suggestion: validIp(dots) };
  }
  const parts = text.split('.');
  if (parts.some((part) => part === ''))
    return { reason: 'empty-part', headline: ipText('numberMissing') };
  if (parts.length !== 4) {
    const address = inetAtonAddress(text);
    return {
      reason: 'not-four-parts',
      headline: sentences(
        ipText('notFourNumbers', { count: parts.length }),
        address && ipText('someReadItAs', { address }),
      ),
    };
  }
  if (parts.some((part) => /^0[0-9]/.test(part))) {
    return {
      reason: 'leading-zero',
      headline: ipText('leadingZero'),
      suggestion: validIp(parts.map((part) => part.replace(/^0+(?=[0-9])/, '')).join('.')),
    };
  }
  if (parts.some((part) => part.length > 3 || Number(part) > 255)) {
    return { reason: 'number-too-big', headline: ipText('numberAbove255') };
  }
  return null;
}

function ipv6Error(text: string): IpError | null {
  const bad = (headline: string): IpError => ({ reason: 'bad-ipv6', headline });
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
    if (wrong) return { reason: wrong.reason, headline: wrong.headline };
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
function networkError(text: string): IpError | null {
  const [, address = '', prefix = ''] = /^([^/]+)\/([^/]*)$/.exec(text) ?? [];
  const base = validIp(address.replace(/%.*$/, ''));
  if (base === undefined) return null;
  const most = base.includes(':') ? 128 : 32;
  const fits = /^[0-9]{1,3}$/.test(prefix) ? Number(prefix) <= most : validIp(prefix) !== undefined;
  return fits
    ? { reason: 'network', headline: ipText('isNetwork'), suggestion: base }
    : {
        reason: 'bad-prefix',
        headline: ipText('prefixOutOfRange', { maximum: most }),
        suggestion: base,
      };
}

/** The error of a text as an IP address; null if it is valid. The text is in lower case and without port. */
export function ipErrorOf(text: string): IpError | null {
  if (text === '') return { reason: 'empty', headline: factsText('nothingToCheck') };
  if (text.includes('/')) {
    const network = networkError(text);
    if (network) return network;
  }
  if (/^[0-9.]+$/.test(text)) return ipv4Error(text);
  if (/^0x[0-9a-f]|\.0x/.test(text)) {
    const address = inetAtonAddress(text);
    return {
      reason: 'not-decimal',
      headline: sentences(ipText('notDecimal'), address && ipText('someReadItAs', { address })),
    };
  }
  if (/^[0-9]+([., ]+[0-9]+){3}$/.test(text)) {
    return {
      reason: 'not-dotted',
      headline: ipText('notDotted'),
      suggestion: validIp(text.replace(/[., ]+/g, '.')),
    };
  }
  const inner = text.replace(/^[("'<[{]+|[)"'>\]},;.!]+$/g, '');
  const suggestion = inner === text ? undefined : validIp(inner);
  if (suggestion !== undefined) {
    return { reason: 'not-an-address', headline: factsText('moreThanAddress'), suggestion };
  }
  // A colon alone does not suggest IPv6: "tel:…", "http://…".
  if (!/^[0-9a-f]*:[0-9a-fg-z]*[:.]|:.*:/.test(text) && !/^[0-9a-f]*:[0-9a-f]*$/.test(text)) {
    return {
      reason: 'not-an-address',
      headline: ipText('notAnAddress'),
      // Letters for digits: 192.168.O.1
      suggestion: validIp(text.replaceAll('o', '0').replace(/[il]/g, '1')),
    };
  }
  const zone = /^([^%]*)%(.*)$/s.exec(text);
  if (zone && !/^[\w.~:@-]+$/.test(zone[2] ?? '')) {
    return { reason: 'bad-ipv6', headline: ipText('zoneMissing') };
  }
  return ipv6Error(zone?.[1] ?? text);
}
