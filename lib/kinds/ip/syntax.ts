/** Why a text is no IP address (RFC 4291, RFC 6943: one reading of IPv4 only, four decimal numbers). */
import ipaddr from 'ipaddr.js';
import { ipText as say } from '../../texts/ip.ts';
import { quotedCharacter } from '../shared/headline-parts.ts';

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

/** 127.1, 2130706433, 0x7f.0.0.1: how programs of old read fewer parts, octal and hexadecimal. */
function oldReading(text: string): string | undefined {
  return ipaddr.IPv4.isValid(text) ? ipaddr.IPv4.parse(text).toString() : undefined;
}

const sentences = (...said: readonly (string | undefined)[]): string =>
  said.filter((each) => each !== undefined).join(' ');

function wrongIPv4(text: string): IpError | null {
  const dots = text.replace(/^\.+|\.+$/g, '');
  if (dots !== text) {
    return {
      reason: 'dot-at-edge',
      headline: say('dotAtEdge'),
      suggestion: validIp(dots),
    };
  }
  const parts = text.split('.');
  if (parts.some((part) => part === ''))
    return { reason: 'empty-part', headline: say('numberMissing') };
  if (parts.length !== 4) {
    const read = oldReading(text);
    return {
      reason: 'not-four-parts',
      headline: sentences(
        say('notFourNumbers', { count: parts.length }),
        read && say('someReadItAs', { address: read }),
      ),
    };
  }
  if (parts.some((part) => /^0[0-9]/.test(part))) {
    return {
      reason: 'leading-zero',
      headline: say('leadingZero'),
      suggestion: validIp(parts.map((part) => part.replace(/^0+(?=[0-9])/, '')).join('.')),
    };
  }
  if (parts.some((part) => part.length > 3 || Number(part) > 255)) {
    return { reason: 'number-too-big', headline: say('numberAbove255') };
  }
  return null;
}

function wrongIPv6(text: string): IpError | null {
  const bad = (headline: string): IpError => ({ reason: 'bad-ipv6', headline });
  const stray = /[^0-9a-f:.]/.exec(text)?.[0];
  if (stray !== undefined) {
    return bad(say('strayCharacter', { character: quotedCharacter(stray) }));
  }
  if (text.includes(':::')) return bad(say('threeColons'));
  const halves = text.split('::');
  if (halves.length > 2) return bad(say('doubleColonTwice'));
  if (/^:(?!:)|(?<!:):$/.test(text)) return bad(say('colonAtEdge'));
  const groups = text.split(':').filter((group) => group !== '');
  const dotted = groups.findIndex((group) => group.includes('.'));
  if (dotted >= 0) {
    if (dotted < groups.length - 1 || text.endsWith(':')) {
      return bad(say('dottedPartNotLast'));
    }
    const tail = groups[dotted] ?? '';
    if (/[a-f]/.test(tail)) return bad(say('dottedPartNotDecimal'));
    const wrong = wrongIPv4(tail);
    if (wrong) return { reason: wrong.reason, headline: wrong.headline };
  }
  if (groups.some((group) => !group.includes('.') && group.length > 4)) {
    return bad(say('groupTooLong'));
  }
  const count = groups.length + (dotted >= 0 ? 1 : 0);
  if (halves.length === 1 && count !== 8) {
    return bad(say(count < 8 ? 'tooFewGroups' : 'tooManyGroups', { count }));
  }
  return halves.length === 2 && count > 7 ? bad(say('groupsBesidesDoubleColon', { count })) : null;
}

/** "10.0.0.0/8", "1.2.3.4/255.0.0.0", "fe80::/10". */
function wrongNetwork(text: string): IpError | null {
  const [, address = '', prefix = ''] = /^([^/]+)\/([^/]*)$/.exec(text) ?? [];
  const base = validIp(address.replace(/%.*$/, ''));
  if (base === undefined) return null;
  const most = base.includes(':') ? 128 : 32;
  const fits = /^[0-9]{1,3}$/.test(prefix) ? Number(prefix) <= most : validIp(prefix) !== undefined;
  return fits
    ? {
        reason: 'network',
        headline: say('isNetwork'),
        suggestion: base,
      }
    : {
        reason: 'bad-prefix',
        headline: say('prefixOutOfRange', { most }),
        suggestion: base,
      };
}

/** What is wrong with a text as an IP address, lower case and without a port; null: nothing. */
export function ipErrorOf(text: string): IpError | null {
  if (text === '') return { reason: 'empty', headline: say('nothingToCheck') };
  if (text.includes('/')) {
    const network = wrongNetwork(text);
    if (network) return network;
  }
  if (/^[0-9.]+$/.test(text)) return wrongIPv4(text);
  if (/^0x[0-9a-f]|\.0x/.test(text)) {
    const read = oldReading(text);
    return {
      reason: 'not-decimal',
      headline: sentences(say('notDecimal'), read && say('someReadThisAs', { address: read })),
    };
  }
  if (/^[0-9]+([., ]+[0-9]+){3}$/.test(text)) {
    return {
      reason: 'not-dotted',
      headline: say('notDotted'),
      suggestion: validIp(text.replace(/[., ]+/g, '.')),
    };
  }
  const inner = text.replace(/^[("'<[{]+|[)"'>\]},;.!]+$/g, '');
  const suggestion = inner === text ? undefined : validIp(inner);
  if (suggestion !== undefined) {
    return {
      reason: 'not-an-address',
      headline: say('moreThanAddress'),
      suggestion,
    };
  }
  // A colon alone makes no IPv6 address of "tel:…" or "http://…".
  if (!/^[0-9a-f]*:[0-9a-fg-z]*[:.]|:.*:/.test(text) && !/^[0-9a-f]*:[0-9a-f]*$/.test(text)) {
    return { reason: 'not-an-address', headline: say('notAnAddress') };
  }
  const zone = /^([^%]*)%(.*)$/s.exec(text);
  if (zone && !/^[\w.~:@-]+$/.test(zone[2] ?? '')) {
    return { reason: 'bad-ipv6', headline: say('zoneMissing') };
  }
  return wrongIPv6(zone?.[1] ?? text);
}
