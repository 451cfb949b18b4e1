/**
 * The engine: text to findings. A text is read once for its groups of digits and its at signs, and searched
 * for label words if a kind has any; addresses and what stands behind labels come first. Then every run of
 * digits is put to the finders of what its surroundings can begin, and the first finding is it. Linear: what
 * is read around a place is bounded or never read twice.
 */
import type { Finding } from '../domain/index.ts';
import type { Finder, FinderResult, TextScan } from '../kinds/shared/finder.ts';
import { textRegionOf } from '../reading/regions/index.ts';
import {
  type DigitGroup,
  type DigitRun,
  digitRunAt,
  labelRangeStart,
  prefixLettersBefore,
  RunDigits,
  readDigitGroups,
} from '../reading/scanning/index.ts';
import { createLabelledReader } from './labelled-values.ts';

export interface TextOptions {
  /** ISO 3166-1 alpha-2 in which national phone numbers and bare VAT numbers are read. */
  readonly region?: string | undefined;
  /** BCP 47 language of the page or block; says the region where none is given. */
  readonly lang?: string | undefined;
}

/** The values in running text, ordered, without overlaps; offsets are UTF-16 code units. */
export type Detect = (text: string, options?: TextOptions) => Finding[];

/** Fewer digits make a number only behind a prefix. */
const FEW = 6;

/** The state of one text's reading, which the finders see as a `Scan`. */
interface ScanState extends TextScan {
  previousEnd: number;
  labelStart: number;
  /** As `floor`, addresses left out: a label can stand before one. */
  labelFloor: number;
  readonly latestByKind: Partial<Record<Finding['kind'], Finding>>;
  readonly found: Finding[];
}

/** Keeps what begins with digits or with the letters or sign before them. */
function addFinding(scan: ScanState, finding: Finding): void {
  addKnownFinding(scan, finding);
  scan.latestByKind[finding.kind] = finding;
  scan.labelFloor = finding.end;
}

/** Keeps what was found before: an address, or what stands behind a label. */
function addKnownFinding(scan: ScanState, finding: Finding): void {
  scan.found.push(finding);
  scan.previousEnd = finding.end;
}

/** What the finders are asked at each kind of place, those alone that answer there. */
function finderHooks(finders: readonly Finder[]) {
  return {
    atSign: finders.flatMap(({ aroundAtSign: atSign }) => atSign ?? []),
    atPlus: finders.flatMap(({ atPlus }) => atPlus ?? []),
    atLetters: finders.flatMap(({ atLetters }) => atLetters ?? []),
    atDigits: finders.flatMap(({ atDigits }) => atDigits ?? []),
    next: finders.flatMap(({ nextStart: next }) => next ?? []),
  };
}

type FinderHooks = ReturnType<typeof finderHooks>;

/** What the first of the asked finds; where none does, what the first takes for mistyped. */
function firstResult<A, B, C>(
  hooks: readonly ((a: A, b: B, c: C) => FinderResult)[],
  a: A,
  b: B,
  c: C,
): FinderResult {
  let mistyped: FinderResult = null;
  for (const find of hooks) {
    const result = find(a, b, c);
    if (result && 'kind' in result) return result;
    mistyped ??= result;
  }
  return mistyped;
}

/** The addresses of a text in order, and its groups of digits. */
function findAddresses({ atSign }: FinderHooks, text: string) {
  const addresses: Finding[] = [];
  let floor = 0;
  const groups = readDigitGroups(text, (sign) => {
    const address = firstResult(atSign, text, sign, floor);
    if (!address || !('kind' in address)) return 0;
    addresses.push(address);
    floor = address.end;
    return floor;
  });
  return { addresses, groups };
}

function afterLetters({ atLetters }: FinderHooks, scan: ScanState, run: DigitRun): FinderResult {
  const letters = prefixLettersBefore(scan.text, run.first.start, scan.previousEnd);
  // A country code has two.
  return letters.codes.length < 2 ? null : firstResult(atLetters, scan, run, letters);
}

function atBareDigits({ atDigits }: FinderHooks, scan: ScanState, run: DigitRun): FinderResult {
  const { start, hasWordBefore } = run.first;
  scan.labelStart = hasWordBefore ? labelRangeStart(scan.text, start, scan.labelFloor) : start;
  return firstResult(atDigits, scan, run, undefined);
}

/** What stands at a run: the first finding, else what is mistyped. */
function resultAt(hooks: FinderHooks, scan: ScanState, run: DigitRun): FinderResult {
  const { first, count } = run;
  return (
    (first.hasPlus ? firstResult(hooks.atPlus, scan, run, undefined) : null) ??
    (first.hasLetterBefore ? afterLetters(hooks, scan, run) : null) ??
    (count < FEW ? null : atBareDigits(hooks, scan, run))
  );
}

/** Place of the first group that begins at `offset` or behind it, from the one at `from` on. */
function groupFrom(groups: readonly DigitGroup[], from: number, offset: number): number {
  let groupIndex = from;
  while (groupIndex < groups.length && (groups[groupIndex]?.start ?? offset) < offset) groupIndex++;
  return groupIndex;
}

/** Place of the group at which the next number can begin, where none begins with the run. */
function nextGroup(hooks: FinderHooks, scan: TextScan, run: DigitRun): number {
  let next = run.endIndex;
  // Nothing begins inside a run of one group.
  if (next === run.startIndex + 1) return next;
  for (const find of hooks.next) next = Math.min(next, find(scan, run));
  return next;
}

/** Puts every run to the finders, between what was found before; all findings in order. */
function readRuns(hooks: FinderHooks, scan: ScanState, fixed: readonly Finding[]): Finding[] {
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
    const result = resultAt(hooks, scan, run);
    if (result === null) groupIndex = nextGroup(hooks, scan, run);
    else if ('mistyped' in result) groupIndex = groupFrom(groups, groupIndex + 1, result.mistyped);
    else if (nextFixed && result.end > nextFixed.start) groupIndex = nextGroup(hooks, scan, run);
    else {
      addFinding(scan, result);
      groupIndex = groupFrom(groups, groupIndex + 1, result.end);
    }
  }
  return [...found, ...fixed.slice(fixedIndex)];
}

/** What reads texts with these finders; of two that find something at the same place, the first has it. */
export function createDetector(finders: readonly Finder[]): Detect {
  const hooks = finderHooks(finders);
  const addLabelled = createLabelledReader(finders);
  // One text is read at a time, and nothing of it is left behind.
  const digits = new RunDigits();
  return (text, { region, lang } = {}) => {
    const { addresses, groups } = findAddresses(hooks, text);
    const fixed = addLabelled(text, addresses);
    if (groups.length === 0) return [...fixed];
    const scan = {
      text,
      groups,
      digits,
      region: textRegionOf(region, lang),
      latestByKind: {},
      found: [],
      previousEnd: 0,
      labelStart: 0,
      labelFloor: 0,
    };
    return readRuns(hooks, scan, fixed);
  };
}
