/** The parts of an address, and what is wrong with the local one (RFC 5321, RFC 6531, WHATWG HTML). */

interface EmailWrong {
  readonly reason: string;
  readonly headline: string;
  /** The whole address with the slip put right. */
  readonly suggestion?: string;
}

export interface EmailParts {
  readonly local: string;
  readonly domain: string;
  readonly wrong?: EmailWrong;
}

/** The @ between local part and domain: the first one that is not inside quotes. */
function separator(text: string): number {
  if (!text.startsWith('"')) return text.indexOf('@');
  const quoted = /^"(?:[^"\\]|\\.)*"/s.exec(text);
  return quoted ? text.indexOf('@', quoted[0].length) : text.indexOf('@');
}

export function splitEmail(text: string): EmailParts {
  const at = separator(text);
  const local = at < 0 ? text : text.slice(0, at);
  const domain = at < 0 ? '' : text.slice(at + 1);
  const wrong = wrongWhole(text, at, local, domain) ?? wrongLocal(local);
  return wrong ? { local, domain, wrong } : { local, domain };
}

function wrongWhole(text: string, at: number, local: string, domain: string): EmailWrong | null {
  if (text === '') return { reason: 'empty', headline: 'There is nothing here to check.' };
  const named = /^[^<>]*<([^<>\s]+@[^<>\s]+)>$/.exec(text)?.[1];
  if (named !== undefined) {
    return {
      reason: 'display-name',
      headline: 'There is more here than the address itself.',
      suggestion: named,
    };
  }
  if (at < 0) return { reason: 'no-at-sign', headline: 'There is no @ in it.' };
  if (domain.includes('@'))
    return { reason: 'two-at-signs', headline: 'There is more than one @ in it.' };
  if (local === '') return { reason: 'no-local-part', headline: 'There is nothing before the @.' };
  if (domain === '') return { reason: 'no-domain', headline: 'There is nothing after the @.' };
  const unspaced = text.replace(/ /g, '');
  if (/\s/.test(domain) || (/\s/.test(local) && !local.startsWith('"'))) {
    return /^\S+ ?@ ?\S+$/.test(text) || /^[^\s@]+@\S+( ?\. ?\S+)+$/.test(text)
      ? { reason: 'space', headline: 'There is a space in it.', suggestion: unspaced }
      : { reason: 'space', headline: 'There is a space in it.' };
  }
  return null;
}

const encoder = new TextEncoder();

function wrongLocal(local: string): EmailWrong | null {
  const octets = encoder.encode(local).length;
  if (octets > 64) {
    return {
      reason: 'local-part-too-long',
      headline: `The part before @ is ${octets} characters long: 64 is the limit.`,
    };
  }
  if (local.startsWith('"')) return wrongQuoted(local);
  if (local.startsWith('.')) return { reason: 'dot-at-start', headline: 'It begins with a dot.' };
  if (local.endsWith('.'))
    return { reason: 'dot-before-at', headline: 'There is a dot right before the @.' };
  if (local.includes('..')) return { reason: 'two-dots', headline: 'There are two dots in a row.' };
  if (/[()]/.test(local))
    return {
      reason: 'bad-character',
      headline: 'There are brackets in it; comments are no part of an address.',
    };
  // atext of RFC 5322, and beyond ASCII what RFC 6531 adds.
  const stray = /[^A-Za-z0-9!#$%&'*+\-/=?^_`{|}~.\u0080-\u{10FFFF}]/u.exec(local);
  if (stray)
    return {
      reason: 'bad-character',
      headline: `The part before @ has a character that is not allowed: ${shown(stray[0])}`,
    };
  if (/[\u0080-\u009F\p{Zs}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u.test(local)) {
    return {
      reason: 'bad-character',
      headline: 'The part before @ has a character that cannot be seen.',
    };
  }
  return null;
}

function shown(character: string): string {
  return character < ' ' || character === '\u007F' ? 'a control character.' : `${character}`;
}

/** Quoted-string of RFC 5321: printable ASCII, backslash before a quote or backslash. */
function wrongQuoted(local: string): EmailWrong | null {
  return /^"(?:[\x20\x21\x23-\x5B\x5D-\x7E\u0080-\u{10FFFF}]|\\[\x20-\x7E])*"$/u.test(local)
    ? null
    : { reason: 'bad-quotes', headline: 'The quotation marks before the @ do not close properly.' };
}
