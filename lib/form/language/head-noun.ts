/**
 * Finds the head noun of a label: "number" in "Phone number", "greeting" in "Phone greeting".
 *
 * Where the head is depends on the language. English: at the end. Germanic languages, Hungarian and
 * Finnish: at the end, joined to the kind's word or compounded with it ("E-Mail-Betreff",
 * "Telefonkosten"). Baltic and Finnic languages: after a genitive. Chinese, Japanese and Korean:
 * right after the kind's word. Romance and Slavic languages and Greek: before the kind's word,
 * which follows a preposition or is in the genitive. The forms of a kind's word are in its folder
 * (`NounForms`).
 */
import type { FieldRules, NounForms } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from './kinds.ts';
import { nounGroup } from './noun-group.ts';
import { isUnknownNoun, isValueNoun } from './value-nouns.ts';
import type { KindHit } from './word-search.ts';

/** Words that show that a label is not English, whatever the page's language. */
const FOREIGN =
  / (?:du|des|der|das|dem|den|del|della|dello|di|de|da|le|la|les|el|los|il|lo|van|het|een|av|af|fra|till?|und|oder|ou|para|pour|por|con|avec|mit|met|med|dla|od|se|sur|votre|ihre|deine|tu|su|uw|din|adress?e|adres|indirizzo|numero|numm?er|cislo|broj|nomor|alamat) /u;
/** Languages with compound nouns. */
const COMPOUNDING = /^(?:|de|en|nl|sv|da|nb|nn|no|is|fi|et|hu|lb|fy)$/;
/** Slavic languages in Latin script. */
const SLAVIC = /^(?:pl|cs|sk|sl|hr|bs|sr)$/;

/** A noun, a preposition, perhaps an article or pronoun: "Marque du", "Type of", "Firma de". */
const GENITIVE =
  / \p{Alpha}{3,} (?:de|del|dels|dell|della|dello|des|di|du|da|do|d|of)(?: (?:la|las|los|l|le|el|o|a|il|your|the|my|our|votre|mon|tu|su|tuo|seu))?(?: mobile| cell)? $/u;

/**
 * In scripts without spaces, text that may directly follow the kind's word and still name the
 * value: numbers, addresses, particles, a kind.
 */
const UNSPACED =
  /^(?:[信邮郵地号號番址码碼箱件ごはへまがをにでとも一二三①②请請必任确確再或和与及又可用填联聯連连联お先宛送受通]|[帳账帐][号號户戶]|アド|あど|電|电|話|话|携|手|メ|传|傳|ファ|ケー|번호|주소|전화|휴대|핸드|메일|팩스|폰|입|확|필|선|수신|받|아이디|또는|으?로|[을를은는이가와과및]|아이|연락)/u;
const IDEOGRAPHS = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}ー]+/u;
/** The kind's word repeated, and "of" after it: 携帯電話の機種. */
const AGAIN = new RegExp(
  `^(?:${FIELD_RULES.flatMap(({ nounForms }) => nounForms?.ideographs ?? []).join('|')})*の?`,
);

/** Words before a plural kind that do not ask for a value: "Blocked emails", "Unread mails". */
const SEVERAL = / (?:\p{Alpha}{3,}(?:ed|ing)|un\p{Alpha}{3,}|max|daily|weekly|monthly) $/u;

/** "Which phone do you use?" does not ask for a number; "Which phone number …?" does. */
const WHICH = / (?:what|which|welches|welche|quel|welke|hvilken|vilken) $/;

/** "Where did you last have your phone?" */
const ASKS = / (?:where|when|how|why|did|has|is|are|does) /;

/** Words that mark a device number (serial, IMEI), which is not a phone number. */
const DEVICE = /^(?:ser[iy]|сер[иі]|imei|รุ่น|ยี่ห้อ)/u;

/** "Kopie e-mailu na" (copy of the email to) asks for the address. */
const TO = /^ (?:na|to|an|til|naar|на) (?:\||$)/;

/** A label, folded and analysed. */
export interface LabelPhrase {
  /** Folded text, its parts separated by `|`. */
  readonly folded: string;
  /** Primary language subtag of the page or element; '' if none. */
  readonly lang: string;
  /** Whether the label has letters with accents or of other scripts; folding removes accents. */
  readonly hasAccents: boolean;
  /** Folded words that a hyphen joins to the word before them. */
  readonly hyphenatedWords: ReadonlySet<string>;
}

/** The kind's word in a label and the text around it. */
interface KindWordContext {
  /** The text before the kind's word in its part of the label, with a space at the end. */
  readonly before: string;
  /** The word with the letters attached to it. */
  readonly word: string;
  /** The letters attached to the word. */
  readonly rest: string;
  readonly behind: string;
  /** Up to five words that follow in the same noun group, and the first and last of these. */
  readonly tail: readonly string[];
  readonly first: string;
  readonly last: string;
}

