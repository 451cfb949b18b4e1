/** What a text for people says a field is for: a label, a placeholder ("VAT number"). */
import type { Kind } from '../kinds/index.ts';
import { fold } from '../reading/words.ts';
import { isAnotherHead, isValue, type Phrase, REACHES } from './head.ts';
import { findWords, type Span } from './match.ts';

export type Said =
  /** `weak`: an identifier that goes on with a word nobody knows (`email_header_image`). */
  | { readonly is: 'kind'; readonly kind: Kind; readonly loose: boolean; readonly weak?: true }
  /** Certainly not a value of ours: a code, a secret, a piece of a number. */
  | { readonly is: 'veto'; readonly of: 'code' | 'secret' | 'part' | 'search' }
  /**
   * Something else with a name of its own: an address, a date, an order number. A guess, where
   * only "number" is understood ("Aadhaar number", "Medarbejdernr."), or where another noun than
   * the kind's is the `head` ("Phone greeting").
   */
  | { readonly is: 'other'; readonly guess?: 'number' | 'head' }
  | null;

const FIELD_KINDS = ['iban', 'vat', 'email', 'phone'] as const;
export const VETOES = ['search', 'code', 'secret', 'part'] as const;

export interface Hit extends Span {
  readonly kind: Kind;
}

export function kindsIn(folded: string): Hit[] {
  return FIELD_KINDS.flatMap((kind) => {
    const span = findWords(kind, folded);
    return span === null ? [] : [{ kind, ...span }];
  });
}

/**
 * IBAN and VAT are named on purpose. Of email and phone the one named first is meant, but where one
 * stands right beside the other ("Phone or email") the field takes emails.
 */
export function choose(hits: readonly Hit[]): Hit | undefined {
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
    // A piece across a stroke is another's: "Phone / ext.", "Subject / email".
    const from = of === 'part' && hit !== undefined ? folded.lastIndexOf('|', hit.start) + 1 : 0;
    const span = findWords(of, folded.slice(from));
    if (span === null) continue;
    if (hit === undefined) return { is: 'veto', of };
    if (of === 'code' && !isCoded(hit)) continue;
    if (from + span.start <= hit.end + 1) return { is: 'veto', of };
  }
  return null;
}

/** Folds, keeping the strokes, commas and colons between the parts of a label as `|`. */
function foldParts(text: string): string {
  const parts = text.split(/[/|,;:–—·•]|\s-\s/).map(fold);
  // The Italian pronoun in "email su cui", not the Romanian number.
  return parts
    .filter((part) => part !== '')
    .join('|')
    .replace(/ (?:a|su|per|con|di|da|in|il|la|i|le) cui(?= )/g, ' |');
}

/** Where a noun's group ends: "Email for the invoice name" still asks for the email. */
const ENDS =
  /^(?:\||for|to|of|on|in|at|where|that|which|we|you|with|and|or|if|when|from|about|as|by|fur|zur?|um|an|bei|oder|und|pour|ou|et|para|por|o|y|per|e|voor|om|en|eller|till?|og|do|dla|pro|na)$/;

/** "Date of the first phone call", "Titular de la cuenta IBAN": named first, and of the kind's value. */
const HEAD_FIRST =
  / (?:(?:date|name|type|owner|holder|status|fecha|nombre|titular|tipo|estado|nom|titulaire|montant|periode|nome|intestatario|data|stato) (?:\p{L}+ )?(?:of|des?|d|du|del|della|dell|do|da|di) (?:\p{L}+ ){0,2}|(?:model|modell?[oe]|marka|marca|marque|znacka|typ|tip|tipe|rodzaj|merek|loai|velikost|pocet|liczba|ilosc|количество|число|operat(?:or|eur|ore|ador)|operador|compania|gestore|forfait|taux|tarif|модель|модел|марка|тип|вид|оператор|тариф|текст|тема|نوع|موديل|لون|حالة|ماركة|مدل|شركه|شركة|סוג|דגם) (?:\p{L}+ )?)$/u;

