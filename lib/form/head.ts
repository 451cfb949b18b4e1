/**
 * Which noun of a label is its head: in "Phone number" the number, in "Phone greeting" the greeting.
 *
 * The head stands last in English and, joined to the kind's word or glued to it, in the Germanic
 * languages, Hungarian and Finnish ("E-Mail-Betreff", "Telefonkosten"); after a genitive in Baltic
 * and Finnic ones; right behind in Chinese, Japanese and Korean; and before the kind's word, which
 * then follows a preposition or stands in the genitive, in Romance and Slavic ones and in Greek.
 * Nouns are an open class: only those that keep the value what it is are listed.
 */
import type { Kind } from '../kinds/index.ts';
import type { Span } from './match.ts';

/** Whole words, `*` where a word may go on; folded as labels are. */
function listed(list: string): RegExp {
  return new RegExp(`^(?:${list.replaceAll('*', '\\p{L}*').replace(/\s+/g, '|')})$`, 'u');
}

/**
 * Numbers, addresses, contacts, boxes and accounts; whose they are ("Email titulaire"); words that
 * only ask once more for the value.
 */
const VALUE = listed(
  `n no nr nro num* nomer* nomor номер* нумар* broj* број* бро* cisl* stevilk* szam* αριθμ* id ids
  reg* ident* code digit* adr* addr* adres* aadress* direcc* indiri* endere* osoit* cim* naslov*
  адрес* адрас διευθυν* fang* contact* kontak* contat* контакт* recapit* yhteys* account* konto*
  compte cuenta box inbox skrin* schran* ящик* login user* rufnummer* anschluss* anschrift* tel*
  тел* phone* mob* моб* e mail mails mailadr* post posta cell* handy fax whatsapp sms gsm landline
  lin* lign* coordon* confirm* konfirm* verif* re repea* repet* repit* ripet* wiederhol* bestat*
  bevest* bekr* herhal* potv* potw* powt* подтв* повт* потв* empfang* ontvang* mottag* modtag*
  recipient* destinat* titul* intestat* referent* ansprech* benefici* osob* odbior* owner holder
  parent* guardian* customer* employee* manager* admin* assignee sender supervisor guest member
  student* staff team support sales billing`,
);

/** What may follow the head, or stand for it, without being a noun of its own. */
const ASIDE = listed(
  `[\\d%]+ [a-z] here again please optional* required zorunlu only main primary secondary alt*
  other new work home office business company personal privat* day* even* emergency field`,
);

/** Words that no English noun group goes on across. */
const STOPS =
  /^(?:is|are|was|goes|during|while|if|when|must|can|cannot|could|will|would|should|has|have|may|not|no|so|us|me|my|our|your|the|a|an|any|it|this|do|does|be|enter|incl\p{L}*|excl\p{L}*|without|below|above|e g|eg|etc|\p{L}{2,}ed)$/u;

/** Words for the two kinds in English; for emails other languages have the same. */
const ENGLISH = /(?:^| )(?:e ?mails?|mails?|(?:tele|cell)?phones?|mobiles?|cell)$/;
/** A label of another language, whatever the page says of itself. */
const FOREIGN =
  / (?:du|des|der|das|dem|den|del|della|dello|di|de|da|le|la|les|el|los|il|lo|van|het|een|av|af|fra|till?|und|oder|ou|para|pour|por|con|avec|mit|met|med|dla|od|se|sur|votre|ihre|deine|tu|su|uw|din|adress?e|adres|indirizzo|numero|numm?er|cislo|broj|nomor|alamat) /u;
const STEM = /(?:tele?foo?n|mail|posti?|mobil|mobilfunk|puhelin)$/;
const COMPOUNDING = /^(?:|de|en|nl|sv|da|nb|nn|no|is|fi|et|hu|lb|fy)$/;
const SLAVIC = /^(?:pl|cs|sk|sl|hr|bs|sr)$/;

/**
 * Kinds' words in a case, or made an adjective or a verb, that hangs on another noun: one before
 * them, or, in the languages of `OBLIQUE_FIRST`, behind them.
 */
const OBLIQUE =
  /(?:телефон(?:а|у|ом|ів|ов)|мобилника|(?:почт|пошт)[ыи]|имеила|τηλεφωνου|κινητου|ταχυδρομειου|telefonului|emailului|telefonit|emailit|telefonic[oa]s?|telephoniques?|telephoner|telefon(?:ieren|e?are?))$/;
