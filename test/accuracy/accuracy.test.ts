/** Accuracy on a corpus of a size that takes seconds; `npm run accuracy` measures the whole corpus. */
import { beforeAll, describe, expect, it } from 'vitest';
import { corpusTexts } from './corpus.ts';
import { alarmsPerMegabyte, measureAlarms } from './measure/alarms.ts';
import {
  isInGoal,
  type MeasuredCorpus,
  measureCorpus,
  rateOf,
  rightOnes,
  shareOf,
  wrongOnes,
} from './measure/outcomes.ts';
import { readPage, readPasted } from './measure/readers.ts';
import { missesOf } from './measure/report.ts';
import { THRESHOLDS } from './thresholds.ts';
import { GOAL_PARTS, textsWithoutValues } from './without-values/texts.ts';

const ROUNDS = 2;
const SIZE = 1e6;

const documents = corpusTexts(ROUNDS);
const plain = textsWithoutValues(SIZE);

describe.each([
  ['pasted text', readPasted, readPasted, THRESHOLDS.pasted, documents],
  [
    'blocks of a page',
    readPage,
    readPage,
    THRESHOLDS.page,
    // Columns of tables are read by the page's scan, which is not part of this test.
    documents.filter(({ genre }) => genre !== 'suppliers'),
  ],
])('values in %s', (_name, read, readPlain, least, texts) => {
  let measured: MeasuredCorpus;
  beforeAll(async () => {
    measured = await measureCorpus(texts, read);
  });

  it('reports wrong values', () => {
    const wrong = wrongOnes(measured);
    const isReported = ({ isRight }: { readonly isRight: boolean }) => isRight;
    const reported = rateOf(shareOf(wrong.filter(isInGoal), isReported));
    expect(wrong.length).toBeGreaterThan(200);
    expect(reported, missesOf(measured)).toBeGreaterThanOrEqual(least.reported);
    expect(rateOf(shareOf(wrong, isReported))).toBeGreaterThanOrEqual(least.reportedOfAll);
    const corrected = rateOf(shareOf(wrong, ({ isCorrected }) => isCorrected));
    expect(corrected).toBeGreaterThanOrEqual(least.corrected);
  });

  it('accepts right values', () => {
    const right = rightOnes(measured);
    expect(right.length).toBeGreaterThan(200);
    const accepted = rateOf(shareOf(right, ({ isRight }) => isRight));
    expect(accepted, missesOf(measured)).toBeGreaterThanOrEqual(least.accepted);
  });

  it('raises few false alarms in text without values', async () => {
    const alarms = await measureAlarms(plain, readPlain);
    const examples = alarms.alarms
      .filter(({ isWrong, evidence }) => isWrong && evidence !== 'pattern')
      .slice(0, 30)
      .map(({ verdict, around }) => `${verdict.kind} ${verdict.value} in “${around}”`);
    const rate = alarmsPerMegabyte(alarms, GOAL_PARTS, 'mistyped');
    expect(rate, examples.join('\n')).toBeLessThanOrEqual(least.alarmsPerMegabyte);
    const labels = alarmsPerMegabyte(alarms, ['labels'], 'mistyped');
    expect(labels, examples.join('\n')).toBeLessThanOrEqual(least.labelAlarmsPerMegabyte);
    const patterns = alarmsPerMegabyte(alarms, GOAL_PARTS, 'pattern');
    expect(patterns).toBeLessThanOrEqual(least.patternAlarmsPerMegabyte);
    const guesses = alarmsPerMegabyte(alarms, GOAL_PARTS, 'guess');
    expect(guesses).toBeLessThanOrEqual(least.guessAlarmsPerMegabyte);
  });
});
