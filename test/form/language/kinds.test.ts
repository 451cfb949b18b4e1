/** The form engine names no kind: what it knows of them comes by the list in `kinds.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../lib/domain/kind.ts';
import { FIELD_RULES } from '../../../lib/form/language/kinds.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';

const DOOR = 'lib/form/language/kinds.ts';
const sources = globSync('lib/form/**/*.ts').map((path) => path.replaceAll('\\', '/'));
const NAMED = new RegExp(`(['"\`])(?:${KINDS.join('|')})\\1`, 'g');
const ROOM = new RegExp(`/kinds/(?:${KINDS.join('|')})/`, 'g');

describe('the form engine', () => {
  it('finds names of kinds where they are', () => {
    expect("if (kind === 'vat')".match(NAMED)).toEqual(["'vat'"]);
    expect("from '../kinds/vat/field.ts'".match(ROOM)).toEqual(['/kinds/vat/']);
    expect(sources.length).toBeGreaterThan(15);
  });

  it.each(sources)('%s', (path) => {
    const source = readFileSync(path, 'utf8');
    expect(source.match(NAMED) ?? []).toEqual([]);
    if (path !== DOOR) expect(source.match(ROOM) ?? []).toEqual([]);
  });

  it('knows all kinds that are looked for in fields, and no others', () => {
    expect(FIELD_RULES.map(({ kind }) => kind).sort()).toEqual(
      KINDS.filter((kind) => KIND_DEFINITIONS[kind].inFields).sort(),
    );
  });
});

describe('the words of a kind', () => {
  const rows = FIELD_RULES.flatMap(({ kind, words }) =>
    Object.entries(words).flatMap(([lang, row]) =>
      [row.names ?? '', row.parts ?? ''].map((list) => ({ kind, lang, list })),
    ),
  );
  it.each(rows)('$kind, $lang: no phrase is empty or stands twice', ({ list }) => {
    const phrases = list === '' ? [] : list.split('|');
    expect(phrases).not.toContain('');
    expect(phrases).toEqual([...new Set(phrases)]);
  });
});
