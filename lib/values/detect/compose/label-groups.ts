/** The labels of a text, grouped if they announce values together: "IBAN/BIC: … / …". */
import type { MistypedFinder } from '../../kinds/shared/mistyped-finder.ts';
import { createLabelMatcher, LABEL_REACH, type LabelMatch } from '../../text/index.ts';
import type { ScannedText } from './create-detector.ts';
import { labelRanges } from './labels.ts';

export type Label = LabelMatch<MistypedFinder>;

/** Labels with only punctuation and "and" between them. */
export interface LabelGroup {
  readonly labels: readonly Label[];
  /** UTF-16 offsets: `end` of the last label; `limit` is the start of the next group or the text's end. */
  readonly end: number;
  readonly limit: number;
}

/** Longest text between two labels of a group. */
const MAX_JOIN = 8;
const JOIN = /^[\s/|,;.:()&+–-]*(?:(?:und|and|et|e|y|i|en|ou|oder|or|o)\s+)?[\s(]*$/i;

const areJoined = (text: string, a: Label, b: Label) =>
  b.start - a.end <= MAX_JOIN && JOIN.test(text.slice(a.end, b.start));

/** Whether a label word is part of an address, even one without its @: kontakt@firma.de, kontakt91firma.de. */
const isInAddress = (text: string, { start, end }: Label) =>
  (!' :\n'.includes(text.charAt(end)) && ADDRESS_REST.test(text.slice(end, end + LABEL_REACH))) ||
  isAt(text.charCodeAt(start - 1));

const isAt = (code: number) => code === 64 || code === 0xff20;
/** The rest of a local part (RFC 5321) up to the @; or digits, a name and a top-level domain. */
const ADDRESS_REST = /^(?:[\p{Alpha}\p{N}._+-]*[@＠]|\d+\p{Alpha}[\p{IDC}-]*\.[a-z]{2,})/u;

/** Creates a function that lists the groups of labels of a text, in order. */
export function createLabelGroups(
  finders: readonly MistypedFinder[],
): (scan: ScannedText, digits: readonly number[], knowsCheckDigits: boolean) => LabelGroup[] {
  const labelsOf = createLabelMatcher(
    finders.flatMap((finder) => finder.labels.map((word) => [word, finder] as const)),
  );
  const proofs = Object.fromEntries(finders.map(({ kind, proof }) => [kind, proof]));
  return (scan, digits, knowsCheckDigits) => {
    const { text } = scan;
    const ranges = labelRanges(scan, digits, proofs, knowsCheckDigits);
    if (ranges.length === 0) return [];
    const groups: Label[][] = [];
    for (const label of labelsOf(text, ranges)) {
      if (isInAddress(text, label)) continue;
      const last = groups.at(-1)?.at(-1);
      if (last && areJoined(text, last, label)) groups.at(-1)?.push(label);
      else groups.push([label]);
    }
    return groups.map((labels, i) => ({
      labels,
      end: labels.at(-1)?.end ?? 0,
      limit: groups[i + 1]?.[0]?.start ?? text.length,
    }));
  };
}
