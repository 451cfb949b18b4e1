/**
 * Translations that are older than their English message are listed, and not shown if they could be
 * wrong about something important.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allPackFiles, freshnessOf, noteReviewed } from '../../lib/build/index.ts';
import type { LanguagePack } from '../../lib/texts/locale.ts';

let root: string;

const write = (language: string, area: string, messages: object) => {
  mkdirSync(join(root, language), { recursive: true });
  writeFileSync(join(root, language, `${area}.json`), JSON.stringify(messages));
};
const described = (message: string, about?: 'money' | 'validity') => ({
  message,
  description: 'Made up.',
  ...(about ? { about } : {}),
});
const ENGLISH = {
  close: described('Close'),
  price: described('You pay {count, plural, one {# credit} other {# credits}}', 'money'),
  bad: described('Bad', 'validity'),
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fieldmark-texts-'));
  write('en', 'line', ENGLISH);
  write('en', 'gone', { reload: described('Reload') });
  write('de', 'line', { close: 'Schließen', price: '{count, number} Credits', bad: 'Falsch' });
  write('de', 'gone', { reload: 'Neu laden' });
  await noteReviewed('de', undefined, root);
});
afterEach(() => rmSync(root, { recursive: true }));

const german = async (): Promise<LanguagePack> => {
  const file = (await allPackFiles(root)).find(({ path }) => path === 'texts/de.json');
  return JSON.parse(file?.text ?? '') as LanguagePack;
};

it('is fresh after a review, and stale once the English message has changed', async () => {
  const fresh = { stale: [], missing: [], toTranslate: [], withheld: [] };
  expect(await freshnessOf('de', root)).toEqual(fresh);
  const price = described('You will be billed {count, number} credits', 'money');
  write('en', 'line', { ...ENGLISH, close: described('Dismiss'), price, open: described('Open') });
  expect(await freshnessOf('de', root)).toEqual({
    stale: ['line.close', 'line.price'],
    missing: ['line.open'],
    toTranslate: [],
    withheld: ['line.price'],
  });
});

it.each(['line.open', 'line'])(
  'is English only, and not missing, if %s is listed as new',
  async (name) => {
    writeFileSync(join(root, 'to-translate.json'), JSON.stringify([name]));
    write('en', 'line', { ...ENGLISH, open: described('Open') });
    const expected = { missing: [], toTranslate: ['line.open'] };
    expect(await freshnessOf('de', root)).toMatchObject(expected);
  },
);

it('stays fresh if only the description has changed', async () => {
  write('en', 'line', { ...ENGLISH, price: { ...ENGLISH.price, description: 'Another.' } });
  expect((await freshnessOf('de', root)).stale).toEqual([]);
});

it('is stale if nobody has reviewed it', async () => {
  rmSync(join(root, 'de', 'made-from.txt'));
  expect((await freshnessOf('de', root)).stale).toHaveLength(4);
});

it('is left out of the build if it is stale and about money or validity', async () => {
  const changed = {
    close: described('Dismiss'),
    price: described('You are billed {count, number} credits', 'money'),
    bad: described('Not usable', 'validity'),
  };
  write('en', 'line', changed);
  const pack = await german();
  expect(Object.keys(pack.areas.line ?? {})).toEqual(['close']);
  expect(Object.keys(pack.areas.gone ?? {})).toEqual(['reload']);
});

it('is shown again after a review of its area, which does not change the hashes of other areas', async () => {
  write('en', 'line', { ...ENGLISH, bad: described('Not usable', 'validity') });
  write('en', 'gone', { reload: described('Load again') });
  await noteReviewed('de', 'line', root);
  expect(Object.keys((await german()).areas.line ?? {})).toEqual(['close', 'price', 'bad']);
  expect((await freshnessOf('de', root)).stale).toEqual(['gone.reload']);
});

it('has a sorted line for each message, and none for messages that English no longer has', async () => {
  write('en', 'line', { close: described('Close') });
  write('de', 'line', { close: 'Schließen' });
  await noteReviewed('de', undefined, root);
  const text = readFileSync(join(root, 'de', 'made-from.txt'), 'utf8');
  expect(text).toMatch(/^gone\.reload [0-9a-f]{8}\nline\.close [0-9a-f]{8}\n$/);
});
