/** Has a field a label that no rule understands? Then a keypad or a doubtful name says nothing. */
import { attributeOf, labelsOf, nearbyText } from '../../reading/dom/index.ts';
import { foldText } from '../../reading/text/index.ts';
import { FIELD_RULES } from '../language/index.ts';

/** Two letters of a script that the word lists know: their words for telephones are all in there. */
const WORD =
  /(?:[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}\p{sc=Deva}\p{sc=Thai}].*){2}/u;

/** "Number", "Your number" (folded): on a telephone keypad nothing else. */
const JUST_NUMBER = new Set(
  'your my enter type please a the here valid digit digits optional required ihr ihre meine deine uw je dit mit votre tu su din ваш номер number numero nummer numer numeris numurs szam cislo broj stevilka numar αριθμος numara رقم מספר 号码 號碼 番号 번호 contact kontakt contacto contato contatto контакт no nr n'.split(
    ' ',
  ),
);

/** Does a text name something, and nothing near to a kind? Calling codes, country codes and samples do not. */
function isWordy(text: string): boolean {
  if (!WORD.test(text) || /\+\d|^\s*[A-Z]{2,3}\s*$/.test(text)) return false;
  const folded = foldText(text);
  const words = folded.split(' ').filter((word) => /\p{L}/u.test(word));
  // "Under which number are you?" is a telephone's; "EAN-Nummer" is not.
  if (words.length > 3 && / (?:number|nummer) /.test(folded)) return false;
  const isNear = FIELD_RULES.some(({ relatedWords: about }) => about?.test(folded));
  return !isNear && !words.every((word) => JUST_NUMBER.has(word));
}

/** Has a field that neither label nor name explains a label all the same? */
export function hasUnknownLabel(element: Element): boolean {
  const around = element.parentElement ?? element;
  const widget = `${attributeOf(element, 'class')} ${attributeOf(around, 'class')}`;
  if (FIELD_RULES.some((rules) => rules.widgetClasses?.test(widget))) return false;
  const labels = [...labelsOf(element), attributeOf(element, 'placeholder')];
  // What stands by is a label only if it is as short as one.
  const texts = labels.some((text) => /\p{L}/u.test(text))
    ? labels
    : nearbyText(element).filter((text) => text.length <= 40);
  return texts.some(isWordy);
}
