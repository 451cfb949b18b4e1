/** A new kind is one folder and one line a door: says by name what of it is missing. */
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../lib/domain/kind.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import type { KindDefinition } from '../../lib/kinds/shared/kind-definition.ts';
import { importsOf, sourceOf, sourcesOf } from '../sources.ts';

/** A file of a kind's room, the folder whose door it goes through, and which kinds have it. */
interface Part {
  readonly file: string;
  readonly door: string;
  readonly has: (row: KindDefinition) => boolean;
}

const PARTS: readonly Part[] = [
  { file: 'kind.ts', door: 'lib/kinds', has: () => true },
  { file: 'check.ts', door: 'lib/check', has: () => true },
  { file: 'lookup.ts', door: 'lib/api', has: (row) => row.lookup !== null },
  { file: 'record.ts', door: 'lib/record', has: (row) => row.lookup !== null },
  { file: 'find.ts', door: 'lib/detect', has: (row) => row.inText },
  { file: 'field.ts', door: 'lib/form', has: (row) => row.inFields },
];

/** What is not asked for yet: the lines in detect, and the whole of `field.ts`. `null`: nothing is let off. */
const LET_OFF: RegExp | null = null;

const files = new Set(sourcesOf('{lib,test}/**/*.{ts,tsx}'));

/** What stands at a door: the imports of the files directly in its folder. */
const doors = new Map(
  PARTS.map(({ door }) => {
    const own = [...files].filter((path) => path.slice(0, path.lastIndexOf('/')) === door);
    return [door, own.flatMap((path) => importsOf(sourceOf(path)))];
  }),
);

function missing(kind: string, row: KindDefinition): string[] {
  const lacks = PARTS.flatMap(({ file, door, has }) => {
    const path = `lib/kinds/${kind}/${file}`;
    const wanted = has(row);
    if (files.has(path) !== wanted) return wanted ? [path] : [`${path}, which its row denies`];
    const named = doors
      .get(door)
      ?.some(({ target, typeOnly }) => !typeOnly && target.endsWith(`/${kind}/${file}`));
    return wanted && !named ? [`the line for ${kind}/${file} in ${door}`] : [];
  });
  const test = `test/kinds/${kind}/check.test.ts`;
  return [...lacks, ...(files.has(test) ? [] : [test])].filter((lack) => !LET_OFF?.test(lack));
}

describe('a kind is whole', () => {
  it.each(KINDS)('%s', (kind) => {
    expect(missing(kind, KIND_DEFINITIONS[kind])).toEqual([]);
  });

  it('in every room, and in no other', () => {
    const rooms = [...files].flatMap((path) => /^lib\/kinds\/([^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(rooms)].sort()).toEqual([...KINDS].sort());
  });

  it('or what it lacks is named', () => {
    const row = { ...KIND_DEFINITIONS.email, inText: false, inFields: false };
    expect(missing('fax', row)).toEqual([
      'lib/kinds/fax/kind.ts',
      'lib/kinds/fax/check.ts',
      'lib/kinds/fax/lookup.ts',
      'lib/kinds/fax/record.ts',
      'test/kinds/fax/check.test.ts',
    ]);
    expect(missing('iban', { ...KIND_DEFINITIONS.iban, lookup: null })).toEqual([
      'lib/kinds/iban/lookup.ts, which its row denies',
      'lib/kinds/iban/record.ts, which its row denies',
    ]);
  });
});
