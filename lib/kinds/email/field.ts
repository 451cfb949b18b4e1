/** Which form fields ask for an email address. */
import { adjacentControl, nodeText } from '../../reading/dom/index.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { EMAIL_NOUN_FORMS } from './field-noun-forms.ts';
import { EMAIL_WORDS } from './field-words.ts';

/** "bob [@example.com]": the part before @ alone, its domain written or chosen beside the field. */
function takesLocalPart(element: Element): boolean {
  for (const side of ['nextSibling', 'previousSibling'] as const) {
    const [other, text] = adjacentControl(element, side);
    if (other !== null && /^\s*[@＠]\s*$/.test(text)) return true;
  }
  let at: Element | null = element;
  for (let level = 0; at !== null && level < 3; level += 1) {
    const next: Element | null = at.nextElementSibling;
    // Over a floating label, which repeats the words, to what stands beside the whole.
    if (next !== null) {
      const select = next.localName === 'select' ? next : next.firstElementChild;
      const beside = select?.localName === 'select' ? select.firstElementChild : next;
      if (beside !== null && /^@\s*[\p{L}\d-]+\.\p{L}/u.test(nodeText(beside))) return true;
    }
    at = at.parentElement;
    if (at?.localName === 'tr') return false;
  }
  return false;
}

export const emailFieldRules: FieldRules = {
  kind: 'email',
  words: EMAIL_WORDS,
  markup: { tokens: ['email'], type: 'email' },
  samples: [
    /(?:^|[\s:("'<])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u,
    /\[?[^\s]*@[^\s]*\\\./,
  ],
  minLength: 6,
  vetoReason: (element) => (takesLocalPart(element) ? 'local-part' : null),
  winsWhenAdjacent: true,
  receivesCodes: true,
  receivesNewsletters: true,
  isAddress: true,
  isUsername: true,
  isAlternative: true,
  nounForms: EMAIL_NOUN_FORMS,
};
