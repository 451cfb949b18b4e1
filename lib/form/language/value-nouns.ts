/**
 * Nouns after a kind's word that still name its value: "Phone number", "Email recipient". Only
 * these are listed; all other nouns change the meaning.
 */
import { FIELD_RULES } from './kinds.ts';

/** Compiles a pattern of whole words, folded like labels; `*` matches any ending. */
function wordListPattern(list: string): RegExp {
  return new RegExp(`^(?:${list.replaceAll('*', '\\p{Alpha}*').replace(/\s+/g, '|')})$`, 'u');
}

/**
 * Numbers, addresses, contacts, boxes and accounts; owners ("Email titulaire"); words that ask for
 * the value again; the nouns of the kinds.
 */
const VALUE = wordListPattern(
  `n no nr nro num* nomer* nomor номер* нумар* broj* број* бро* cisl* stevilk* szam* αριθμ* id ids
  reg* ident* code digit* adr* addr* adres* aadress* direcc* indiri* endere* osoit* cim* naslov*
  адрес* адрас διευθυν* fang* contact* kontak* contat* контакт* recapit* yhteys* account* konto*
  compte cuenta box inbox skrin* schran* dezut* ящик login user* coordon* confirm* konfirm* verif* re
  repea* repet* repit* ripet* wiederhol* bestat* bevest* bekr* herhal* potv* potw* powt* подтв*
  повт* потв* empfang* ontvang* mottag* modtag* recipient* destinat* titul* intestat* referent*
  ansprech* benefici* osob* odbior* owner holder parent* guardian* customer* employee* manager*
  admin* assignee sender supervisor guest member student* staff team support sales billing
  ${FIELD_RULES.flatMap(({ nounForms }) => nounForms?.values ?? []).join(' ')}`,
);

/** Words that may come after the head or in its place without being a noun. */
const ASIDE = wordListPattern(
  `[\\d%]+ [a-z] here again please optional* required zorunlu only main primary secondary alt*
  other new work home office business company personal privat* day* even* emergency field`,
);

/** "Address" after the word of a kind that is an address: `email_address` names no other value. */
export const ADDRESS_WORD =
  /^ (?:addr|adr|direcc|indirizz|enderec|osoite|aadress|cim|naslov|heimilis)\S*/;

export const isValueNoun = (word: string): boolean => VALUE.test(word);

/** Whether a word is on no list, and so may be another noun. */
export const isUnknownNoun = (word: string): boolean => !isValueNoun(word) && !ASIDE.test(word);

/** Whether an identifier continues after the kind with an unknown word: `email_header_image`. */
export function continuesWithUnknownNoun(rest: string): boolean {
  return rest.split(' ').some((word) => /^[a-z]{4,}$/.test(word) && isUnknownNoun(word));
}
