/** Which form fields ask for an email address. */
import { adjacentControl, native, nodeText } from '../../reading/dom/index.ts';
import type { FieldRules, NounForms } from '../shared/field-rules.ts';
import { EMAIL_WORDS } from './field-words.ts';

export const EMAIL_NOUN_FORMS: NounForms = {
  english: /(?:^| )(?:e ?mails?|mails?)$/,
  stem: /(?:mail|posti?)$/,
  oblique: /(?:(?:почт|пошт)[ыи]|имеила|ταχυδρομειου|emailului|emailit)$/,
  obliqueSlavic: /(?:mail(?:a|u|i|ov|ow)|post[ey])$/,
  obliqueFirst: { lt: /pasto$/, lv: /pasta$/, fi: /postin$/, et: /(?:posti|meili)$/ },
  adjective: /mailo[vw]\p{Alpha}+$/u,
  ideographs: 'メール',
  values: 'e mail mails mailadr* post posta',
};

/**
 * Whether the field takes only the local part, because the domain is written or chosen next to it:
 * "bob [@example.com]".
 */
function takesLocalPart(element: Element): boolean {
  for (const side of ['nextSibling', 'previousSibling'] as const) {
    const [other, text] = adjacentControl(element, side);
    if (other !== null && /^\s*[@＠]\s*$/.test(text)) return true;
  }
  let ancestor: Element | null = element;
  for (let level = 0; ancestor !== null && level < 3; level += 1) {
    const next: Element | null = native(ancestor).nextElementSibling;
    // Skips a floating label, which repeats the words, up to the element next to the wrapper.
    if (next !== null) {
      const select = native(next).localName === 'select' ? next : native(next).firstElementChild;
      const neighbour = select?.localName === 'select' ? select.firstElementChild : next;
      if (neighbour !== null && /^@\s*[\p{Alpha}\d-]+\.\p{Alpha}/u.test(nodeText(neighbour)))
        return true;
    }
    ancestor = native(ancestor).parentElement;
    if (native(ancestor)?.localName === 'tr') return false;
  }
  return false;
}

export const emailFieldRules: FieldRules = {
  kind: 'email',
  words: EMAIL_WORDS,
  markup: { tokens: ['email'], type: 'email' },
  samples: [
    /(?:^|[\s:("'<])[\p{Alpha}\p{N}._%+-]+@[\p{Alpha}\p{N}-]+(?:\.[\p{Alpha}\p{N}-]+)*\.\p{Alpha}{2,}/u,
    /(?<!\S)[^\s@]*@\S*\\\./,
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
