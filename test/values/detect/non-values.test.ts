import { expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { nonValues } from './non-values.ts';

/**
 * Most findings allowed in lines without a value. The remaining ones could just as well be values:
 * "RAL 039 15 11" in Germany, eleven digits after an identifier of another country.
 */
const MOST = 110;

const LINES = nonValues(20_000);

it.each([
  ['the exact detector', detect],
  ['the page detector', detectCandidates],
] as const)('marks few lines without a value, with %s', (_name, find) => {
  const marks = LINES.flatMap(({ text, region }) =>
    find(text, { region })
      .filter(({ kind, value }) => checkValue(kind, value, { region }).standing !== 'bad')
      .map(({ raw }) => `${raw} in ${text} (${region})`),
  );
  expect(LINES.length).toBeGreaterThanOrEqual(20_000);
  expect(marks.length, marks.join('\n')).toBeLessThan(MOST);
});