/** "Name and phone": a text of two answers. */
const AND = / (?:and|und|et|y|e|en|och|og|ja|i|si|и|та|і|ve|και|es) $/;

/** Codes go to emails and phones; "VAT code" and "Codice IBAN" are the values themselves. */
export function isCoded(hit: Hit): boolean {
  return hit.kind === 'email' || hit.kind === 'phone';
}

/** "Phone status", "IBAN holder name": after the kind's word, in one group with it, another noun. */
function isOfAnother(folded: string, hit: Hit): boolean {
  const group = folded.slice(folded.lastIndexOf('|', hit.start) + 1, hit.start).trimEnd();
  if (HEAD_FIRST.test(`${group} `)) return true;
  const [first = ''] = / \S+ $/.exec(group.replace(/ \S+$/, ' ')) ?? [];
  if (AND.test(`${group} `) && !isValue(first.trim()) && findWords('other', first) !== null) {
    return true;
  }
  const words: string[] = [];
  for (const word of folded.slice(hit.end).replaceAll('|', ' | ').split(' ')) {
    if (ENDS.test(word) || words.length > 4) break;
    if (word !== '') words.push(word);
  }
  const tail = words.length === 0 ? '' : ` ${words.join(' ')} `;
  // "Mobile banking PIN", "Phone number verification code"
  const secret = findWords('secret', tail) ?? (isCoded(hit) ? findWords('code', tail) : null);
  return secret !== null || findWords('head', tail) !== null;
}

type Context = Omit<Phrase, 'folded'>;

function readFolded(folded: string, context: Context): Said {
  if (folded === '') return null;
  const hits = kindsIn(folded);
  const hit = choose(hits);
  const veto = vetoIn(folded, hit);
  if (veto !== null) return veto;
  if (hit !== undefined && isOfAnother(folded, hit)) return { is: 'other' };
  if (hit !== undefined && isAnotherHead({ folded, ...context }, hit, ENDS)) {
    return { is: 'other', guess: 'head' };
  }
  if (hit !== undefined) {
    if (takesUsername(folded, hit)) return { is: 'other' };
    const loose = hits.some((other) => other.kind !== hit.kind);
    return {
      is: 'kind',
      kind: hit.kind,
      loose: loose || takesOther(folded, hit) || isNational(folded, hit),
    };
  }
  if (findWords('other', folded) !== null) {
    // "From address", "Bounce address": by post or by email, its name knows.
    const rest = folded.replace(/(?<= \p{L}+) address(?=[ |])/u, '');
    const isAddress = rest !== folded && findWords('other', rest) === null;
    return isAddress ? { is: 'other', guess: 'number' } : { is: 'other' };
  }
  if (REACHES.test(folded) && A_NUMBER.test(folded)) {
    return { is: 'kind', kind: 'phone', loose: false };
  }
  return NUMBER_OF.test(folded) ? { is: 'other', guess: 'number' } : null;
}

const A_NUMBER = / (?:number|num(?:er|mer|ero|ara)\p{L}*|номер\p{L}*|cislo|broj|αριθμος) /u;

/** Numbers with a name that no list knows; "Your number" alone may still be a telephone's. */
const NUMBER_OF =
  / \p{L}{3,}(?:nummer|numero|nr)(?= )| (?:numero|numer|numar|nombor|nomor|номер|αριθμος) (?:d[aeiou]l?|of|der|des|van) \p{L}{3}| (?!(?:your|my|our|the|new|full|valid|contact|emergency|alternat\p{L}+|primary|secondary|second|other|best|work|home|office|day|evening|business|company|main|personal|private|local|national|international|parents?|guests?|recipients?|senders?|digit) )\p{L}{3,} (?:number|संख्या) /u;

/** In `email_address` the address is the email's. */
export const ADDRESS =
  /^ (?:addr|adr|direcc|indirizz|enderec|osoite|aadress|cim|naslov|heimilis)\S*/;

const OR =
  / (?:or|oder|ou|o|of|eller|tai|eda|voi|vai|arba|lub|albo|nebo|alebo|ali|ili|или|або|sau|vagy|η|veya|أو|או|يا|या|hoac|atau) |\||または|或|또는/;

