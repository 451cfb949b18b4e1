/** What each kind adds to the script that every page loads: the gzipped size of its finder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { ROUGH_FINDERS } from '../../../lib/values/detect/rough-detector.ts';

/** Bytes that a kind may add. */
const LIMIT = 300;

/** Kinds that are older than the limit, each with its own limit, which may only be lowered. */
const LARGER: Readonly<Record<string, number>> = {
  email: 1180,
  iban: 1035,
  vat: 1770,
  phone: 3760,
};

const path = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'lib',
  'values',
  'detect',
  'rough-detector.ts',
);
const source = readFileSync(path, 'utf8');

/** The items of ROUGH_FINDERS in source order, as written. */
const items = (/ROUGH_FINDERS: readonly Finder\[\] = \[([^\]]*)\]/.exec(source)?.[1] ?? '')
  .split(/,\n/)
  .map((item) => item.trim())
  .filter((item) => item !== '');

/** Bytes of the bundled rough detector, gzipped, without one of its finders. */
async function sizeWithout(item: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'without-one-finder',
        enforce: 'pre',
        transform: (code, id) => (id === path ? code.replace(`${item},`, '') : null),
      },
    ],
    build: {
      write: false,
      lib: { entry: path, formats: ['es'] },
      rolldownOptions: { output: { topLevelVar: false } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return gzipSync(first.output[0].code, { level: 9 }).length;
}

it('is measured for every finder', () => {
  expect(items).toHaveLength(ROUGH_FINDERS.length);
});

it.each(items.map((item, index) => [ROUGH_FINDERS[index]?.kind ?? '', item] as const))(
  '%s adds no more than it may',
  async (kind, item) => {
    const bytes = (await sizeWithout('')) - (await sizeWithout(item));
    const limit = LARGER[kind] ?? LIMIT;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(limit);
    // If a kind is more than a tenth below its limit, lower the limit.
    if (kind in LARGER) expect(bytes).toBeGreaterThan(limit * 0.9);
  },
);
