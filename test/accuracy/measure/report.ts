/** The tables that `npm run accuracy` prints. */
import { ERRORS } from '../values/errors.ts';
import { GOAL_PARTS } from '../without-values/texts.ts';
import { type Alarm, alarmsPerMegabyte, type MeasuredAlarms, sourceOfAlarm } from './alarms.ts';
import {
  isInGoal,
  type MeasuredCorpus,
  type Outcome,
  rateOf,
  rightOnes,
  type Share,
  shareOf,
  wrongOnes,
} from './outcomes.ts';

const KINDS = ['iban', 'vat', 'bic', 'phone', 'email'] as const;
const CONTEXTS = ['label', 'column', 'none'] as const;

/** Formats rows in columns of equal width; the first column is aligned at its start. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const cellOf = (share: Share) =>
  share.of === 0 ? '' : `${share.count}/${share.of} ${(100 * rateOf(share)).toFixed(0)}%`;

const percent = (share: Share) =>
  `${(100 * rateOf(share)).toFixed(1)} % (${share.count} of ${share.of})`;

const isReported = ({ isRight }: Outcome) => isRight;

/** Reported wrong values: a row for each kind and error, a column for each context. */
function wrongRows(wrong: readonly Outcome[]): string[][] {
  return KINDS.flatMap((kind) => {
    const ofKind = wrong.filter(({ expected }) => expected.kind === kind);
    const row = (name: string, items: readonly Outcome[]) => [
      `${kind} ${name}`,
      ...CONTEXTS.map((context) =>
        cellOf(
          shareOf(
            items.filter(({ expected }) => expected.context === context),
            isReported,
          ),
        ),
      ),
      cellOf(shareOf(items, isReported)),
      cellOf(shareOf(items, ({ isCorrected }) => isCorrected)),
    ];
    return [
      row('all', ofKind),
      ...ERRORS.map((error) =>
        row(
          error,
          ofKind.filter(({ expected }) => expected.error === error),
        ),
      ),
    ].filter((cells) => cells[4] !== '');
  });
}

export function corpusTable(measured: MeasuredCorpus): string {
  const wrong = wrongOnes(measured);
  const right = rightOnes(measured);
  const rows = [
    ['reported wrong values', 'label', 'column', 'no label', 'all', 'corrected'],
    ...wrongRows(wrong),
  ];
  const bad = measured.extra.filter(({ verdict }) => verdict.standing === 'bad');
  return [
    columns(rows),
    '',
    `Wrong values reported: ${percent(shareOf(wrong, isReported))}; of those in the goal: ${percent(shareOf(wrong.filter(isInGoal), isReported))}`,
    `Corrections that are what was meant: ${percent(shareOf(wrong, ({ isCorrected }) => isCorrected))}`,
    `Right values accepted: ${percent(shareOf(right, isReported))}`,
    `Shown where nothing was planted: ${measured.extra.length}, of which called wrong: ${bad.length}`,
  ].join('\n');
}

/** Examples for each kind and error. */
const EXAMPLES = 3;

function missOf({ document, expected, shown }: Outcome): string {
  const { start, end, kind, error = 'right', context, meant } = expected;
  const around = document.text.slice(Math.max(0, start - 30), end + 12).replace(/\s+/g, ' ');
  const got = shown
    .map(({ verdict }) => `${verdict.kind} ${verdict.value} ${verdict.standing} ${verdict.reason}`)
    .join('; ');
  return `${kind} ${error} (${context}, ${document.name}): “${around}” meant ${meant}, shown: ${got || 'nothing'}`;
}

export function missesOf(measured: MeasuredCorpus): string {
  const seen = new Map<string, number>();
  const missed = measured.outcomes.filter((outcome) => {
    const { kind, error, context } = outcome.expected;
    const key = `${kind} ${error} ${context}`;
    if (outcome.isRight || (seen.get(key) ?? 0) >= EXAMPLES) return false;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return true;
  });
  const extra = measured.extra.slice(0, 40).map(({ document, start, end, verdict, evidence }) => {
    const around = document.text.slice(Math.max(0, start - 30), end + 10).replace(/\s+/g, ' ');
    return `extra (${evidence}, ${document.name}): ${verdict.kind} ${verdict.value} ${verdict.standing} in “${around}”`;
  });
  return [...missed.map(missOf).sort(), ...extra].join('\n');
}

const ALARM_EXAMPLES = 60;

const countsOf = (alarms: readonly Alarm[]) =>
  Object.entries(Object.groupBy(alarms, ({ verdict, evidence }) => `${verdict.kind}/${evidence}`))
    .map(([name, list]) => `${name} ${list?.length ?? 0}`)
    .join(', ');

const SOURCES = ['mistyped', 'pattern', 'guess'] as const;

export function alarmsTable(measured: MeasuredAlarms, withExamples: boolean): string {
  const { bytes, alarms } = measured;
  const rows = [...bytes].map(([part, size]) => {
    const shown = alarms.filter((alarm) => alarm.part === part);
    return [
      part,
      (size / 1e6).toFixed(2),
      ...SOURCES.map((source) => alarmsPerMegabyte(measured, [part], source).toFixed(1)),
      ((shown.length * 1e6) / size).toFixed(1),
      countsOf(shown.filter(({ isWrong }) => isWrong)),
    ];
  });
  const head = ['called wrong per MB', 'MB', ...SOURCES, 'all shown', 'kinds and evidence'];
  const goal = SOURCES.map(
    (source) => `${source} ${alarmsPerMegabyte(measured, GOAL_PARTS, source).toFixed(1)}`,
  );
  const examples = alarms
    .toSorted((a, b) => SOURCES.indexOf(sourceOfAlarm(a)) - SOURCES.indexOf(sourceOfAlarm(b)))
    .slice(0, ALARM_EXAMPLES)
    .map(
      ({ part, around, verdict, evidence }) =>
        `${part} (${evidence}): ${verdict.kind} ${verdict.value} ${verdict.standing} ${verdict.reason} in “${around}”`,
    );
  return [
    columns([head, ...rows]),
    `Per MB of ${GOAL_PARTS.join(', ')}: ${goal.join(', ')}`,
    ...(withExamples ? examples : []),
  ].join('\n');
}