const OBLIQUE_LATIN =
  /(?:telefon(?:u|a|ov|ow)|mobil(?:u|nika)|komorki|mobitela|mail(?:a|u|i|ov|ow)|post[ey])$/;
const OBLIQUE_FIRST: Readonly<Record<string, RegExp>> = {
  lt: /(?:telefono|mobiliojo|pasto)$/,
  lv: /(?:talruna|telefona|pasta|mobila)$/,
  fi: /(?:puhelimen|postin|kannykan)$/,
  et: /(?:telefoni|mobiili|posti|meili)$/,
};

/** Adjectives made of the kind's word: what follows them is the noun. */
const ADJECTIVE =
  /(?:telefon(?:n[aeiy]|sk|ick|iczn)\p{L}+|телефон[нс]\p{L}+|mobiln[aeiyou]\p{L}{0,2}|мобил(?:ен|ь?н\p{L}+)|мобільн\p{L}+|mailo[vw]\p{L}+)$/u;

/** "Marque du", "Type of", "Firma de": a noun, a preposition, perhaps an article or a pronoun. */
const GENITIVE =
  / \p{L}{3,} (?:de|del|dels|dell|della|dello|des|di|du|da|do|d|of)(?: (?:la|las|los|l|le|el|o|a|il|your|the|my|our|votre|mon|tu|su|tuo|seu))?(?: mobile| cell)? $/u;

/** What may follow directly in scripts without spaces: numbers, addresses, particles, the kind again. */
const UNSPACED =
  /^(?:[信邮郵地号號番址码碼箱件ごはへまがをにでとも一二三①②请請必任确確再或和与及又可用填联聯連连联お先宛送受通]|[帳账帐][号號户戶]|アド|あど|電|电|話|话|携|手|メ|传|傳|ファ|ケー|번호|주소|전화|휴대|핸드|메일|팩스|폰|입|확|필|선|수신|받|아이디|또는|으?로|[을를은는이가와과및]|아이|연락)/u;
const IDEOGRAPHS = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}ー]+/u;

/** Several of a kind, and done with: "Blocked emails", "Unread mails". */
const SEVERAL = / (?:\p{L}{3,}(?:ed|ing)|un\p{L}{3,}|max|daily|weekly|monthly) $/u;

export interface Phrase {
  /** Folded, parts apart by `|`. */
  readonly folded: string;
  /** Primary subtag of the page's or the element's language, or none. */
  readonly lang: string;
  /** Has the label letters with accents, or of other scripts? Folding takes the accents away. */
  readonly accented: boolean;
  /** Folded words that a hyphen joins to the word before. */
  readonly joined: ReadonlySet<string>;
}

/** "Which phone do you use?" asks for no number, "Which phone number …?" does. */
const WHICH = / (?:what|which|welches|welche|quel|welke|hvilken|vilken) $/;

/** "Where did you last have your phone?" */
const ASKS = / (?:where|when|how|why|did|has|is|are|does) /;

/** "Delivery contact", "Where can we reach you?": near enough to a telephone. */
export const REACHES =
  / (?:contact|kontakt|contacto|contato|contatto|reach|call|callback|erreich\p{L}*|anruf\p{L}*|joindre|joignable|appeler|rappeler|llam\p{L}*|(?:ri)?chiam\p{L}*|ligar|bell?en|ring\p{L}*|zadzwoni\p{L}*|зв[оя]н\p{L}*|связ\p{L}*|text you|dial) /u;

/** What says of a device's number that it is none of a line. */
const DEVICE = /^(?:ser[iy]|сер[иі]|imei|รุ่น|ยี่ห้อ)/u;

export const isValue = (word: string): boolean => VALUE.test(word);
const isUnknown = (word: string): boolean => !isValue(word) && !ASIDE.test(word);

/** Does an identifier go on behind the kind with a word that nobody knows: `email_header_image`? */
export function goesOn(rest: string): boolean {
  return rest.split(' ').some((word) => /^[a-z]{4,}$/.test(word) && isUnknown(word));
}

/** The words of the noun's group, five at most. */
function groupOf(behind: string, ends: RegExp): string[] {
  const group: string[] = [];
  for (const next of behind.replaceAll('|', ' | ').split(' ')) {
    if (ends.test(next) || STOPS.test(next) || group.length > 4) break;
    if (next !== '') group.push(next);
  }
  return group;
}

