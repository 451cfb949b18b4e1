/**
 * Nouns that keep a value what it is behind a kind's word: "Phone number", "Email recipient". Nouns
 * are an open class, so that only these are listed, and of all others none.
 */
import { FIELD_RULES } from './kinds.ts';

/** Whole words, `*` where a word may go on; folded as labels are. */
function listed(list: string): RegExp {
  return new RegExp(`^(?:${list.replaceAll('*', '\\p{L}*').replace(/\s+/g, '|')})$`, 'u');
}

/**
 * Numbers, addresses, contacts, boxes and accounts; whose they are ("Email titulaire"); words that
 * only ask once more for the value; the kinds' own.
 */
const VALUE = listed(
  `n no nr nro num* nomer* nomor номер* нумар* broj* број* бро* cisl* stevilk* szam* αριθμ* id ids
  reg* ident* code digit* adr* addr* adres* aadress* direcc* indiri* endere* osoit* cim* naslov*
  адрес* адрас διευθυν* fang* contact* kontak* contat* контакт* recapit* yhteys* account* konto*
  compte cuenta box inbox skrin* schran* ящик login user* coordon* confirm* konfirm* verif* re
  repea* repet* repit* ripet* wiederhol* bestat* bevest* bekr* herhal* potv* potw* powt* подтв*
  повт* потв* empfang* ontvang* mottag* modtag* recipient* destinat* titul* intestat* referent*
  ansprech* benefici* osob* odbior* owner holder parent* guardian* customer* employee* manager*
  admin* assignee sender supervisor guest member student* staff team support sales billing
  ${FIELD_RULES.flatMap(({ nounForms: noun }) => noun?.values ?? []).join(' ')}`,
);

/** What may follow the head, or stand for it, without being a noun of its own. */
const ASIDE = listed(
  `[\\d%]+ [a-z] here again please optional* required zorunlu only main primary secondary alt*
  other new work home office business company personal privat* day* even* emergency field`,
);

/** "Address" behind the word of a kind that is one: in `email_address` it is no other answer. */
export const ADDRESS_WORD =
  /^ (?:addr|adr|direcc|indirizz|enderec|osoite|aadress|cim|naslov|heimilis)\S*/;

export const isValueNoun = (word: string): boolean => VALUE.test(word);

/** A noun of its own, as far as anybody knows. */
export const isUnknownNoun = (word: string): boolean => !isValueNoun(word) && !ASIDE.test(word);

/** Does an identifier go on behind the kind with a word that nobody knows: `email_header_image`? */
export function continuesWithUnknownNoun(rest: string): boolean {
  return rest.split(' ').some((word) => /^[a-z]{4,}$/.test(word) && isUnknownNoun(word));
}
