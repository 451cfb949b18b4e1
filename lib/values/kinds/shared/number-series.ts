/** Distinguishes a country's numbers from other numbers that begin with its code: of parts, orders, creditors. */
import { isLetterAt, lazy, remainderMod97 } from '../../text/index.ts';

const LETTERED = /(?<![A-Z\d])([A-Z]{2,3})-?\d{5,12}(?!\d)/g;

/** How far around a number others are searched for, UTF-16 code units. */
const REACH = 80;

/** Whether a number with letters before it is near, and `isPrefix` does not accept the letters. */
export const isInSeries = (
  text: string,
  start: number,
  end: number,
  isPrefix: (letters: string) => boolean,
): boolean =>
  Array.from(text.slice(Math.max(0, start - REACH), end + REACH).matchAll(LETTERED)).some(
    ([, letters = '']) => !isPrefix(letters),
  );

/** Words that name another number: of orders, parts, parcels, flights, creditors (SEPA) and traders (EORI). */
const OTHER_LABEL =
  /(?<!\p{Alpha})(?:orders?|ord|buchung|booking|reserv|ref|rif|invoice|inv|rechnung|bestell|auftrag|vorgang|serien|serial|s[ée]ri[ea]|numer seryjny|s\/n|sn|tracking|consignment|waybill|sendung|zending|parcel|paczka|colis|envío|przesyłka|shipment|commande|cde|facture|pedido|encomenda|factura|fatura|fattura|ordine|ordin|zamówieni|zlecen|artikel|art|artículo|articolo|item|part|teile|référence|matricola|matricule|sku|token|hash|key|patent|brevet|isin|wkn|lei|eori|imei|vin|fin|fahrgestell|châssis|container|conteneur|incassant|gläubiger|creditor|acreedor|créancier|creditore|ics|modell?|typ|type|model|charge|batch|lot|flug|indeks|index|codice|code|código|flight|vol|vuelo|volo|vlucht|ticket|case|kundenn|customer|klantn|licen[cs]e|mandat|mandate|lizenz)[\p{Alpha}-]*[\s.:#-]*(?:(?:n[ro°º]?|nos?|num|number|nummer|numer|numero|número|numéro|code|id)[\s.:°º]*)?$/iu;
/**
 * Registers of companies, producers and persons, whose numbers stand beside VAT numbers and may begin
 * like them: of electrical devices, batteries and packaging (WEEE, EAR, LUCID, BDO), trade registers,
 * tax numbers of persons. A place, "Reg." or "in" may follow.
 */
const REGISTERS = [
  'weee|d?eee|r?aee|ear|elektrog?[\\p{Alpha}-]*|batt(?:er(?:y|ie))?[\\p{Alpha}-]*|pile|rii[ -]\\p{Alpha}+|lucid[\\p{Alpha}-]*',
  'verpackung[\\p{Alpha}-]*|bdo|gioś|idu|rep|anreee|recupel|bebat|fost plus|ecotrel|rema|eko-kom|bprn|dpa[\\p{Alpha}-]*',
  'hr[ab]|handelsreg[\\p{Alpha}-]*|firmenbuch[\\p{Alpha}-]*|fn|zvr|ehra[\\p{Alpha}-]*|ch-id|amtsgericht|siret|siren|r\\.?c\\.?s|rge|k\\.?v\\.?k',
  'rsin|vestiging[\\p{Alpha}-]*|rp[rm]|r\\.?e\\.?a|regon|krs|pesel|company|registered|cro|chy|charity|utr|fca|mbs?|ovt|γεμη',
  'p-nr|plusgiro|bankgiro|cégj[\\p{Alpha}]*|cg|euid|registru[\\p{Alpha}-]*|(?:établissement|autorisation)|matricul[ae]|registro mercantil',
  'betriebs[\\p{Alpha}-]*|steuer-?(?:nummer|nr)|st\\.?-?nr|ik|gln|ean|duns|valor',
].join('|');
/** Names of VAT numbers, which end the reach of another register's label: "SIRET / TVA FR…". */
const VAT_NAME =
  '(?:vat|tax|ust|umsatz|mwst|mehrwert|tva|iva|piva|btw|nif|cif|nip|uid|moms|mva|alv|d[iíi]č|dph|dds|ддс|pvm|pvn|pdv|ddv|áfa|αφμ|cui|km)';
const REGISTER_LABEL = lazy(
  () =>
    new RegExp(
      `(?<!\\p{Alpha})(?:${REGISTERS})(?!\\p{Alpha})(?:[\\s.:/|#°º-]+(?!${VAT_NAME})\\p{Alpha}{1,16}){0,3}[\\s.:#°º-]*$`,
      'iu',
    ),
);
/** A string in code or data: `"sku":"DE123456789"`. */
const QUOTED = /[:,(=[{]\s*.$/;
const QUOTES = '"\'`';
const LABEL_REACH = 40;

/** Whether the text before a number shows that it is another kind of number, or a string in a program. */
export function isOtherNumber(text: string, start: number): boolean {
  let end = start;
  while (end > 0 && end > start - LABEL_REACH && ' \xa0\n\t\r.:#-°º'.includes(text.charAt(end - 1)))
    end--;
  const isQuoted = start > 0 && QUOTES.includes(text.charAt(start - 1));
  const isAfterWord = isLetterAt(text, end - 1);
  if (!isQuoted && !isAfterWord) return false;
  const before = text.slice(Math.max(0, start - LABEL_REACH), start);
  return (
    (isAfterWord && (OTHER_LABEL.test(before) || REGISTER_LABEL().test(before))) ||
    (isQuoted && QUOTED.test(before))
  );
}

/** Shortest creditor identifier, including the three characters of the business code. */
const SHORTEST_CREDITOR_ID = 12;

/**
 * Whether a number is a SEPA creditor identifier (EPC262-08): after country and check digits it has
 * a business code of any letters and digits, which the check digits (ISO 7064 MOD 97-10) do not
 * cover.
 */
export const isCreditorId = (value: string): boolean =>
  /^[A-Z]{2}\d\d[A-Z\d]{3}/.test(value) &&
  value.length >= SHORTEST_CREDITOR_ID &&
  (value.startsWith('ZZZ', 4) || remainderMod97(value.slice(7) + value.slice(0, 4)) === 1);

const POSTAL_ITEM = /^[A-Z]{2} ?(\d{2,3} ?\d{3} ?\d{3,4}) ?[A-Z]{2}(?![\p{Alpha}\p{N}]| \d)/u;
const POSTAL_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Whether the identifier of a postal item (UPU S10) begins at an offset: "RR 473 124 829 GB". */
export function isPostalItem(text: string, start: number): boolean {
  const [, digits = ''] = POSTAL_ITEM.exec(text.slice(start, start + 20)) ?? [];
  const serial = digits.replaceAll(' ', '');
  if (serial.length !== 9) return false;
  const sum = POSTAL_WEIGHTS.reduce((total, weight, i) => total + weight * Number(serial[i]), 0);
  const rest = 11 - (sum % 11);
  return Number(serial[8]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}
