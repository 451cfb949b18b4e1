/**
 * Finds labels that no rule understands. With such a label, a keypad or a doubtful name proves
 * nothing.
 */
import { attributeOf, labelsOf, native, nearbyText } from '../../reading/dom/index.ts';
import { foldText } from '../../values/text/index.ts';
import { FIELD_RULES } from '../language/kinds.ts';

/** Numbers of things or persons whose names are written like a country code. */
const OTHER_NUMBERS = /^\s*(?:VIN|NIK|SSN|PIN|ZIP|IČO?|OIB|JMB|CNP|RUT|RUC|CUI|UID|EAN|ISBN)\W*$/;

/** Two letters of a script whose words for telephones the word lists cover. */
const WORD =
  /(?:[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}\p{sc=Deva}\p{sc=Thai}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Taml}\p{sc=Telu}\p{sc=Mlym}\p{sc=Knda}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Ethi}\p{sc=Armn}\p{sc=Geor}].*){2}/u;

/** "Number", "Your number" (folded): on a telephone keypad these mean the phone number. */
const JUST_NUMBER = new Set(
  'your my enter type please a the here valid digit digits optional required ihr ihre meine deine uw je dit mit votre tu su din ваш номер number numero nummer numer numeris numurs szam cislo broj stevilka numar αριθμος numara رقم מספר 号码 號碼 番号 번호 contact kontakt contacto contato contatto контакт no nr n home work office business direct line private daytime evening primary secondary alternative alternate emergency privat dienstlich geschaftlich bureau travail domicile casa trabajo ufficio lavoro werk thuis dom praca ნომერი համար նոմեր নম্বর எண் నంబర్ નંબર നമ്പർ ਨੰਬਰ លេខ ເບີ နံပါတ် ቁጥር'.split(
    ' ',
  ),
);

/** Whether a text names something unrelated to the kinds. Calling codes, country codes and samples do not. */
function isWordy(text: string): boolean {
  if (OTHER_NUMBERS.test(text)) return true;
  if (!WORD.test(text) || /\+\d|^\s*[A-Z]{2,3}\s*$/.test(text)) return false;
  const folded = foldText(text);
  const words = folded.split(' ').filter((word) => /\p{Alpha}/u.test(word));
  // "Under which number are you?" asks for a phone number; "EAN-Nummer" does not.
  if (words.length > 3 && / (?:number|nummer) /.test(folded)) return false;
  const isNear = FIELD_RULES.some(({ relatedWords }) => relatedWords?.test(folded));
  return !isNear && !words.every((word) => JUST_NUMBER.has(word));
}

/** Whether a field that neither label nor name explains has a label that no rule understands. */
export function hasUnknownLabel(element: Element): boolean {
  const around = native(element).parentElement ?? element;
  const widget = `${attributeOf(element, 'class')} ${attributeOf(around, 'class')}`;
  if (FIELD_RULES.some((rules) => rules.widgetClasses?.test(widget))) return false;
  const labels = [...labelsOf(element), attributeOf(element, 'placeholder')];
  // Nearby text counts as a label only if it is short.
  const texts = labels.some((text) => /\p{Alpha}/u.test(text))
    ? labels
    : nearbyText(element).filter((text) => text.length <= 40);
  return texts.some(isWordy);
}
