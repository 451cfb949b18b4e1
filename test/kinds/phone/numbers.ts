import {
  type CountryCode,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { detect, readCellAs } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { dice } from '../../bench/texts.ts';
import { checkPhone } from '../checked.ts';

/** Random numbers of a region that begin with some digits, as `count` national numbers at most. */
export function numbersOf(region: CountryCode, beginning: string, count: number): string[] {
  const roll = dice(7);
  const metadata = new Metadata();
  metadata.selectNumberingPlan(region);
  const lengths = (metadata.numberingPlan?.possibleLengths() ?? []).filter((length) => length > 6);
  const found = new Set<string>();
  for (let k = 0; lengths.length > 0 && k < 400 && found.size < count; k++) {
    const length = lengths[k % lengths.length] ?? 0;
    const rest = Array.from({ length }, () => roll(10)).join('');
    const national = (beginning + rest).slice(0, length);
    const parsed = parsePhoneNumberFromString(`+${getCountryCallingCode(region)}${national}`);
    const isUsual = /^(?:FIXED|MOBILE)/.test(parsed?.getType() ?? '');
    if (isUsual && parsed?.country === region && parsed.nationalNumber === national)
      found.add(national);
  }
  return [...found];
}

/** The values that the check makes of what each detector finds after a label, and of a cell. */
export const inText = (typed: string, region: string) =>
  [
    detect(`Tel: ${typed}`, { region })[0],
    detectCandidates(`Tel: ${typed}`, { region })[0],
    readCellAs('phone', typed, { region }),
  ].map((found) => found && checkPhone(region, found.value).value);
