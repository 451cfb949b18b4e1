/** Which form fields ask for a phone number. */
import { adjacentControl, attributeOf, elementsOfList, native } from '../../reading/dom/index.ts';
import type { FieldRules, NounForms } from '../shared/field-rules.ts';
import { PHONE_WORDS } from './field/words.ts';

export const PHONE_NOUN_FORMS: NounForms = {
  english: /(?:^| )(?:(?:tele|cell)?phones?|mobiles?|cell)$/,
  stem: /(?:tele?foo?n|mobil|mobilfunk|puhelin)$/,
  oblique:
    /(?:телефон(?:а|у|ом|ів|ов)|мобилника|τηλεφωνου|κινητου|telefonului|telefonit|telefonic[oa]s?|telephoniques?|telephoner|telefon(?:ieren|e?are?))$/,
  obliqueSlavic: /(?:telefon(?:u|a|ov|ow)|mobil(?:u|nika)|komorki|mobitela)$/,
  obliqueFirst: {
    lt: /(?:telefono|mobiliojo)$/,
    lv: /(?:talruna|telefona|mobila)$/,
    fi: /(?:puhelimen|kannykan)$/,
    et: /(?:telefoni|mobiili)$/,
  },
  adjective:
    /(?:telefon(?:n[aeiy]|sk|ick|iczn)\p{Alpha}+|телефон[нс]\p{Alpha}+|mobiln[aeiyou]\p{Alpha}{0,2}|мобил(?:ен|ь?н\p{Alpha}+)|мобільн\p{Alpha}+)$/u,
  adjectiveBehind: /(?:telefon(?:n[aeiy]|sk|ick|iczn)\p{Alpha}+|телефон[нс]\p{Alpha}+)$/u,
  ideographs: '携帯|電話|电话|手机|手機',
  values:
    'rufnummer* anschluss* tel* тел* phone* mob* моб* cell* handy fax whatsapp sms gsm landline lin* lign*',
  isThing: true,
};

/** Text between the fields of one number: "(030) 123 - 456". */
const BETWEEN = /^[\s()/.~\-‐-―−ー－]+$/;

/** The field's name without its number: `tel1`, `tel_2`. */
function stem(element: Element): string {
  return (attributeOf(element, 'name') || attributeOf(element, 'id')).replace(
    /(?<![\d_\-[\]])[\d_\-[\]]+$/,
    '',
  );
}

function isShort(element: Element): boolean {
  const most = Number.parseInt(
    attributeOf(element, 'maxlength') || attributeOf(element, 'size'),
    10,
  );
  return most > 0 && most <= 6;
}

