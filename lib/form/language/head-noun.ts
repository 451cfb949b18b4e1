/**
 * Which noun of a label is its head: in "Phone number" the number, in "Phone greeting" the greeting.
 *
 * The head stands last in English and, joined to the kind's word or glued to it, in the Germanic
 * languages, Hungarian and Finnish ("E-Mail-Betreff", "Telefonkosten"); after a genitive in Baltic
 * and Finnic ones; right behind in Chinese, Japanese and Korean; and before the kind's word, which
 * then follows a preposition or stands in the genitive, in Romance and Slavic ones and in Greek.
 * How a kind's own word looks there is in its room (`NounForms`).
 */
import type { FieldRules, NounForms } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from './kinds.ts';
import { isUnknownNoun, isValueNoun } from './nouns.ts';
import type { KindHit } from './word-search.ts';

/** Words that no English noun group goes on across. */
const STOPS =
  /^(?:is|are|was|goes|during|while|if|when|must|can|cannot|could|will|would|should|has|have|may|not|no|so|us|me|my|our|your|the|a|an|any|it|this|do|does|be|enter|incl\p{L}*|excl\p{L}*|without|below|above|e g|eg|etc|\p{L}{2,}ed)$/u;

/** In a label of another language, whatever the page says of itself. */
const FOREIGN =
  / (?:du|des|der|das|dem|den|del|della|dello|di|de|da|le|la|les|el|los|il|lo|van|het|een|av|af|fra|till?|und|oder|ou|para|pour|por|con|avec|mit|met|med|dla|od|se|sur|votre|ihre|deine|tu|su|uw|din|adress?e|adres|indirizzo|numero|numm?er|cislo|broj|nomor|alamat) /u;
/** Languages that glue nouns together. */
const COMPOUNDING = /^(?:|de|en|nl|sv|da|nb|nn|no|is|fi|et|hu|lb|fy)$/;
/** Slavic languages in Latin script. */
const SLAVIC = /^(?:pl|cs|sk|sl|hr|bs|sr)$/;

/** "Marque du", "Type of", "Firma de": a noun, a preposition, perhaps an article or a pronoun. */
const GENITIVE =
  / \p{L}{3,} (?:de|del|dels|dell|della|dello|des|di|du|da|do|d|of)(?: (?:la|las|los|l|le|el|o|a|il|your|the|my|our|votre|mon|tu|su|tuo|seu))?(?: mobile| cell)? $/u;

/** What may follow directly in scripts without spaces: numbers, addresses, particles, a kind again. */
const UNSPACED =
  /^(?:[信邮郵地号號番址码碼箱件ごはへまがをにでとも一二三①②请請必任确確再或和与及又可用填联聯連连联お先宛送受通]|[帳账帐][号號户戶]|アド|あど|電|电|話|话|携|手|メ|传|傳|ファ|ケー|번호|주소|전화|휴대|핸드|메일|팩스|폰|입|확|필|선|수신|받|아이디|또는|으?로|[을를은는이가와과및]|아이|연락)/u;
const IDEOGRAPHS = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}ー]+/u;
/** 携帯電話の機種: a kind's word again, and 'of' behind it. */
const AGAIN = new RegExp(
  `^(?:${FIELD_RULES.flatMap(({ nounForms: noun }) => noun?.ideographs ?? []).join('|')})*の?`,
);

/** Several of a kind, and done with: "Blocked emails", "Unread mails". */
const SEVERAL = / (?:\p{L}{3,}(?:ed|ing)|un\p{L}{3,}|max|daily|weekly|monthly) $/u;

/** "Which phone do you use?" asks for no number, "Which phone number …?" does. */
const WHICH = / (?:what|which|welches|welche|quel|welke|hvilken|vilken) $/;

/** "Where did you last have your phone?" */
const ASKS = / (?:where|when|how|why|did|has|is|are|does) /;

/** What says of a device's number that it is none of a line. */
const DEVICE = /^(?:ser[iy]|сер[иі]|imei|รุ่น|ยี่ห้อ)/u;

/** "Kopie e-mailu na": to the address. */
const TO = /^ (?:na|to|an|til|naar|на) (?:\||$)/;

/** A label as it is read. */
export interface LabelPhrase {
  /** Folded, parts apart by `|`. */
  readonly folded: string;
  /** Primary subtag of the page's or the element's language, or none. */
  readonly lang: string;
  /** Has the label letters with accents, or of other scripts? Folding takes the accents away. */
  readonly hasAccents: boolean;
  /** Folded words that a hyphen joins to the word before. */
  readonly hyphenatedWords: ReadonlySet<string>;
}

/** The kind's word in its surroundings. */
interface KindWordContext {
  /** What stands before it in its part of the label, and a space. */
  readonly before: string;
  /** Its own letters, with those that are glued to them. */
  readonly word: string;
  /** The letters glued to it. */
  readonly rest: string;
  readonly behind: string;
  /** The words behind it that are in its group, five at most; the first and last of them. */
  readonly tail: readonly string[];
  readonly first: string;
  readonly last: string;
}

