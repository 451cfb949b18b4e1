/** Determines from the folded words of a label what a field is for: "VAT number", "Phone status". */

import type { Kind } from '../../domain/index.ts';
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { hasOtherHeadNoun, type LabelPhrase } from './head-noun.ts';
import { FIELD_RULES } from './kinds.ts';
import { ADDRESS_WORD, isValueNoun } from './value-nouns.ts';
import { bestHit, findWords, type KindHit, kindsNamedIn } from './word-search.ts';

/** Words that end a noun group: "Email for the invoice name" still asks for the email. */
const ENDS =
  /^(?:\||for|to|of|on|in|at|where|that|which|we|you|with|and|or|if|when|from|about|as|by|fur|zur?|um|an|bei|oder|und|pour|ou|et|para|por|o|y|per|e|voor|om|en|eller|till?|og|do|dla|pro|na)$/;

/**
 * "Date of the first phone call", "Titular de la cuenta IBAN": the head comes first, and the kind's
 * word modifies it.
 */
const HEAD_FIRST =
  / (?:(?:date|name|type|owner|holder|status|fecha|nombre|titular|tipo|estado|nom|titulaire|montant|periode|nome|intestatario|data|stato) (?:\p{Alpha}+ )?(?:of|des?|d|du|del|della|dell|do|da|di) (?:\p{Alpha}+ ){0,2}|(?:model|modell?[oe]|marka|marca|marque|znacka|typ|tip|tipe|rodzaj|merek|loai|velikost|pocet|liczba|ilosc|количество|число|operat(?:or|eur|ore|ador)|operador|compania|gestore|forfait|taux|tarif|модель|модел|марка|тип|вид|оператор|тариф|текст|тема|نوع|موديل|لون|حالة|ماركة|مدل|شركه|شركة|סוג|דגם) (?:\p{Alpha}+ )?)$/u;

/** Two values in one text: "Name and phone". */
const AND = / (?:and|und|et|y|e|en|och|og|ja|i|si|и|та|і|ve|και|es) $/;

/** Whether a text asks for the value again: "Verify email", `verify_email`; `email_verify_code` asks for a code. */
export const isRepeat = (words: string, hit: KindHit): boolean =>
  /^~? verify ?$/.test(words.slice(0, hit.start)) &&
  /^ ?(?:address |number )?$/.test(words.slice(hit.end));

/**
 * Finds a veto: before the kind's word or right after it, but not in an explanation that follows. A
 * part of a number is ignored across a slash: "Phone / ext." still asks for the phone.
 */
function vetoIn(folded: string, hit: KindHit | undefined): Evidence {
  for (const vetoClass of VETO_CLASSES) {
    // A part across a slash belongs to another value: "Phone / ext.", "Subject / email".
    const from =
      vetoClass === 'part' && hit !== undefined ? folded.lastIndexOf('|', hit.start) + 1 : 0;
    const span = findWords(vetoClass, folded.slice(from));
    if (span === null) continue;
    if (hit === undefined) return { is: 'veto', vetoClass };
    if (vetoClass === 'code' && (!hit.rules.receivesCodes || isRepeat(folded, hit))) continue;
    if (from + span.start <= hit.end + 1) return { is: 'veto', vetoClass };
  }
  return null;
}

/** Whether another noun follows the kind's word in its noun group: "Phone status", "IBAN holder name". */
function isOfAnother(folded: string, hit: KindHit): boolean {
  const group = folded.slice(folded.lastIndexOf('|', hit.start) + 1, hit.start).trimEnd();
  if (HEAD_FIRST.test(`${group} `)) return true;
  const [first = ''] = / \S+ $/.exec(group.replace(/ \S+$/, ' ')) ?? [];
  if (AND.test(`${group} `) && !isValueNoun(first.trim()) && findWords('other', first) !== null) {
    return true;
  }
  const words: string[] = [];
  for (const word of folded.slice(hit.end).replaceAll('|', ' | ').split(' ')) {
    if (ENDS.test(word) || words.length > 4) break;
    if (word !== '') words.push(word);
  }
  const tail = words.length === 0 ? '' : ` ${words.join(' ')} `;
  // "Mobile banking PIN", "Phone number verification code".
  const isSecret =
    findWords('secret', tail) !== null ||
    (hit.rules.receivesCodes === true && findWords('code', tail) !== null);
  return isSecret || findWords('head', tail) !== null;
}

const OR =
  / (?:or|oder|ou|o|of|eller|tai|eda|voi|vai|arba|lub|albo|nebo|alebo|ali|ili|или|або|sau|vagy|η|veya|أو|או|يا|या|hoac|atau) |\||または|或|또는/;