/** Is the label's head another noun than the kind's value? `ends` says where a noun's group ends. */
export function isAnotherHead(
  phrase: Phrase,
  hit: Span & { readonly kind: Kind },
  ends: RegExp,
): boolean {
  const { folded, lang, joined } = phrase;
  const before = `${folded.slice(folded.lastIndexOf('|', hit.start) + 1, hit.start).trimEnd()} `;
  const behind = folded.slice(hit.end);
  const rest = /^\p{L}*/u.exec(behind)?.[0] ?? '';
  const word = folded.slice(hit.start, hit.end) + rest;
  // "IBAN X" and "VAT X" are of X in most languages: what else they may be is listed.
  if (hit.kind !== 'email' && hit.kind !== 'phone') return false;
  // 携帯電話の機種: the kind again, and 'of' behind it.
  const run = IDEOGRAPHS.exec(rest)?.[0].replace(/^(?:携帯|電話|电话|手机|手機|メール)*の?/, '');
  if (run !== undefined) return run !== '' && !UNSPACED.test(run);

  const tail = groupOf(behind.slice(rest.length), ends);
  const [first = ''] = tail;
  const last = tail.at(-1) ?? '';
  // Whole sentences are beyond this grammar.
  if (headLast(word, phrase) && tail.length <= 4 && !(hit.kind === 'email' && /^addr/.test(last))) {
    if (tail.some((one) => /^[a-z]+$/.test(one) && isUnknown(one))) return true;
  }
  if (STEM.test(folded.slice(0, hit.end)) && isGlued(rest, lang)) return true;
  if (/s$/.test(word) && SEVERAL.test(before)) return true;
  // "Telefon rengi": the Turkish izafet. "휴대폰 색상", but not "이메일을 남겨 주세요".
  if (lang === 'tr' && /^[a-z]+[iu]$/.test(last) && isUnknown(last)) return true;
  if (/^\p{sc=Hang}+$/u.test(word) && /^\p{sc=Hang}/u.test(first)) {
    return !UNSPACED.test(first) && !/[요오다]$/.test(last);
  }
  if ((joined.has(first) || ADJECTIVE.test(word)) && first !== '' && isUnknown(first)) return true;
  // "Recently emailed"
  if (/^(?:ed|ing)$/.test(rest)) return true;
  const isPhone = hit.kind === 'phone';
  const asks = ENGLISH.test(word) && ASKS.test(before);
  if (isPhone && asks && !REACHES.test(folded) && !isValue(first)) return true;
  if (isPhone && WHICH.test(before) && !isValue(first)) return true;
  const words = before.trim().split(' ');
  if (words.some((one) => DEVICE.test(one))) return true;
  // "Abonament telefoniczny": the adjective may stand behind its noun, too.
  const isAdjective = first === '' && ADJECTIVE.test(word) && /tel|тел/.test(word);
  const isOblique =
    isAdjective || OBLIQUE.test(word) || (SLAVIC.test(lang) && OBLIQUE_LATIN.test(word));
  // "Kopie e-mailu na": to the address.
  if (/^ (?:na|to|an|til|naar|на) (?:\||$)/.test(behind.slice(rest.length))) return false;
  const hangs = GENITIVE.test(before) || (isOblique && words.some((one) => one.length > 3));
  return hangs && !words.some(isValue);
}

/** Does the language put the noun that counts behind this form of the kind's word? */
function headLast(word: string, { folded, lang, accented }: Phrase): boolean {
  if (lang === 'en' || lang === '') {
    return ENGLISH.test(word) && !accented && !FOREIGN.test(folded);
  }
  return OBLIQUE_FIRST[lang]?.test(word) ?? false;
}

/** "Telefonpauschale", but not "Telefonnummer", "telefonisch" or "telefonunuz". */
function isGlued(rest: string, lang: string): boolean {
  if (rest.length < 4 || !COMPOUNDING.test(lang)) return false;
  if (/^(?:ov|ow|ic|isc|isk|sk|n[aeioy]|unuz|iniz|lar|ler|os|nak|jat?)/.test(rest)) return false;
  return !isValue(rest) && !isValue(rest.replace(/^(?:s|i|n|e|en|es)/, ''));
}