/** "Username or email", "Customer number / e-mail": the value is one of two answers. */
function takesOther(folded: string, hit: Hit): boolean {
  const rest = `${folded.slice(0, hit.start)} _${folded.slice(hit.end).replace(ADDRESS, ' ')}`;
  return OR.test(folded) && (findWords('other', rest) !== null || / id /.test(rest));
}

const USERNAME = / (?:user|login|benutzer|utili[sz]|usuario|utente|логин)|用户名|아이디|ユーザ/;

/** "Username or phone": the first answer is no number. Of usernames and emails most are emails. */
function takesUsername(folded: string, hit: Hit): boolean {
  return hit.kind !== 'email' && OR.test(folded) && USERNAME.test(folded);
}

/** Labels under which people also write the national form, which is no VAT number as VIES has it. */
function isNational(folded: string, hit: Hit): boolean {
  return (
    hit.kind === 'vat' &&
    / (?:adoszam|cui|cod fiscal|contribuinte|dni) /.test(folded) &&
    !/ (?:kozossegi|eu|unios) /.test(folded)
  );
}

const ASIDE = /[([（【]([^)\]）】]*)[)\]）】]?/g;

/** "Account number (not IBAN)" */
const NOT = / (?:not|never|nicht|keine?|pas|ikke|inte|geen|niet|nao|не) /;

/** An example of an address is no part of the label: "Email (name@example.com)". */
const EXAMPLE = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** "What is 3 + 4?" */
const SUM = /(?<!\d)\d{1,2}\s*(?:[+×*]|x|plus|minus)\s*\d{1,2}(?!\d)/i;

/** A part of a compound whose other part comes later. */
const SHARED = /\p{L}-\s+(?:und|oder|en|of|och|eller|og)\s+(\p{L}+)/iu;

/** Words that a hyphen joins to the word before: "E-Mail-Betreff". */
function joinedIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<=\p{L}{2}[-\u2010\u2011])\p{L}+/gu)].map((match) =>
      fold(match[0]).trim(),
    ),
  );
}

/** Reads text for people, in a language if one is known. What stands in brackets is an aside, read only if short and needed. */
export function readLabel(text: string, lang = ''): Said {
  if (text === '') return null;
  const accented = /[^\P{L}A-Za-z]/u.test(text);
  const context = { lang, accented, joined: joinedIn(text) };
  if (SUM.test(text)) return { is: 'veto', of: 'code' };
  const plain = text.replace(EXAMPLE, ' ; ').replace(ASIDE, ' ; ');
  const said = readFolded(foldParts(plain), context);
  // "Telefon- und Internetkosten", but not "Telefon- oder Handynummer".
  const shared = said?.is === 'kind' ? SHARED.exec(text)?.[1] : undefined;
  if (shared !== undefined && !/num|nr$|adr/i.test(shared)) return { is: 'other', guess: 'head' };
  if (plain === text) return said;
  if (said?.is === 'kind') return widen(said, text);
  if (said?.is === 'veto') return said;
  // "Login (email)", "Account (IBAN)", but not "BIC (if the IBAN is foreign)",
  // nor "How did you hear of us? (email, phone, friend)".
  const asides = [...text.matchAll(ASIDE)].map((match) => match[1] ?? '');
  const long = plain.trim().split(/\s+/).length > 4;
  if (asides.some((aside) => NOT.test(fold(aside)) || fold(aside).split(' ').length > 5)) {
    return said;
  }
  if (long && asides.some((aside) => /[,/…]|\betc\b|\be\.g\b/.test(aside))) return said;
  const whole = readFolded(foldParts(text), context);
  return whole?.is === 'kind' ? whole : (said ?? whole);
}

function widen(said: Extract<Said, { is: 'kind' }>, text: string): Said {
  const hits = kindsIn(fold(text)).some((hit) => hit.kind !== said.kind);
  return hits ? { ...said, loose: true } : said;
}
