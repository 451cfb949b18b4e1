/** Every text that is shown to people is in the catalogue. */
import { describe, expect, it } from 'vitest';
import { sourceOf, sourcesOf } from '../sources.ts';
import { literalsIn } from './literals.ts';

/** Texts that may be shown without the catalogue, with the reason. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Examples of requests to the API.
  'lib/console/request/forms.ts': ['NL91ABNA0417164300', 'EUR', 'USD,GBP', '/v1/vat'],
  // The name of a program.
  'components/workbench/WorkbenchExport.tsx': ['Excel'],
};

describe('literals', () => {
  it('are found wherever they are shown', () => {
    const source = `const x = { headline: 'Bad', id: 'bad' };
      export const A = () => <p title="A title" className="two words">Hello {'there'} {y ? 'no' : x.id}</p>;
      const s = 'The number has too many digits.'; const t = \`Only \${n} values fit here.\`;`;
    const found = literalsIn('a.tsx', source);
    expect(found.pop()).toMatch(/^Only .* values fit here\.$/);
    expect(found).toEqual([
      'Bad',
      'A title',
      'Hello',
      'there',
      'no',
      'The number has too many digits.',
    ]);
  });

  it.each(
    sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx}').filter(
      (path) => !/^lib\/kinds\/\w+\/data\/|\.d\.ts$/.test(path),
    ),
  )('%s', (path) => {
    const allowed = ALLOWED[path] ?? [];
    expect(literalsIn(path, sourceOf(path)).filter((text) => !allowed.includes(text))).toEqual([]);
  });
});
