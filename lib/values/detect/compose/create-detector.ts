/**
 * The detector: text → findings. It reads a text once for its digit groups and at signs, and
 * searches for label words if a finder has any. Email addresses and labelled values are found
 * first. Then each run of digits is offered to the finders in order, and the first finding wins.
 * Linear time: no part of the text is read more than a bounded number of times.
 */
import type { Finding } from '../../domain/index.ts';
import type { Finder, FinderResult, TextScan } from '../../kinds/shared/finder.ts';
import {
  type DigitGroup,
  type DigitRun,
  digitRunAt,
  labelRangeStart,
  prefixLettersBefore,
  RunDigits,
  readDigitGroups,
  textRegionOf,
} from '../../text/index.ts';

export interface TextOptions {
  /** ISO 3166-1 alpha-2 region for national phone numbers and for VAT numbers without a prefix. */
  readonly region?: string | undefined;
  /** BCP 47 language of the page or block; implies the region if none is given. */
  readonly lang?: string | undefined;
}

/** Finds the values in running text, ordered and without overlaps; offsets are UTF-16 code units. */
export type Detect = (text: string, options?: TextOptions) => Finding[];

/** A text with its findings, and the places where more values may be. */
export interface ScannedText {
  readonly text: string;
  /** ISO 3166-1 alpha-2 region for national numbers; '' if unknown. */
  readonly region: string;
  readonly groups: readonly DigitGroup[];
  /** Offsets of the at signs, in order. */
  readonly atSigns: readonly number[];
  /** In order and without overlaps. */
  readonly findings: Finding[];
}

/**
 * Merges the labelled values of a text into its addresses, in order; where two overlap, the address
 * wins.
 */
export type AddLabelled = (text: string, addresses: Finding[]) => Finding[];

/** Adds to or replaces the findings of a text; the result is in order and without overlaps. */
export type CompleteFindings = (scan: ScannedText) => Finding[];

/** Runs with fewer digits are read only after a prefix. */
const FEW = 6;

/** The state while a text is read; finders see it as a `TextScan`. */
interface ScanState extends TextScan {
  previousEnd: number;
  labelStart: number;
  /** Like `previousEnd`, but ignores email addresses: a label may come before one. */
  labelFloor: number;
  readonly latestByKind: Partial<Record<Finding['kind'], Finding>>;
  readonly found: Finding[];
}

/** Adds a finding that begins with digits, or with letters or a plus sign before them. */
function addFinding(scan: ScanState, finding: Finding): void {
  addKnownFinding(scan, finding);
  scan.latestByKind[finding.kind] = finding;
  scan.labelFloor = finding.end;
}

/** Adds a finding made before the runs were read: an email address or a labelled value. */
function addKnownFinding(scan: ScanState, finding: Finding): void {
  scan.found.push(finding);
  scan.previousEnd = finding.end;
}

/** The first finding that a finder makes at a place; if there is none, the first mistyped span. */
function firstResult<R extends FinderResult>(
  finders: readonly Finder[],
  findWith: (finder: Finder) => R | undefined,
): R | null {
  let mistyped: R | null = null;
  for (const finder of finders) {
    const result = findWith(finder);
    if (result && 'kind' in result) return result;
    mistyped ??= result ?? null;
  }
  return mistyped;
}

/** The email addresses of a text in order, its at signs and its digit groups. */
function findAddresses(finders: readonly Finder[], text: string) {
  const addresses: Finding[] = [];
  const atSigns: number[] = [];
  let floor = 0;
  const groups = readDigitGroups(text, (sign) => {
    atSigns.push(sign.start);
    const address = firstResult(finders, (finder) => finder.aroundAtSign?.(text, sign, floor));
    if (!address) return 0;
    addresses.push(address);
    floor = address.end;
    return floor;
  });
  return { addresses, atSigns, groups };
}

function afterLetters(finders: readonly Finder[], scan: ScanState, run: DigitRun): FinderResult {
  const letters = prefixLettersBefore(scan.text, run.first.start, scan.previousEnd);
  // A country code has two letters.
  if (letters.codes.length < 2) return null;
  return firstResult(finders, (finder) => finder.atLetters?.(scan, run, letters));
}

