/** What says of bare digits that they are something else than a phone number: too much for the always-on script. */
import { type DigitRun, SPACE_CLASS } from '../../../reading/scanning/index.ts';
import type { TextScan } from '../../shared/finder.ts';
import { labelPattern, matchesBefore } from './context.ts';
import type { NumberingPlan } from './numbering-plan.ts';

const OTHER = labelPattern(
  '[§#№]|ord(?:er|re)|giro|item|track|confirm|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|r[eé]f|case|ticket|bestel|objedn|tilaus|encom|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|заказ|\\b(?:id|n[ro°])(?!\\p{L})|\\bv|version|c[oó]di[cg]|arti[kc]|\\bart|\\bpart|\\blot|steuer|zähler|\\bpp\\.|dossier|popul|sire|rcs|rpm|bce|nhs|abn|cpf|tfn',
);

/** Calling codes of plans whose area codes have two digits or more, behind the zero. */
const LONG_AREAS = new Set([40, 41, 44, 49, 55, 86, 90, 91, 380]);

/** Whether digits in pairs begin with none: 09 13 29 30 is a row of numbers in Germany. */
const arePairs = ({ digits }: TextScan, plan: NumberingPlan | undefined) =>
  !!plan &&
  LONG_AREAS.has(plan.code) &&
  [1, 2, 3, 4].every((k) => digits.gap(k) === (k % 2 ? 0 : SPACE_CLASS));

/** Whether a label right before a run, or how its digits stand, says that they are something else. */
export const isNotPhone = (scan: TextScan, { first }: DigitRun, plan: NumberingPlan | undefined) =>
  (scan.labelStart < first.start && matchesBefore(OTHER, scan.text, first.start)) ||
  arePairs(scan, plan);
