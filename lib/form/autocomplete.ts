/** The `autocomplete` attribute (WHATWG HTML, 4.10.18.7 Autofill). */
import type { Kind } from '../kinds/index.ts';

/** What the tokens say. `other`: a field of another kind; `hint`: words to read like a name. */
export type AutocompleteReading =
  | { readonly says: 'kind'; readonly kind: Kind; readonly token: string }
  | { readonly says: 'secret' | 'part' | 'other'; readonly token: string }
  | { readonly says: 'username' }
  | { readonly says: 'hint'; readonly words: string }
  | { readonly says: 'nothing' };

const KIND_OF_TOKEN: Readonly<Record<string, Kind>> = {
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
};

/** Pieces of a number that `tel` is made of; alone none of them can be judged. */
const PARTS = new Set([
  'tel-country-code',
  'tel-area-code',
  'tel-local',
  'tel-local-prefix',
  'tel-local-suffix',
  'tel-extension',
]);

const OTHERS =
  /^(?:name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|organization(?:-title)?|street-address|address-(?:line[123]|level[1234])|country(?:-name)?|postal-code|transaction-(?:currency|amount)|language|bday(?:-day|-month|-year)?|sex|url|photo|impp)$/;

const PREFIXES = /^(?:section-.*|shipping|billing|home|work|mobile|fax|pager|on|off|webauthn)$/;

export function readAutocomplete(value: string | null): AutocompleteReading {
  const tokens = (value ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => token !== '');
  const rest: string[] = [];
  let username = false;
  for (const token of tokens) {
    const kind = Object.hasOwn(KIND_OF_TOKEN, token) ? KIND_OF_TOKEN[token] : undefined;
    if (kind !== undefined) return { says: 'kind', kind, token };
    if (token === 'one-time-code' || token.startsWith('cc-')) return { says: 'secret', token };
    if (token === 'current-password' || token === 'new-password') {
      // On a text field this is mostly a trick to silence autofill: it says nothing about the field.
      continue;
    }
    if (PARTS.has(token)) return { says: 'part', token };
    if (OTHERS.test(token)) return { says: 'other', token };
    if (token === 'username') username = true;
    else if (!PREFIXES.test(token)) rest.push(token);
  }
  if (username) return { says: 'username' };
  return rest.length > 0 ? { says: 'hint', words: rest.join(' ') } : { says: 'nothing' };
}