function contextOf(folded: string, hit: KindHit, ends: RegExp): KindWordContext {
  const before = `${folded.slice(folded.lastIndexOf('|', hit.start) + 1, hit.start).trimEnd()} `;
  const rest = /^\p{Alpha}*/u.exec(folded.slice(hit.end))?.[0] ?? '';
  const behind = folded.slice(hit.end + rest.length);
  const tail = nounGroup(behind, ends, hit.rules.nounForms?.isThing === true);
  const word = folded.slice(hit.start, hit.end) + rest;
  return { before, word, rest, behind, tail, first: tail[0] ?? '', last: tail.at(-1) ?? '' };
}

/** Whether the head noun is not the kind's value. @param ends matches words that end a noun group */
export function hasOtherHeadNoun(phrase: LabelPhrase, hit: KindHit, ends: RegExp): boolean {
  const { rules } = hit;
  // In most languages "IBAN X" and "VAT X" say nothing about X; the word lists cover the
  // exceptions.
  const { nounForms } = rules;
  if (nounForms === undefined) return false;
  const context = contextOf(phrase.folded, hit, ends);
  const { rest, word, first, last } = context;
  const ideographs = IDEOGRAPHS.exec(rest)?.[0].replace(AGAIN, '');
  if (ideographs !== undefined) return ideographs !== '' && !UNSPACED.test(ideographs);
  if (isHeadBehind(rules, nounForms, context, phrase)) return true;
  if (nounForms.stem.test(phrase.folded.slice(0, hit.end)) && isCompound(rest, phrase.lang))
    return true;
  if (/s$/.test(word) && SEVERAL.test(context.before)) return true;
  // "휴대폰 색상", but not "이메일을 남겨 주세요".
  if (/^\p{sc=Hang}+$/u.test(word) && /^\p{sc=Hang}/u.test(first)) {
    return !UNSPACED.test(first) && !/[요오다]$/.test(last);
  }
  const isJoined = phrase.hyphenatedWords.has(first) || nounForms.adjective.test(word);
  if (isJoined && first !== '' && isUnknownNoun(first)) return true;
  // "Recently emailed"
  if (/^(?:ed|ing)$/.test(rest)) return true;
  if (nounForms.isThing && isMeantAsThing(rules, nounForms, context, phrase.folded)) return true;
  return isHeadBefore(nounForms, context, phrase.lang);
}

/** "Phone model", "Telefon rengi": the head comes after the kind's word. */
function isHeadBehind(
  rules: FieldRules,
  nounForms: NounForms,
  context: KindWordContext,
  phrase: LabelPhrase,
): boolean {
  const { word, tail, last } = context;
  // These rules do not cover whole sentences.
  const isAddress = rules.isAddress && /^addr/.test(last);
  if (isHeadLast(nounForms, word, phrase) && tail.length <= 4 && !isAddress) {
    if (tail.some((word) => /^[a-z]+$/.test(word) && isUnknownNoun(word))) return true;
  }
  // The Turkish genitive construction (izafet): "Telefon rengi".
  return phrase.lang === 'tr' && /^[a-z]+[iu]$/.test(last) && isUnknownNoun(last);
}

/** Whether the head noun follows this form of the kind's word in the label's language. */
function isHeadLast(
  nounForms: NounForms,
  word: string,
  { folded, lang, hasAccents }: LabelPhrase,
): boolean {
  if (lang === 'en' || lang === '') {
    return nounForms.english.test(word) && !hasAccents && !FOREIGN.test(folded);
  }
  return nounForms.obliqueFirst[lang]?.test(word) ?? false;
}

/**
 * Whether a compound has another head: "Telefonpauschale", but not "Telefonnummer", "telefonisch"
 * or "telefonunuz".
 */
function isCompound(rest: string, lang: string): boolean {
  if (rest.length < 4 || !COMPOUNDING.test(lang)) return false;
  if (/^(?:ov|ow|ic|isc|isk|sk|n[aeioy]|unuz|iniz|lar|ler|os|nak|jat?)/.test(rest)) return false;
  return !isValueNoun(rest) && !isValueNoun(rest.replace(/^(?:s|i|n|e|en|es)/, ''));
}

/** Whether the label is about the device, not its number. */
function isMeantAsThing(
  rules: FieldRules,
  nounForms: NounForms,
  context: KindWordContext,
  folded: string,
): boolean {
  const { before, word, first } = context;
  if (isValueNoun(first)) return false;
  if (WHICH.test(before)) return true;
  return nounForms.english.test(word) && ASKS.test(before) && !rules.relatedWords?.test(folded);
}

/** Whether the kind's word modifies a noun before it: "Marque du téléphone", "Оператор телефона". */
function isHeadBefore(
  nounForms: NounForms,
  { before, word, behind, first }: KindWordContext,
  lang: string,
): boolean {
  const words = before.trim().split(' ');
  if (words.some((word) => DEVICE.test(word))) return true;
  if (TO.test(behind)) return false;
  const isOblique =
    (first === '' && nounForms.adjectiveBehind?.test(word)) ||
    nounForms.oblique.test(word) ||
    (SLAVIC.test(lang) && nounForms.obliqueSlavic.test(word));
  const hangs = GENITIVE.test(before) || (isOblique && words.some((word) => word.length > 3));
  return hangs && !words.some(isValueNoun);
}
