/** Vague words may not begin a comment or be a whole name. The number of remaining uses may only fall. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sourceOf, sourcesOf } from './sources.ts';
import { vagueWordsIn } from './words.ts';

/** File → number of vague words that it still has. `UPDATE_WORDS=1` lowers the numbers. */
const BASELINE = join(import.meta.dirname, 'words-baseline.json');
const known = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(BASELINE, 'utf8')));

const files = sourcesOf('{lib,components,entrypoints,test}/**/*.{ts,tsx,mjs}').filter(
  (path) => !path.startsWith('test/fixtures/') && !path.startsWith('test/frameworks/pages/'),
);
const found = new Map(files.map((path) => [path, vagueWordsIn(path, sourceOf(path))]));

if (process.env.UPDATE_WORDS) {
  const fewer = files.flatMap((path) => {
    const count = Math.min(known[path] ?? 0, found.get(path)?.length ?? 0);
    return count > 0 ? [[path, count] as const] : [];
  });
  writeFileSync(BASELINE, `${JSON.stringify(Object.fromEntries(fewer), null, 2)}\n`);
}

describe('vague words', () => {
  it('are found in comments and in names that the source declares', () => {
    const source = `/** One of many. */
// here it is
// and goes on
// here too
/* the left one */
const own = 1;
const { a: told, left = 2, ...bin } = own;
function turn(face: string, [wire]: string[]) { return face.desk; }
const rect = { left: 1, top: box.left };
interface Door { ears: string; left: number; onesie: string }
items.map((one) => one);
type Here = string;`;
    expect(vagueWordsIn('a.ts', source)).toEqual([
      '1: “one” begins a comment',
      '2: “here” begins a comment',
      '6: “own” is a name',
      '7: “told” is a name',
      '7: “left” is a name',
      '7: “bin” is a name',
      '8: “turn” is a name',
      '8: “face” is a name',
      '8: “wire” is a name',
      '10: “Door” is a name',
      '10: “ears” is a name',
      '11: “one” is a name',
      '12: “Here” is a name',
    ]);
  });

  it('are used in no file more often than the baseline allows', () => {
    const more = files.flatMap((path) => {
      const words = found.get(path) ?? [];
      return words.length > (known[path] ?? 0) ? words.map((text) => `${path}:${text}`) : [];
    });
    expect(more).toEqual([]);
  });

  it('have no outdated counts in the baseline (UPDATE_WORDS=1 writes new counts)', () => {
    const gone = Object.entries(known).filter(
      ([path, count]) => (found.get(path) ?? []).length < count,
    );
    expect(Object.fromEntries(gone)).toEqual({});
  });
});