/** Whether the field takes either of two values: "Username or email", "Customer number / e-mail". */
function takesOther(folded: string, hit: KindHit): boolean {
  const rest = `${folded.slice(0, hit.start)} _${folded.slice(hit.end).replace(ADDRESS_WORD, ' ')}`;
  return OR.test(folded) && (findWords('other', rest) !== null || / id /.test(rest));
}

const USERNAME = / (?:user|login|benutzer|utili[sz]|usuario|utente|логин)|用户名|아이디|ユーザ/;

/** Whether the field also takes a username: "Username or phone". */
function takesUsername(folded: string, hits: readonly KindHit[]): boolean {
  return !hits.some(({ rules }) => rules.isUsername) && OR.test(folded) && USERNAME.test(folded);
}

const A_NUMBER = / (?:number|num(?:er|mer|ero|ara)\p{Alpha}*|номер\p{Alpha}*|cislo|broj|αριθμος) /u;

/** Numbers with an unknown name. "Your number" alone may still be a phone number. */
const NUMBER_OF =
  / \p{Alpha}{3,}(?:nummer|numero|nr)(?= )| (?:numero|numer|numar|nombor|nomor|номер|αριθμος) (?:d[aeiou]l?|of|der|des|van) \p{Alpha}{3}| (?!(?:your|my|our|the|new|full|valid|contact|emergency|alternat\p{Alpha}+|primary|secondary|second|other|best|work|home|office|day|evening|business|company|main|personal|private|local|national|international|parents?|guests?|recipients?|senders?|digit) )\p{Alpha}{3,} (?:number|संख्या) /u;

/** Evidence of a text that names no kind. */
function readUnnamed(folded: string): Evidence {
  if (findWords('other', folded) !== null) {
    // "From address" and "Bounce address" can be postal or email: only the field's name decides.
    const rest = folded.replace(/(?<= \p{Alpha}+) address(?=[ |])/u, '');
    const isAddress = rest !== folded && findWords('other', rest) === null;
    return isAddress ? { is: 'other', guess: 'number' } : { is: 'other' };
  }
  const rules = FIELD_RULES.find(({ relatedWords }) => relatedWords?.test(folded));
  if (rules !== undefined && A_NUMBER.test(folded)) return { is: 'kind', rules, loose: false };
  return NUMBER_OF.test(folded) ? { is: 'other', guess: 'number' } : null;
}

/** Determines what a folded text, with parts separated by `|`, shows about its field. */
export function readPhrase(phrase: LabelPhrase): Evidence {
  const { folded } = phrase;
  if (folded === '') return null;
  const hits = kindsNamedIn(folded);
  const hit = bestHit(hits);
  const veto = vetoIn(folded, hit);
  if (veto !== null) return veto;
  if (hit === undefined) return readUnnamed(folded);
  if (isOfAnother(folded, hit)) return { is: 'other' };
  if (hasOtherHeadNoun(phrase, hit, ENDS)) return { is: 'other', guess: 'head' };
  if (takesUsername(folded, hits)) return { is: 'other' };
  const { rules } = hit;
  const isOpen = takesOther(folded, hit) || (rules.isLoose?.(folded) ?? false);
  const loose = hits.length > 1 || isOpen;
  const also = isOpen ? undefined : hits.find((other) => other.rules !== rules)?.rules.kind;
  return { is: 'kind', rules, loose, ...(also && { also }) };
}

/** Word classes that win over a kind's name, in search order. */
export const VETO_CLASSES = ['search', 'code', 'secret', 'part'] as const;

/** What a text shows about its field; null if nothing. */
export type Evidence =
  | {
      readonly is: 'kind';
      readonly rules: FieldRules;
      /** The field takes other values as well. */
      readonly loose: boolean;
      /** Another kind that the text names: "Mobile number or email". */
      readonly also?: Kind;
      /** The identifier continues with an unknown word (`email_header_image`). */
      readonly weak?: true;
    }
  /** Not a whole value: a code, a secret, a part, a search. */
  | {
      readonly is: 'veto';
      readonly vetoClass: (typeof VETO_CLASSES)[number];
      /** The identifier names a kind too, and may ask for it: `EmailAddressVerify`. */
      readonly weak?: true;
    }
  /**
   * Another value: an address, a date, an order number. `guess`: `number` if only the word "number"
   * is understood ("Aadhaar number", "Medarbejdernr."), `head` if the head noun is not the kind's
   * ("Phone greeting").
   */
  | { readonly is: 'other'; readonly guess?: 'number' | 'head' }
  | null;
