/** Why a text is no IP address (RFC 4291, RFC 6943: one reading of IPv4 only, four decimal numbers). */
import ipaddr from 'ipaddr.js';
import { quoted } from '../sentence.ts';

export interface IpWrong {
  readonly reason: string;
  readonly headline: string;
  readonly suggestion?: string | undefined;
}

const good = (text: string) =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (/^[0-9a-f:]+$/.test(text) && ipaddr.IPv6.isValid(text))
    ? text
    : undefined;

/** 127.1, 2130706433, 0x7f.0.0.1: how programs of old read fewer parts, octal and hexadecimal. */
function oldReading(text: string): string | undefined {
  return ipaddr.IPv4.isValid(text) ? ipaddr.IPv4.parse(text).toString() : undefined;
}

function wrongIPv4(text: string): IpWrong | null {
  const dots = text.replace(/^\.+|\.+$/g, '');
  if (dots !== text) {
    return {
      reason: 'dot-at-edge',
      headline: 'There is a dot before or after it.',
      suggestion: good(dots),
    };
  }
  const parts = text.split('.');
  if (parts.some((part) => part === ''))
    return { reason: 'empty-part', headline: 'One of the four numbers is missing.' };
  if (parts.length !== 4) {
    const read = oldReading(text);
    return {
      reason: 'not-four-parts',
      headline: `An IPv4 address has four numbers; this has ${parts.length}.${read ? ` Some programs read it as ${read}.` : ''}`,
    };
  }
  if (parts.some((part) => /^0[0-9]/.test(part))) {
    return {
      reason: 'leading-zero',
      headline: 'A number begins with 0, which some programs read as octal: leave the zeros out.',
      suggestion: good(parts.map((part) => part.replace(/^0+(?=[0-9])/, '')).join('.')),
    };
  }
  if (parts.some((part) => part.length > 3 || Number(part) > 255)) {
    return { reason: 'number-too-big', headline: 'A number is above 255.' };
  }
  return null;
}

function wrongIPv6(text: string): IpWrong | null {
  const bad = (headline: string): IpWrong => ({ reason: 'bad-ipv6', headline });
  const stray = /[^0-9a-f:.]/.exec(text)?.[0];
  if (stray !== undefined) {
    return bad(`An IPv6 address has the digits 0–9 and a–f; ${quoted(stray)} is none of them.`);
  }
  if (text.includes(':::')) return bad('There are three colons in a row.');
  const halves = text.split('::');
  if (halves.length > 2) return bad('It has “::” more than once.');
  if (/^:(?!:)|(?<!:):$/.test(text)) return bad('A single colon stands at its beginning or end.');
  const groups = text.split(':').filter((group) => group !== '');
  const dotted = groups.findIndex((group) => group.includes('.'));
  if (dotted >= 0) {
    if (dotted < groups.length - 1 || text.endsWith(':')) {
      return bad('The part with dots must be the last one.');
    }
    const tail = groups[dotted] ?? '';
    if (/[a-f]/.test(tail)) return bad('The part with dots has decimal numbers only.');
    const wrong = wrongIPv4(tail);
    if (wrong) return { reason: wrong.reason, headline: wrong.headline };
  }
  if (groups.some((group) => !group.includes('.') && group.length > 4)) {
    return bad('A group has more than four digits.');
  }
  const count = groups.length + (dotted >= 0 ? 1 : 0);
  if (halves.length === 1 && count !== 8) {
    const rest = count < 8 ? ' and no “::” for the others' : '';
    return bad(`An IPv6 address has eight groups; this has ${count}${rest}.`);
  }
  return halves.length === 2 && count > 7
    ? bad(`An IPv6 address has eight groups; this has ${count} and “::” besides.`)
    : null;
}

/** "10.0.0.0/8", "1.2.3.4/255.0.0.0", "fe80::/10". */
function wrongNetwork(text: string): IpWrong | null {
  const [, address = '', prefix = ''] = /^([^/]+)\/([^/]*)$/.exec(text) ?? [];
  const base = good(address.replace(/%.*$/, ''));
  if (base === undefined) return null;
  const most = base.includes(':') ? 128 : 32;
  const fits = /^[0-9]{1,3}$/.test(prefix) ? Number(prefix) <= most : good(prefix) !== undefined;
  return fits
    ? {
        reason: 'network',
        headline: 'This is a network, not one address: leave out the slash and what follows.',
        suggestion: base,
      }
    : {
        reason: 'bad-prefix',
        headline: `After the slash of a network stands a number from 0 to ${most}.`,
        suggestion: base,
      };
}

/** What is wrong with a text as an IP address, lower case and without a port; null: nothing. */
export function wrongIp(text: string): IpWrong | null {
  if (text === '') return { reason: 'empty', headline: 'There is nothing here to check.' };
  if (text.includes('/')) {
    const network = wrongNetwork(text);
    if (network) return network;
  }
  if (/^[0-9.]+$/.test(text)) return wrongIPv4(text);
  if (/^0x[0-9a-f]|\.0x/.test(text)) {
    const read = oldReading(text);
    return {
      reason: 'not-decimal',
      headline: `An IPv4 address is written in decimal numbers.${read ? ` Some programs read this as ${read}.` : ''}`,
    };
  }
  if (/^[0-9]+([., ]+[0-9]+){3}$/.test(text)) {
    return {
      reason: 'not-dotted',
      headline: 'The four numbers of an IPv4 address have dots between them, and nothing else.',
      suggestion: good(text.replace(/[., ]+/g, '.')),
    };
  }
  const inner = text.replace(/^[("'<[{]+|[)"'>\]},;.!]+$/g, '');
  const suggestion = inner === text ? undefined : good(inner);
  if (suggestion !== undefined) {
    return {
      reason: 'not-an-address',
      headline: 'There is more here than the address.',
      suggestion,
    };
  }
  // A colon alone makes no IPv6 address of "tel:…" or "http://…".
  if (!/^[0-9a-f]*:[0-9a-fg-z]*[:.]|:.*:/.test(text) && !/^[0-9a-f]*:[0-9a-f]*$/.test(text)) {
    return { reason: 'not-an-address', headline: 'This is not an IP address.' };
  }
  const zone = /^([^%]*)%(.*)$/s.exec(text);
  if (zone && !/^[\w.~:@-]+$/.test(zone[2] ?? '')) {
    return { reason: 'bad-ipv6', headline: 'The name of a network interface must follow the %.' };
  }
  return wrongIPv6(zone?.[1] ?? text);
}
