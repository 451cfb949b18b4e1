import { expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import { detect } from '../../lib/detect/index.ts';
import { detectCandidates } from '../../lib/detect/page-detector.ts';
import { nonValues } from './non-values.ts';

/**
 * Most findings in lines without a value. The rest are numbers that could be values as well: "RAL
 * 039 15 11" in Germany, eleven digits after an id of another country.
 */
const MOST = 110;

const LINES = nonValues(20_000);

it.each([
  ['all that is known', detect],
  ['what a page knows', detectCandidates],
] as const)('marks few lines without a value, with %s', (_name, find) => {
  const marks = LINES.flatMap(({ text, region }) =>
    find(text, { region })
      .filter(({ kind, value }) => checkValue(kind, value, { region }).standing !== 'bad')
      .map(({ raw }) => `${raw} in ${text} (${region})`),
  );
  expect(LINES.length).toBeGreaterThanOrEqual(20_000);
  expect(marks.length, marks.join('\n')).toBeLessThan(MOST);
});
