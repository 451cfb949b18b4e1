import type { Finding } from '../kinds.ts';
import { ALNUM, CLASS, classAt, codeAt, DASH, DIGIT, DOT, GONE, LOWER, SLASH, SPACE } from './fold.ts';
import type { Knowledge } from './knowledge.ts';
import { VAT_FORMS } from './vat-table.ts';

const FORMS = new Map(VAT_FORMS.split(' ').map((row) => [row.slice(0, 2), row.slice(2)]));
const compiled = new Map<string, RegExp[]>();

function formsOf(country: string): RegExp[] {
  let forms = compiled.get(country);
  if (!forms) {
    forms = (FORMS.get(country) ?? '').split('|').map((form) => {
      const source = form
        .replace(/\d+/g, '\\d{$&}')
        .replace(/x/g, '[A-Z\\d]')
        .replace(/l/g, '[A-Z]');
      return new RegExp(`^${source}`);
    });
    compiled.set(country, forms);
  }
  return forms;
}

const LONGEST = 14;
const GAP = 3;
const ends = new Int32Array(LONGEST);

/** Where the number ends that last had the form of a VAT number and other check digits; 0: none. */
export let vatMisfit = 0;

/** Letters and digits from `at` on, over separators, upper case; `ends` gets each one's end offset. */
let lastText = '';
let lastAt = -1;
let last = '';

function gather(text: string, at: number): string {
  // A label tries several countries at one place.
  if (at === lastAt && text === lastText) return last;
  let compact = '';
  for (let i = at, gap = 0; compact.length < LONGEST; i++) {
    const code = codeAt(text, i);
    const type = CLASS[code] ?? 0;
    if (type & ALNUM && code < GONE) {
      // A word that follows.
      if (gap && type & LOWER) break;
      ends[compact.length] = i + 1;
      compact += String.fromCharCode(type & LOWER ? code - 32 : code);
      gap = 0;
    } else if (
      !(type & (SPACE | DASH | DOT | SLASH)) &&
      code !== GONE &&
      code !== 9 &&
      (code !== 44 || classAt(text, i + 1) !== DIGIT)
    )
      break;
    else if (++gap > GAP) break;
  }
  lastText = text;
  lastAt = at;
  last = compact;
  return compact;
}

/**
 * The VAT number of a country whose part after the prefix begins at `body`; the finding begins at
 * `start`. `shortest` is the least number of characters after the prefix.
 */
export function vatAt(
  text: string,
  start: number,
  body: number,
  country: string,
  shortest: number,
  knowledge: Knowledge,
): Finding | null {
  const compact = gather(text, body);
  const prefix = country === 'GR' ? 'EL' : country;
  vatMisfit = 0;
  for (const form of formsOf(country)) {
    const found = form.exec(compact)?.[0];
    if (!found || found.length < shortest) continue;
    const end = ends[found.length - 1] ?? 0;
    let next = end;
    while (codeAt(text, next) === GONE && next < end + GAP) next++;
    if (classAt(text, next) & ALNUM) continue;
    // Numbers of the older form have since been given a zero; in Greece it gets lost.
    const whole = found.length === (prefix === 'BE' ? 9 : prefix === 'EL' ? 8 : 0) ? `0${found}` : found;
    if (knowledge.vatFits(country === 'XI' ? 'GB' : prefix, country === 'CH' ? found.slice(1, 10) : whole))
      return { kind: 'vat', start, end, raw: text.slice(start, end), value: prefix + whole };
    vatMisfit = end;
  }
  return null;
}
