/** What the markup of a field says: its type (WHATWG HTML, 4.10.5.1), `autocomplete`, and sample values. */
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from '../language/kinds.ts';

/** Types of fields that may ask for a value of some kind. */
export const TEXT_FIELD_TYPES: ReadonlySet<string> = new Set([
  'text',
  'number',
  ...FIELD_RULES.flatMap(({ markup }) => markup?.type ?? []),
]);

/** The type as the browser understands it: an unknown one means text. */
export const fieldTypeOf = (element: Element): string => (element as HTMLInputElement).type;

/** The rules of the kind that a type or input mode stands for. */
export function rulesOfType(type: string): FieldRules | undefined {
  return FIELD_RULES.find(({ markup }) => markup?.type === type);
}

/** What the tokens of `autocomplete` mean. `other`: a field for another value; `hint`: words to read like a name. */
export type AutocompleteEvidence =
  | { readonly says: 'kind'; readonly rules: FieldRules; readonly token: string }
  | { readonly says: 'secret' | 'part' | 'other'; readonly token: string }
  | { readonly says: 'username' }
  | { readonly says: 'hint'; readonly words: string }
  | { readonly says: 'nothing' };

const RULES_OF_TOKEN: ReadonlyMap<string, FieldRules> = new Map(
  FIELD_RULES.flatMap((rules) =>
    (rules.markup?.tokens ?? []).map((token) => [token, rules] as const),
  ),
);

/** Parts of a value, which cannot be checked alone. */
const PIECES: ReadonlySet<string> = new Set(
  FIELD_RULES.flatMap(({ markup }) => markup?.pieces ?? []),
);

const OTHERS =
  /^(?:name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|organization(?:-title)?|street-address|address-(?:line[123]|level[1234])|country(?:-name)?|postal-code|transaction-(?:currency|amount)|language|bday(?:-day|-month|-year)?|sex|url|photo|impp)$/;

const PREFIXES = /^(?:section-.*|shipping|billing|home|work|mobile|fax|pager|on|off|webauthn)$/;

/** Reads the `autocomplete` attribute (WHATWG HTML, 4.10.18.7 Autofill). */
export function readAutocomplete(value: string | null): AutocompleteEvidence {
  const tokens = (value ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => token !== '');
  const rest: string[] = [];
  let username = false;
  for (const token of tokens) {
    const rules = RULES_OF_TOKEN.get(token);
    if (rules !== undefined) return { says: 'kind', rules, token };
    if (token === 'one-time-code' || token.startsWith('cc-')) return { says: 'secret', token };
    if (token === 'current-password' || token === 'new-password') {
      // On a text field this is usually there to turn autofill off, so it is ignored.
      continue;
    }
    if (PIECES.has(token)) return { says: 'part', token };
    if (OTHERS.test(token)) return { says: 'other', token };
    if (token === 'username') username = true;
    else if (!PREFIXES.test(token)) rest.push(token);
  }
  if (username) return { says: 'username' };
  // Invalid without a field name (WHATWG HTML, 4.10.18.7.1), but meant as one.
  if (rest.length === 0) rest.push(...tokens.filter((token) => /^(?:mobile|fax)$/.test(token)));
  return rest.length > 0 ? { says: 'hint', words: rest.join(' ') } : { says: 'nothing' };
}

/** Samples of other values that number keypads are for: cards, dates, zip codes, amounts, social security numbers. */
const OTHER_SAMPLES =
  /^(?:[\dx•*#_]{4}[ -]){2,3}[\dx•*#_]{1,7}$|^[\dx#_]{3}-[\dx#_]{2}-[\dx#_]{4}$|^(?:[\d#_]{2,6}|\d{2}-\d{3}|\d{5}-\d{3,4}|\d{3} ?\d{2})$|^(?!\d{9,12}$)[\d.,]+ ?[€$£%]?$|\b(?:mm|dd|tt|jj|yy|yyyy|aaaa|jjjj|rrrr|гггг|гг)\b|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^_+[/.]_+[/.]_+$|^(?:[\dx#_]{3}\.){2}[\dx#_]{3}-[\dx#_]{2}$/i;

/** Whether a sample value shows that the field asks for something else. */
export function isOtherSample(text: string): boolean {
  return OTHER_SAMPLES.test(text.trim());
}

/** The rules of the kind that a value begun by the page belongs to. */
export function rulesOfBegunValue(text: string): FieldRules | undefined {
  return FIELD_RULES.find(({ begun }) => begun?.test(text));
}

/**
 * The rules of the kind that a sample value, which works in every language, or a `pattern` attribute matches:
 * the placeholder "you@example.com" or "+49 151 …".
 */
export function rulesOfSample(text: string): FieldRules | null {
  if (text.length < 5) return null;
  return FIELD_RULES.find(({ samples }) => samples.some((sample) => sample.test(text))) ?? null;
}