function groupOf(behind: string, ends: RegExp): string[] {
  const group: string[] = [];
  for (const next of behind.replaceAll('|', ' | ').split(' ')) {
    if (ends.test(next) || STOPS.test(next) || group.length > 4) break;
    if (next !== '') group.push(next);
  }
  return group;
}

function contextOf(folded: string, hit: KindHit, ends: RegExp): KindWordContext {
  const before = `${folded.slice(folded.lastIndexOf('|', hit.start) + 1, hit.start).trimEnd()} `;
  const rest = /^\p{L}*/u.exec(folded.slice(hit.end))?.[0] ?? '';
  const behind = folded.slice(hit.end + rest.length);
  const tail = groupOf(behind, ends);
  const word = folded.slice(hit.start, hit.end) + rest;
  return { before, word, rest, behind, tail, first: tail[0] ?? '', last: tail.at(-1) ?? '' };
}

/** Is the label's head another noun than the kind's value? `ends` says where a noun's group ends. */
export function hasOtherHeadNoun(phrase: LabelPhrase, hit: KindHit, ends: RegExp): boolean {
  const { rules } = hit;
  // "IBAN X" and "VAT X" are of X in most languages: what else they may be is listed.
  const { nounForms: noun } = rules;
  if (noun === undefined) return false;
  const place = contextOf(phrase.folded, hit, ends);
  const { rest, word, first, last } = place;
  const run = IDEOGRAPHS.exec(rest)?.[0].replace(AGAIN, '');
  if (run !== undefined) return run !== '' && !UNSPACED.test(run);
  if (isBehind(rules, noun, place, phrase)) return true;
  if (noun.stem.test(phrase.folded.slice(0, hit.end)) && isGlued(rest, phrase.lang)) return true;
  if (/s$/.test(word) && SEVERAL.test(place.before)) return true;
  // "휴대폰 색상", but not "이메일을 남겨 주세요".
  if (/^\p{sc=Hang}+$/u.test(word) && /^\p{sc=Hang}/u.test(first)) {
    return !UNSPACED.test(first) && !/[요오다]$/.test(last);
  }
  const isJoined = phrase.hyphenatedWords.has(first) || noun.adjective.test(word);
  if (isJoined && first !== '' && isUnknownNoun(first)) return true;
  // "Recently emailed"
  if (/^(?:ed|ing)$/.test(rest)) return true;
  if (noun.isThing && isThing(rules, noun, place, phrase.folded)) return true;
  return isBefore(noun, place, phrase.lang);
}

/** "Phone model", "Telefon rengi": the noun that counts is behind. */
function isBehind(
  rules: FieldRules,
  noun: NounForms,
  place: KindWordContext,
  phrase: LabelPhrase,
): boolean {
  const { word, tail, last } = place;
  // Whole sentences are beyond this grammar.
  const isAddress = rules.isAddress && /^addr/.test(last);
  if (headLast(noun, word, phrase) && tail.length <= 4 && !isAddress) {
    if (tail.some((one) => /^[a-z]+$/.test(one) && isUnknownNoun(one))) return true;
  }
  // The Turkish izafet.
  return phrase.lang === 'tr' && /^[a-z]+[iu]$/.test(last) && isUnknownNoun(last);
}

/** Does the language put the noun that counts behind this form of the kind's word? */
function headLast(
  noun: NounForms,
  word: string,
  { folded, lang, hasAccents: accented }: LabelPhrase,
): boolean {
  if (lang === 'en' || lang === '') {
    return noun.english.test(word) && !accented && !FOREIGN.test(folded);
  }
  return noun.obliqueFirst[lang]?.test(word) ?? false;
}

/** "Telefonpauschale", but not "Telefonnummer", "telefonisch" or "telefonunuz". */
function isGlued(rest: string, lang: string): boolean {
  if (rest.length < 4 || !COMPOUNDING.test(lang)) return false;
  if (/^(?:ov|ow|ic|isc|isk|sk|n[aeioy]|unuz|iniz|lar|ler|os|nak|jat?)/.test(rest)) return false;
  return !isValueNoun(rest) && !isValueNoun(rest.replace(/^(?:s|i|n|e|en|es)/, ''));
}

/** Is the thing meant rather than the value that it is reached by? */
function isThing(
  rules: FieldRules,
  noun: NounForms,
  place: KindWordContext,
  folded: string,
): boolean {
  const { before, word, first } = place;
  if (isValueNoun(first)) return false;
  if (WHICH.test(before)) return true;
  return noun.english.test(word) && ASKS.test(before) && !rules.relatedWords?.test(folded);
}

/** "Marque du téléphone", "Оператор телефона": the kind's word hangs on a noun before it. */
function isBefore(
  noun: NounForms,
  { before, word, behind, first }: KindWordContext,
  lang: string,
): boolean {
  const words = before.trim().split(' ');
  if (words.some((one) => DEVICE.test(one))) return true;
  if (TO.test(behind)) return false;
  const isOblique =
    (first === '' && noun.adjectiveBehind?.test(word)) ||
    noun.oblique.test(word) ||
    (SLAVIC.test(lang) && noun.obliqueSlavic.test(word));
  const hangs = GENITIVE.test(before) || (isOblique && words.some((one) => one.length > 3));
  return hangs && !words.some(isValueNoun);
}
