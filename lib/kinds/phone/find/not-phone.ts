/** Rules for digits that look like a phone number but are something else; too large for the always-on script. */
import { type DigitRun, matchEnd, SPACE_CLASS } from '../../../reading/scanning/index.ts';
import type { TextScan } from '../../shared/finder.ts';
import { labelPattern, matchesBefore } from './context.ts';
import { LONG_AREAS } from './exact-plans.ts';
import type { NumberingPlan } from './numbering-plan.ts';

const OTHER = labelPattern(
  '[§#№]|ord(?:er|re)|giro|item|track|confirm|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|r[eé]f|case|ticket|bestel|objedn|tilaus|encom|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|заказ|\\b(?:id|n[ro°])(?!\\p{L})|\\bv|version|c[oó]di[cg]|arti[kc]|\\bart|\\bpart|\\blot|steuer|zähler|\\bpp\\.|dossier|popul|sire|rcs|rpm|bce|nhs|abn|cpf|tfn',
);

/** Whether digits are in pairs where area codes are longer: in Germany, 09 13 29 30 is a series of numbers. */
const arePairs = ({ digits }: TextScan, plan: NumberingPlan | undefined) =>
  !!plan &&
  LONG_AREAS.has(plan.code) &&
  [1, 2, 3, 4].every((k) => digits.gap(k) === (k % 2 ? 0 : SPACE_CLASS));

/**
 * The number of a document: a year and a number in either order, with a slash between them. A short
 * number may precede it, such as the quantity in the column before.
 */
const DOCUMENT =
  /(?<!\d)(?:(?:[1-9]\d{0,2}[\s/]{1,9})?(?:19|20)\d\d ?\/ ?\d|[1-9]\d{0,6} ?\/ ?(?:19|20)\d\d(?![ -]?\d))/y;

/** Whether a label before a run, or its grouping, shows that it is not a phone number. */
export const isNotPhone = (scan: TextScan, { first }: DigitRun, plan: NumberingPlan | undefined) =>
  (scan.labelStart < first.start && matchesBefore(OTHER, scan.text, first.start)) ||
  arePairs(scan, plan) ||
  matchEnd(DOCUMENT, scan.text, first.start) >= 0;
