/** What reads and checks fields names no kind: traits in `kind.ts` and field rules tell kinds apart. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELD_RULES } from '../../../lib/form/language/kinds.ts';
import { KINDS } from '../../../lib/values/domain/kind.ts';

const KINDS_FILE = 'lib/form/language/kinds.ts';
const sources = globSync('lib/form/**/*.ts').map((path) => path.replaceAll('\\', '/'));
const NAMED = new RegExp(`(['"\`])(?:${KINDS.join('|')})\\1`, 'g');
const KIND_FOLDER = new RegExp(`/kinds/(?:${KINDS.join('|')})/`, 'g');

describe('the form engine', () => {
  it('has patterns that match names and folders of kinds', () => {
    expect("if (kind === 'vat')".match(NAMED)).toEqual(["'vat'"]);
    expect("from '../kinds/vat/field.ts'".match(KIND_FOLDER)).toEqual(['/kinds/vat/']);
    expect(sources.length).toBeGreaterThan(15);
  });

  it.each(sources)('names no kind in %s', (path) => {
    const source = readFileSync(path, 'utf8');
    expect(source.match(NAMED) ?? []).toEqual([]);
    if (path !== KINDS_FILE) expect(source.match(KIND_FOLDER) ?? []).toEqual([]);
  });
});

/** Address lists are of one kind (RFC 5322); mail programs name an attribute of their chips `email`. */
const NAMES_IN_FIELDS = new Set(['lib/page/field/address-list.ts', 'lib/page/field/chips.ts']);

describe('the fields of pages', () => {
  const files = globSync('lib/page/field/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NAMES_IN_FIELDS.has(path));

  it.each(files)('are no special case for a kind in %s', (path) => {
    expect(readFileSync(path, 'utf8').match(NAMED) ?? []).toEqual([]);
  });
});

describe('the words of a kind', () => {
  const rows = FIELD_RULES.flatMap(({ kind, words }) =>
    Object.entries(words).flatMap(([lang, row]) =>
      [row.names ?? '', row.parts ?? ''].map((list) => ({ kind, lang, list })),
    ),
  );
  it.each(rows)('$kind, $lang: has no empty or duplicate phrase', ({ list }) => {
    const phrases = list === '' ? [] : list.split('|');
    expect(phrases).not.toContain('');
    expect(phrases).toEqual([...new Set(phrases)]);
  });
});
