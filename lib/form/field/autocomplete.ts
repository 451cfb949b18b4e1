/** The `autocomplete` attribute (WHATWG HTML, 4.10.18.7 Autofill). */
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from '../language/index.ts';

/** What the tokens mean. `other`: a field for another value; `hint`: words to read like a name. */
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
