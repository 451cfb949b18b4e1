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

/** The state of one text's reading, which the finders see as a `Scan`. */
interface Reading extends Scan {
  floor: number;
  words: number;
  /** As `floor`, addresses left out: a label can stand before one. */
  labelFloor: number;
  readonly latest: Partial<Record<Finding['kind'], Finding>>;
  readonly found: Finding[];
}

/** Keeps what begins with digits or with the letters or sign before them. */
function keep(reading: Reading, finding: Finding): void {
  keepFixed(reading, finding);
  reading.latest[finding.kind] = finding;
  reading.labelFloor = finding.end;
}

/** Keeps what was found before: an address, or what stands behind a label. */
function keepFixed(reading: Reading, finding: Finding): void {
  reading.found.push(finding);
  reading.floor = finding.end;
}

/** What the finders are asked at each kind of place, those alone that answer there. */
function questions(finders: readonly Finder[]) {
  return {
    atSign: finders.flatMap(({ atSign }) => atSign ?? []),
    atPlus: finders.flatMap(({ atPlus }) => atPlus ?? []),
    atLetters: finders.flatMap(({ atLetters }) => atLetters ?? []),
    atDigits: finders.flatMap(({ atDigits }) => atDigits ?? []),
    next: finders.flatMap(({ next }) => next ?? []),
  };
}

type Questions = ReturnType<typeof questions>;

/** What the first of the asked finds; where none does, what the first takes for mistyped. */
function firstAnswer<A, B, C>(
  asked: readonly ((a: A, b: B, c: C) => Answer)[],
  a: A,
  b: B,
  c: C,
): Answer {
  let mistyped: Answer = null;
  for (const ask of asked) {
    const answer = ask(a, b, c);
    if (answer && 'kind' in answer) return answer;
    mistyped ??= answer;
  }
  return mistyped;
}

/** The addresses of a text in order, and its groups of digits. */
function firstLook({ atSign }: Questions, text: string) {
  const addresses: Finding[] = [];
  let floor = 0;
  const groups = readGroups(text, (sign) => {
    const address = firstAnswer(atSign, text, sign, floor);
    if (!address || !('kind' in address)) return 0;
    addresses.push(address);
    floor = address.end;
    return floor;
  });
  return { addresses, groups };
}

function afterLetters({ atLetters }: Questions, reading: Reading, run: Run): Answer {
  const letters = lettersBefore(reading.text, run.first.start, reading.floor);
  // A country code has two.
  return letters.codes.length < 2 ? null : firstAnswer(atLetters, reading, run, letters);
}

function atBareDigits({ atDigits }: Questions, reading: Reading, run: Run): Answer {
  const { start, named } = run.first;
  reading.words = named ? wordsBefore(reading.text, start, reading.labelFloor) : start;
  return firstAnswer(atDigits, reading, run, undefined);
}

/** What stands at a run: the first finding, else what is mistyped. */
function answerAt(asked: Questions, reading: Reading, run: Run): Answer {
  const { first, count } = run;
  return (
    (first.plus ? firstAnswer(asked.atPlus, reading, run, undefined) : null) ??
    (first.prefixed ? afterLetters(asked, reading, run) : null) ??
    (count < FEW ? null : atBareDigits(asked, reading, run))
  );
}

/** Place of the first group that begins at `offset` or behind it, from the one at `from` on. */
function groupFrom(groups: readonly Group[], from: number, offset: number): number {
  let g = from;
  while (g < groups.length && (groups[g]?.start ?? offset) < offset) g++;
  return g;
}

/** Place of the group at which the next number can begin, where none begins with the run. */
function nextGroup(asked: Questions, scan: Scan, run: Run): number {
  let next = run.behind;
  // Nothing begins inside a run of one group.
  if (next === run.from + 1) return next;
  for (const ask of asked.next) next = Math.min(next, ask(scan, run));
  return next;
}

/** Puts every run to the finders, between what was found before; all findings in order. */
function readRuns(asked: Questions, reading: Reading, fixed: readonly Finding[]): Finding[] {
  const { groups, found } = reading;
  let known = 0;
  let g = 0;
  for (let run = runAt(groups, g); run; run = runAt(groups, g)) {
    const at = run.first.start;
    for (let past = fixed[known]; past && past.end <= at; past = fixed[++known]) {
      keepFixed(reading, past);
    }
    const ahead = fixed[known];
    if (ahead && ahead.start <= at) {
      g = groupFrom(groups, g, ahead.end);
      continue;
    }
    const answer = answerAt(asked, reading, run);
    if (answer === null) g = nextGroup(asked, reading, run);
    else if ('mistyped' in answer) g = groupFrom(groups, g + 1, answer.mistyped);
    else if (ahead && answer.end > ahead.start) g = nextGroup(asked, reading, run);
    else {
      keep(reading, answer);
      g = groupFrom(groups, g + 1, answer.end);
    }
  }
  return [...found, ...fixed.slice(known)];
}

/** What reads texts with these finders; of two that find something at the same place, the first has it. */
export function detector(finders: readonly Finder[]): Detect {
  const asked = questions(finders);
  const addLabelled = labelledReader(finders);
  // One text is read at a time, and nothing of it is left behind.
  const digits = new Digits();
  return (text, { region, lang } = {}) => {
    const { addresses, groups } = firstLook(asked, text);
    const fixed = addLabelled(text, addresses);
    if (groups.length === 0) return [...fixed];
    const reading = {
      text,
      groups,
      digits,
      region: regionOf(region, lang),
      latest: {},
      found: [],
      floor: 0,
      words: 0,
      labelFloor: 0,
    };
    return readRuns(asked, reading, fixed);
  };
}
