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
function addFinding(reading: ScanState, finding: Finding): void {
  addKnownFinding(reading, finding);
  reading.latestByKind[finding.kind] = finding;
  reading.labelFloor = finding.end;
}

/** Keeps what was found before: an address, or what stands behind a label. */
function addKnownFinding(reading: ScanState, finding: Finding): void {
  reading.found.push(finding);
  reading.previousEnd = finding.end;
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
  asked: readonly ((a: A, b: B, c: C) => FinderResult)[],
  a: A,
  b: B,
  c: C,
): FinderResult {
  let mistyped: FinderResult = null;
  for (const ask of asked) {
    const answer = ask(a, b, c);
    if (answer && 'kind' in answer) return answer;
    mistyped ??= answer;
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

function afterLetters({ atLetters }: FinderHooks, reading: ScanState, run: DigitRun): FinderResult {
  const letters = prefixLettersBefore(reading.text, run.first.start, reading.previousEnd);
  // A country code has two.
  return letters.codes.length < 2 ? null : firstResult(atLetters, reading, run, letters);
}

function atBareDigits({ atDigits }: FinderHooks, reading: ScanState, run: DigitRun): FinderResult {
  const { start, hasWordBefore: named } = run.first;
  reading.labelStart = named ? labelRangeStart(reading.text, start, reading.labelFloor) : start;
  return firstResult(atDigits, reading, run, undefined);
}

/** What stands at a run: the first finding, else what is mistyped. */
function resultAt(asked: FinderHooks, reading: ScanState, run: DigitRun): FinderResult {
  const { first, count } = run;
  return (
    (first.hasPlus ? firstResult(asked.atPlus, reading, run, undefined) : null) ??
    (first.hasLetterBefore ? afterLetters(asked, reading, run) : null) ??
    (count < FEW ? null : atBareDigits(asked, reading, run))
  );
}

/** Place of the first group that begins at `offset` or behind it, from the one at `from` on. */
function groupFrom(groups: readonly DigitGroup[], from: number, offset: number): number {
  let g = from;
  while (g < groups.length && (groups[g]?.start ?? offset) < offset) g++;
  return g;
}

/** Place of the group at which the next number can begin, where none begins with the run. */
function nextGroup(asked: FinderHooks, scan: TextScan, run: DigitRun): number {
  let next = run.endIndex;
  // Nothing begins inside a run of one group.
  if (next === run.startIndex + 1) return next;
  for (const ask of asked.next) next = Math.min(next, ask(scan, run));
  return next;
}

/** Puts every run to the finders, between what was found before; all findings in order. */
function readRuns(asked: FinderHooks, reading: ScanState, fixed: readonly Finding[]): Finding[] {
  const { groups, found } = reading;
  let known = 0;
  let g = 0;
  for (let run = digitRunAt(groups, g); run; run = digitRunAt(groups, g)) {
    const at = run.first.start;
    for (let past = fixed[known]; past && past.end <= at; past = fixed[++known]) {
      addKnownFinding(reading, past);
    }
    const ahead = fixed[known];
    if (ahead && ahead.start <= at) {
      g = groupFrom(groups, g, ahead.end);
      continue;
    }
    const answer = resultAt(asked, reading, run);
    if (answer === null) g = nextGroup(asked, reading, run);
    else if ('mistyped' in answer) g = groupFrom(groups, g + 1, answer.mistyped);
    else if (ahead && answer.end > ahead.start) g = nextGroup(asked, reading, run);
    else {
      addFinding(reading, answer);
      g = groupFrom(groups, g + 1, answer.end);
    }
  }
  return [...found, ...fixed.slice(known)];
}

/** What reads texts with these finders; of two that find something at the same place, the first has it. */
export function createDetector(finders: readonly Finder[]): Detect {
  const asked = finderHooks(finders);
  const addLabelled = createLabelledReader(finders);
  // One text is read at a time, and nothing of it is left behind.
  const digits = new RunDigits();
  return (text, { region, lang } = {}) => {
    const { addresses, groups } = findAddresses(asked, text);
    const fixed = addLabelled(text, addresses);
    if (groups.length === 0) return [...fixed];
    const reading = {
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
    return readRuns(asked, reading, fixed);
  };
}
