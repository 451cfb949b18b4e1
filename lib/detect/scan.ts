/**
 * The engine: text to findings. A text is read once for its groups of digits and its at signs, and searched
 * for label words if a kind has any; addresses and what stands behind labels come first. Then every run of
 * digits is put to the finders of what its surroundings can begin, and the first finding is it. Linear: what
 * is read around a place is bounded or never read twice.
 */
import type { Finding } from '../finding.ts';
import type { Answer, Finder, Scan } from '../kinds/finder.ts';
import { type Group, readGroups } from '../reading/digit-groups.ts';
import { Digits, type Run, runAt } from '../reading/digit-run.ts';
import { wordsBefore } from '../reading/labels.ts';
import { lettersBefore } from '../reading/letters.ts';
import { regionOf } from '../reading/region-of-language.ts';
import { labelledReader } from './labelled.ts';

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

/** The finders to ask at each kind of place. */
type Asked = Readonly<Record<Exclude<keyof Finder, 'kind' | 'labelled'>, readonly Finder[]>>;

const byPlace = (finders: readonly Finder[]): Asked => ({
  atSign: finders.filter(({ atSign }) => atSign),
  atPlus: finders.filter(({ atPlus }) => atPlus),
  atLetters: finders.filter(({ atLetters }) => atLetters),
  atDigits: finders.filter(({ atDigits }) => atDigits),
  next: finders.filter(({ next }) => next),
});

/** The state of one text's reading, which the finders see as a `Scan`. */
class TextScan implements Scan {
  readonly text: string;
  readonly groups: readonly Group[];
  readonly region: string;
  readonly digits: Digits;
  readonly latest: Partial<Record<Finding['kind'], Finding>> = {};
  readonly found: Finding[] = [];
  floor = 0;
  words = 0;
  /** As `floor`, addresses left out: a label can stand before one. */
  labelFloor = 0;

  constructor(text: string, groups: readonly Group[], region: string, digits: Digits) {
    this.text = text;
    this.groups = groups;
    this.region = region;
    this.digits = digits;
  }

  /** Keeps what begins with digits or with the letters or sign before them. */
  keep(finding: Finding): void {
    this.found.push(finding);
    this.latest[finding.kind] = finding;
    this.floor = this.labelFloor = finding.end;
  }

  /** Keeps what was found before: an address, or what stands behind a label. */
  keepFixed(finding: Finding): void {
    this.found.push(finding);
    this.floor = finding.end;
  }
}

/** The addresses of a text in order, and its groups of digits. */
function firstLook({ atSign }: Asked, text: string) {
  const addresses: Finding[] = [];
  let floor = 0;
  const groups = readGroups(text, (sign) => {
    for (const finder of atSign) {
      const address = finder.atSign?.(text, sign, floor);
      if (!address) continue;
      addresses.push(address);
      floor = address.end;
      return floor;
    }
    return 0;
  });
  return { addresses, groups };
}

const isFinding = (answer: Answer): answer is Finding => answer !== null && 'kind' in answer;

function afterPlus({ atPlus }: Asked, scan: TextScan, run: Run): Answer {
  for (const finder of atPlus) {
    const finding = finder.atPlus?.(scan, run);
    if (finding) return finding;
  }
  return null;
}

function afterLetters({ atLetters }: Asked, scan: TextScan, run: Run): Answer {
  const letters = lettersBefore(scan.text, run.first.start, scan.floor);
  // A country code has two.
  if (letters.count < 2) return null;
  let mistyped: Answer = null;
  for (const finder of atLetters) {
    const answer = finder.atLetters?.(scan, run, letters) ?? null;
    if (isFinding(answer)) return answer;
    mistyped ??= answer;
  }
  return mistyped;
}

function atBareDigits({ atDigits }: Asked, scan: TextScan, run: Run): Answer {
  const { start, named } = run.first;
  scan.words = named ? wordsBefore(scan.text, start, scan.labelFloor) : start;
  for (const finder of atDigits) {
    const finding = finder.atDigits?.(scan, run);
    if (finding) return finding;
  }
  return null;
}

/** What stands at a run: the first finding, else what is mistyped. */
function answerAt(asked: Asked, scan: TextScan, run: Run): Answer {
  const { first, count } = run;
  return (
    (first.plus ? afterPlus(asked, scan, run) : null) ??
    (first.prefixed ? afterLetters(asked, scan, run) : null) ??
    (count < FEW ? null : atBareDigits(asked, scan, run))
  );
}

/** Place of the first group that begins at `offset` or behind it, from the one at `from` on. */
function groupFrom(groups: readonly Group[], from: number, offset: number): number {
  let g = from;
  while (g < groups.length && (groups[g]?.start ?? offset) < offset) g++;
  return g;
}

/** Place of the group at which the next number can begin, where none begins with the run. */
function nextGroup(asked: Asked, scan: Scan, run: Run): number {
  let next = run.behind;
  // Nothing begins inside a run of one group.
  if (next === run.from + 1) return next;
  for (const finder of asked.next) next = Math.min(next, finder.next?.(scan, run) ?? next);
  return next;
}

/** Puts every run to the finders, between what was found before; all findings in order. */
function readRuns(asked: Asked, scan: TextScan, fixed: readonly Finding[]): Finding[] {
  const { groups } = scan;
  let known = 0;
  let g = 0;
  for (let run = runAt(groups, g); run; run = runAt(groups, g)) {
    const at = run.first.start;
    for (let past = fixed[known]; past && past.end <= at; past = fixed[++known]) {
      scan.keepFixed(past);
    }
    const ahead = fixed[known];
    if (ahead && ahead.start <= at) {
      g = groupFrom(groups, g, ahead.end);
      continue;
    }
    const answer = answerAt(asked, scan, run);
    if (answer === null) g = nextGroup(asked, scan, run);
    else if ('mistyped' in answer) g = groupFrom(groups, g + 1, answer.mistyped);
    else if (ahead && answer.end > ahead.start) g = nextGroup(asked, scan, run);
    else {
      scan.keep(answer);
      g = groupFrom(groups, g + 1, answer.end);
    }
  }
  return known < fixed.length ? scan.found.concat(fixed.slice(known)) : scan.found;
}

/** What reads texts with these finders; of two that find something at the same place, the first has it. */
export function detector(finders: readonly Finder[]): Detect {
  const asked = byPlace(finders);
  const addLabelled = labelledReader(finders);
  // One text is read at a time, and nothing of it is left behind.
  const digits = new Digits();
  return (text, { region, lang } = {}) => {
    const { addresses, groups } = firstLook(asked, text);
    const fixed = addLabelled(text, addresses);
    if (groups.length === 0) return [...fixed];
    return readRuns(asked, new TextScan(text, groups, regionOf(region, lang), digits), fixed);
  };
}
