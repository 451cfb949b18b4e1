/** Reads what only phone numbers have: links, extensions, letters for digits. */

export interface PhoneInput {
  /** The number in a form that libphonenumber parses. */
  readonly number: string;
  /** Digits dialled after the connection is made; '' without an extension. */
  readonly extension: string;
  /** Whether letters stood for some of the digits. */
  readonly isSpelled: boolean;
}

const KEYPAD = '22233344455566677778889999';

/** Digits, then letters up to the end, perhaps with digits between them: "1-800-FLOWERS", "1-888-VISIT-4-U". */
const SPELLED = /^(\+?[0-9(][0-9() .-]*)([A-Z](?:[A-Z0-9 .-]*[A-Z])?|[a-z](?:[a-z0-9 .-]*[a-z])?)$/;
/** A letter that stands for digits that are left out: "XXX", "nn". */
const MASK = /(.)\1\1|^([a-z])[ .-]*(?:\2[ .-]*)+$/i;
/** Numbers for which companies choose words: freephone and shared cost; in North America, any. */
const CHOSEN = /^(?:\+\d{1,3}?)?(?:0?[5789]0[08]|08\d\d|1[378]00|018\d)|^(?:\+61)?13/;
const AMERICAN = /^(?:\+1|1?[2-9]\d\d)/;

/** Replaces keypad letters (ITU-T E.161) by their digits, where they can be a word that is dialled. */
function spellOut(text: string, isAmerican: boolean): string {
  const [, before = '', letters = ''] = SPELLED.exec(text) ?? [];
  const digits = before.replace(/[^0-9+]/g, '');
  const isWord = letters.replace(/[^A-Za-z]/g, '').length > 2 && !MASK.test(letters);
  const isChosen =
    CHOSEN.test(digits) || ((isAmerican || digits.startsWith('+')) && AMERICAN.test(digits));
  if (!isWord || !isChosen || digits.length > 8) return text;
  return (
    before + letters.replace(/[A-Za-z]/g, (c) => KEYPAD.charAt(c.toUpperCase().charCodeAt(0) - 65))
  );
}

/** Words for "extension" in many languages. */
const WORDS = [
  'e?xt?(?:en(?:sion|sión|são)?|n)?|extensi[oó]n|extens[aã]o|x|#|~',
  'доб(?:авочный)?|дод(?:атковий)?|вн(?:утр)?|вътр',
  'int(?:erno?)?|interne|anexo|ramal|poste',
  'durchwahl|dw|apparat|app|nebenstelle|nst|klappe|kl|toestel|tst',
  'wew(?:n|nętrzny)?|w|linka|klapka|mell[eé]k|dahili|dah|lokal|lok|ankn(?:ytning)?|alanumero',
  'εσωτ(?:ερικό)?|内線|内线|內線|分机|分機|转|轉|내선|교환',
].join('|');

const NAMED = new RegExp(
  `^(.*[0-9)])[ ,;:.(\\[-]*(?:${WORDS})(?<=[^0-9])[ .:=]*([0-9]{1,7})#?[)\\]]?$`,
  'iu',
);
/** A pause followed by digits, the form in which phones store extensions: "+49 30 123456,12", ",,12", ";12". */
const PAUSED = /^([^,;]*[0-9)]) ?(?:[,;]|,{2,}|p) ?([0-9]{1,4})#?$/;

/**
 * Splits the input into the number, in a form that libphonenumber parses, and its extension.
 * @param isAmerican whether the region is in the North American plan
 */
export function normalizePhoneInput(text: string, isAmerican: boolean): PhoneInput {
  // The context of a local number in a link (RFC 3966), and WhatsApp's short links.
  const context = /;phone-context=(\+[0-9().-]+)/i.exec(text)?.[1] ?? '';
  const link = text.replace(/;(?!ext=)[a-z-]+=.*$/i, '');
  const plain = (context === '' || link.startsWith('+') ? link : context + link)
    .replace(/^(?:https?:\/\/)?wa\.me\/\+?(?=[0-9])/i, '+')
    // Waiting for a dial tone.
    .replace(/^0~(?=0)/, '0')
    .replace(/[\uFE62]/g, '+')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\+[+ ]+/, '+')
    .replace(/^\(\s*\+/, '+')
    .replace(/^\(00(?=[1-9])/, '00');
  const [, number, extension] = NAMED.exec(plain) ?? PAUSED.exec(plain) ?? [];
  if (number !== undefined && extension !== undefined)
    return { number, extension, isSpelled: false };
  const spelled = spellOut(plain, isAmerican);
  return { number: spelled, extension: '', isSpelled: spelled !== plain };
}

interface TwoNumbers {
  readonly first: string;
  readonly second: string;
  /** Both have seven digits, as numbers with their area have, which may be dialled without a country code. */
  readonly areLong: boolean;
}

/** Splits two numbers written after each other; undefined for a single number. */
export function splitTwoNumbers(number: string): TwoNumbers | undefined {
  const [, first, second] =
    /^(.*[0-9)]) ?(?:[/|,;&]|\b(?:or|and|oder|und|bzw|ou|et|y|o|e|of|en|lub)\b\.?) ?([+-]?[0-9(][0-9() .-]+)$/i.exec(
      number,
    ) ??
    /^(.*[0-9)]) (\+[0-9(][0-9() .-]+)$/.exec(number) ??
    [];
  if (first === undefined || second === undefined) return undefined;
  const areLong = [first, second].every((each) => /^(?:\D*\d){7}/.test(each));
  return { first, second, areLong };
}
