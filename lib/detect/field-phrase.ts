/** What one text says a field is for: a label ("VAT number") or a name (`billing_vatNumber`). */
import type { Kind } from '../kinds.ts';
import { findWords, type Span } from './field-match.ts';
import { fold, foldName, lastSegment, together } from './field-text.ts';

export type Said =
  | { readonly is: 'kind'; readonly kind: Kind; readonly loose: boolean }
  /** Certainly not a value of ours: a code, a secret, a piece of a number. */
  | { readonly is: 'veto'; readonly of: 'code' | 'secret' | 'part' | 'search' }
  /** Something else with a name of its own: an address, a date, an order number. */
  | { readonly is: 'other' }
  | null;

const FIELD_KINDS = ['iban', 'vat', 'email', 'phone'] as const;
const VETOES = ['search', 'code', 'secret', 'part'] as const;

interface Hit extends Span {
  readonly kind: Kind;
}

function kindsIn(folded: string): Hit[] {
  return FIELD_KINDS.flatMap((kind) => {
    const span = findWords(kind, folded);
    return span === null ? [] : [{ kind, ...span }];
  });
}

/**
 * IBAN and VAT are named on purpose. Of email and phone the one named first is meant, but where one
 * stands right beside the other ("Phone or email") the field takes emails.
 */
function choose(hits: readonly Hit[]): Hit | undefined {
  const [first, second] = hits.toSorted((a, b) => a.start - b.start);
  const marked = hits.find((hit) => hit.kind === 'iban' || hit.kind === 'vat');
  if (marked !== undefined || first === undefined || second === undefined) return marked ?? first;
  return second.kind === 'email' && second.start - first.end < 14 ? second : first;
}

/**
 * A veto counts before the kind's word or right after it, not in a sentence of help behind it, and
 * a piece of a number not across a stroke: "Phone / ext." still asks for the phone.
 */
function vetoIn(folded: string, hit: Hit | undefined): Said {
  for (const of of VETOES) {
    const span = findWords(of, folded);
    if (span === null) continue;
    if (hit === undefined) return { is: 'veto', of };
    // "VAT code", "Codice IBAN": there the code is the value itself.
    if (of === 'code' && hit.kind !== 'email' && hit.kind !== 'phone') continue;
    const apart = of === 'part' && folded.slice(span.end, hit.start).includes('|');
    if (span.start <= hit.end + 1 && !apart) return { is: 'veto', of };
  }
  return null;
}

/** Folds, keeping the strokes, commas and colons between the parts of a label as `|`. */
function foldParts(text: string): string {
  const parts = text.split(/[/|,;:–—·•]|\s-\s/).map(fold);
  return parts.filter((part) => part !== '').join('|');
}

function readFolded(folded: string): Said {
  if (folded === '') return null;
  const hits = kindsIn(folded);
  const hit = choose(hits);
  const veto = vetoIn(folded, hit);
  if (veto !== null) return veto;
  if (hit !== undefined) {
    const loose = hits.some((other) => other.kind !== hit.kind);
    return {
      is: 'kind',
      kind: hit.kind,
      loose: loose || takesOther(folded, hit) || isNational(folded, hit),
    };
  }
  return findWords('other', folded) === null ? null : { is: 'other' };
}

/** In `email_address` the address is the email's. */
const ADDRESS = /^ (?:addr|adr|direcc|indirizz|enderec|osoite|aadress|cim|naslov|heimilis)\S*/;

const OR =
  / (?:or|oder|ou|o|of|eller|tai|eda|voi|vai|arba|lub|albo|nebo|alebo|ali|ili|или|або|або|sau|vagy|η|veya|أو|או|या|hoac|atau) |\||または|或|또는/;

/** "Username or email", "Customer number / e-mail": the value is one of two answers. */
function takesOther(folded: string, hit: Hit): boolean {
  const rest = `${folded.slice(0, hit.start)} _${folded.slice(hit.end).replace(ADDRESS, ' ')}`;
  return OR.test(folded) && findWords('other', rest) !== null;
}

/** Labels under which people also write the national form, which is no VAT number as VIES has it. */
function isNational(folded: string, hit: Hit): boolean {
  return (
    hit.kind === 'vat' &&
    / (?:adoszam|cui|contribuinte|dni) /.test(folded) &&
    !/ (?:kozossegi|eu|unios) /.test(folded)
  );
}

const ASIDE = /[([（【]([^)\]）】]*)[)\]）】]?/g;

/** Reads text for people. What stands in brackets is an aside, read only if short and needed. */
export function readLabel(text: string): Said {
  if (text === '') return null;
  const plain = text.replace(ASIDE, ' ; ');
  const said = readFolded(foldParts(plain));
  if (plain === text) return said;
  if (said?.is === 'kind') return widen(said, text);
  if (said?.is === 'veto') return said;
  // "Login (email)", "Account (IBAN)", but not "BIC (if the IBAN is foreign)".
  const asides = [...text.matchAll(ASIDE)].map((match) => fold(match[1] ?? ''));
  if (asides.some((aside) => aside.split(' ').length > 5)) return said;
  const whole = readFolded(foldParts(text));
  return whole?.is === 'kind' ? whole : (said ?? whole);
}

function widen(said: Extract<Said, { is: 'kind' }>, text: string): Said {
  const hits = kindsIn(fold(text)).some((hit) => hit.kind !== said.kind);
  return hits ? { ...said, loose: true } : said;
}

function readNameWords(name: string): Said {
  // Marks the start, so that phrases that must be the whole text hold for labels only.
  const words = `~${name}`;
  const hits = kindsIn(words);
  const hit = choose(hits);
  for (const of of VETOES) {
    if (of === 'code' && (hit?.kind === 'vat' || hit?.kind === 'iban')) continue;
    if (findWords(of, words) !== null) return { is: 'veto', of };
  }
  const other = findWords('other', words, 'last');
  if (hit === undefined) {
    if (other !== null) return { is: 'other' };
    const glued = together(name);
    if (glued === name) return null;
    const found = choose(kindsIn(`~${glued}`));
    return found === undefined ? null : { is: 'kind', kind: found.kind, loose: false };
  }
  // The head of a compound name is its last word: `email_first_name`, `phone_order_number`.
  const own = hit.kind === 'email' && ADDRESS.test(words.slice(hit.end));
  if (other !== null && other.start >= hit.end && !own) return { is: 'other' };
  return { is: 'kind', kind: hit.kind, loose: hits.length > 1 };
}

/** Reads an identifier: its last path segment, then the whole (`phones[0][number]`). */
export function readName(name: string): Said {
  if (name === '') return null;
  const last = lastSegment(name);
  const said = readNameWords(foldName(last));
  return said !== null || last === name ? said : readNameWords(foldName(name));
}