/** Text before the field of an extension. */
const EXTENSION = /^[\s(]*(?:ext(?:n|ension)?|x|poste|durchwahl|int|доб)\W*$/i;

/** Names of the field for an area code: `phone[area]`, `ddd`. */
const AREA_CODE = /(?:phone|tel).{0,12}area|area[_-]?code|^(?:ddd|lada|prefisso)\d?$/i;

const isAreaCode = (element: Element): boolean =>
  ['name', 'id'].some((name) => AREA_CODE.test(attributeOf(element, name)));

/** The control before this one, in its wrapper or in the wrapper before. */
function controlBefore(element: Element): Element | null {
  let inner: Element | null = element;
  for (let level = 0; inner !== null && level < 3; level += 1) {
    const [other] = adjacentControl(inner, 'previousSibling');
    if (other !== null) return other;
    const before: Element | null = native(inner).previousElementSibling;
    const controls = native(before)?.querySelectorAll('input,select,textarea');
    const found = elementsOfList(controls, 20).at(-1);
    if (found !== undefined) return found;
    inner = native(inner).parentElement;
  }
  return null;
}

/** Whether the field takes an area code, or the number without it. */
function isSplitAtAreaCode(element: Element): boolean {
  const before = controlBefore(element);
  return isAreaCode(element) || (before?.localName === 'input' && isAreaCode(before));
}

/** How many fields directly before or after this one have its name with another number, and no other label. */
function sameStems(element: Element, side: 'nextSibling' | 'previousSibling'): number {
  const [other, text] = adjacentControl(element, side);
  const label = text + attributeOf(element, 'placeholder');
  const isSame = other?.localName === 'input' && stem(other) === stem(element) && !/\S/.test(label);
  return isSame && stem(element) !== '' ? 1 + sameStems(other, side) : 0;
}

/**
 * Whether the field is one of several for a single number: separated by a dash, short and numbered
 * (`tel1`, `tel2`), or one of three in a row.
 */
function isPiece(element: Element): boolean {
  if (sameStems(element, 'previousSibling') + sameStems(element, 'nextSibling') > 1) return true;
  for (const side of ['nextSibling', 'previousSibling'] as const) {
    const [other, text] = adjacentControl(element, side);
    if (other?.localName !== 'input') continue;
    if (side === 'previousSibling' && EXTENSION.test(text)) return true;
    const dial = `${attributeOf(other, 'value')} ${attributeOf(other, 'placeholder')}`;
    if (/^ ?(?:\+|00)\d/.test(dial)) continue;
    if (/\S/.test(text) ? BETWEEN.test(text) : isShort(element) && stem(element) === stem(other)) {
      return true;
    }
  }
  return false;
}

/** Names of a country selector, and of the calling code in front of a number: `phone_code`, `dialCode`. */
const COUNTRY_NAME =
  /(?:country|dial(?:l?ing)?|calling|isd|std|phone|tel|mobile)[-_ ]?(?:code|prefix|ext)s?$|(?:phone|tel|mobile)[-_ ]?country|country[-_ ]?(?:select|list|picker|phone)/i;

/** Whether the field chooses the country of the number beside it, although the label says "Phone". */
function isCountryChoice(element: Element): boolean {
  const names = ['name', 'id'].map((name) => attributeOf(element, name));
  if (names.some((name) => COUNTRY_NAME.test(name))) return true;
  if (attributeOf(element, 'role') !== 'combobox') return false;
  const texts = ['value', 'aria-label', 'aria-controls', 'aria-owns'].map((name) =>
    attributeOf(element, name),
  );
  return texts.some((text) => /countr|dial|\(\+\d{1,4}\)/i.test(text));
}

export const phoneFieldRules: FieldRules = {
  kind: 'phone',
  words: PHONE_WORDS,
  markup: {
    tokens: ['tel', 'tel-national'],
    pieces: [
      'tel-country-code',
      'tel-area-code',
      'tel-local',
      'tel-local-prefix',
      'tel-local-suffix',
      'tel-extension',
    ],
    type: 'tel',
    isKeypad: true,
  },
  samples: [
    /(?:^|[\s:(])\+\d{1,3}[ (.-]?[\d ()x_.#-]{5,}/i,
    /^\^?\(?(?:\\\+|\[\+)/,
    /^\(?[\dx#_]{3}\)?[ .-][\dx#_]{3}[ .-][\dx#_]{4}$/i,
    /^\^?\\?\(?(?:\[0-9\]|\\d)\{3\}.{0,6}(?:\[0-9\]|\\d)\{3\}.{0,4}(?:\[0-9\]|\\d)\{4\}\$?$/,
    /^(?:e\.?g\.?:? ?|z\. ?B\. ?|ex\.?:? ?)?0(?:(?!123456789$)\d{8,10}|\d{3,4} \d{6,8}|\d(?: \d{2}){4})$/i,
    /^\([\dx#_]{2}\) ?[\dx#_]{4,5}-[\dx#_]{4}$/i,
  ],
  minLength: 6,
  begun: /^\s*\+\d{1,3}\s*(?:\(\s*)?$/,
  vetoReason: (element) =>
    isPiece(element) || isSplitAtAreaCode(element) || isCountryChoice(element) ? 'part' : null,
  receivesCodes: true,
  isNumeric: true,
  nounForms: PHONE_NOUN_FORMS,
  // "Delivery contact", "Where can we reach you?"
  relatedWords:
    / (?:contact|kontakt|contacto|contato|contatto|reach|call|callback|erreich\p{Alpha}*|anruf\p{Alpha}*|joindre|joignable|appeler|rappeler|llam\p{Alpha}*|(?:ri)?chiam\p{Alpha}*|ligar|bell?en|ring\p{Alpha}*|zadzwoni\p{Alpha}*|зв[оя]н\p{Alpha}*|связ\p{Alpha}*|text you|dial) /u,
  widgetClasses: /phone|(?:^|[\s_-])(?:i?tel|iti|vti)(?:$|[\s_-])/i,
};