function atBareDigits(finders: readonly Finder[], scan: ScanState, run: DigitRun): FinderResult {
  const { start, hasWordBefore } = run.first;
  scan.labelStart = hasWordBefore ? labelRangeStart(scan.text, start, scan.labelFloor) : start;
  return firstResult(finders, (finder) => finder.atDigits?.(scan, run));
}

/** The first finding at a run; if there is none, a mistyped span. */
function resultAt(finders: readonly Finder[], scan: ScanState, run: DigitRun): FinderResult {
  const { first, count } = run;
  return (
    (first.hasPlus ? firstResult(finders, (finder) => finder.atPlus?.(scan, run)) : null) ??
    (first.hasLetterBefore ? afterLetters(finders, scan, run) : null) ??
    (count < FEW ? null : atBareDigits(finders, scan, run))
  );
}

/** Index of the first group at or after `offset`, searching from index `from`. */
function groupFrom(groups: readonly DigitGroup[], from: number, offset: number): number {
  let groupIndex = from;
  while (groupIndex < groups.length && (groups[groupIndex]?.start ?? offset) < offset) groupIndex++;
  return groupIndex;
}

/** Index of the group at which the next value can begin, after a run at whose start there is none. */
function nextGroup(finders: readonly Finder[], scan: TextScan, run: DigitRun): number {
  let next = run.endIndex;
  // No value begins inside a run of one group.
  if (next === run.startIndex + 1) return next;
  for (const finder of finders) next = Math.min(next, finder.nextStart?.(scan, run) ?? next);
  return next;
}

/** Offers every run between the fixed findings to the finders. @returns all findings, in order */
function readRuns(
  finders: readonly Finder[],
  scan: ScanState,
  fixed: readonly Finding[],
): Finding[] {
  const { groups, found } = scan;
  let fixedIndex = 0;
  let groupIndex = 0;
  for (let run = digitRunAt(groups, groupIndex); run; run = digitRunAt(groups, groupIndex)) {
    const runStart = run.first.start;
    for (
      let passed = fixed[fixedIndex];
      passed && passed.end <= runStart;
      passed = fixed[++fixedIndex]
    ) {
      addKnownFinding(scan, passed);
    }
    const nextFixed = fixed[fixedIndex];
    if (nextFixed && nextFixed.start <= runStart) {
      groupIndex = groupFrom(groups, groupIndex, nextFixed.end);
      continue;
    }
    const result = resultAt(finders, scan, run);
    if (result === null) groupIndex = nextGroup(finders, scan, run);
    else if ('mistyped' in result) groupIndex = groupFrom(groups, groupIndex + 1, result.mistyped);
    else if (nextFixed && result.end > nextFixed.start) groupIndex = nextGroup(finders, scan, run);
    else {
      addFinding(scan, result);
      groupIndex = groupFrom(groups, groupIndex + 1, result.end);
    }
  }
  return [...found, ...fixed.slice(fixedIndex)];
}

/**
 * Creates a detector with these finders; where two match at the same place, the first wins.
 * @param complete adds to what the finders found
 * @param addLabelled reads the values after label words
 */
export function createDetector(
  finders: readonly Finder[],
  complete: CompleteFindings = ({ findings }) => findings,
  addLabelled: AddLabelled = (_text, addresses) => addresses,
): Detect {
  // Shared by all calls: they run one at a time, and each refills it.
  const digits = new RunDigits();
  return (text, { region: givenRegion, lang } = {}) => {
    const { addresses, atSigns, groups } = findAddresses(finders, text);
    const fixed = addLabelled(text, addresses);
    const region = textRegionOf(givenRegion, lang);
    const findings = readRuns(
      finders,
      {
        text,
        groups,
        digits,
        region,
        latestByKind: {},
        found: [],
        previousEnd: 0,
        labelStart: 0,
        labelFloor: 0,
      },
      fixed,
    );
    return complete({ text, region, groups, atSigns, findings });
  };
}
