import { expect, it } from 'vitest';
import { MAX_FOUND, MAX_UNREAD } from '../../../lib/service/values/text-parser.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { ibans } from '../../ibans.ts';
import { createWorld, page, replyOf, settingsOf, ui } from '../world.ts';

async function parse(text: string, from = ui) {
  const world = createWorld({ check: checkValue, detect });
  const reply = await replyOf(world.send('parse', { text, place: 'popup' }, from));
  expect(world.calls).toEqual([]);
  return reply;
}

it('returns a repeated value once, at its first position, however it is written', async () => {
  const [good = '', bad = ''] = ibans(2, [1]);
  const text = [bad, good, bad.replaceAll(' ', ''), good.toLowerCase(), bad].join('\n');
  const { found, repeated } = await parse(text);
  expect(found.map(({ raw }) => raw)).toEqual([bad, good]);
  expect(repeated).toBe(3);
});

it('does not hide what is said of a value behind another way to write it', async () => {
  const { found, repeated } = await parse('+493012345678\n+493012345678.0\n+49 30 12345678');
  expect(found.map(({ verdict }) => verdict.reason)).toEqual([
    'fits-numbering-plan',
    'fraction-removed',
  ]);
  expect(repeated).toBe(1);
});

it.each([
  [MAX_FOUND, 0],
  [MAX_FOUND + 1, 1],
])('of %i values counts those that it does not return: %i', async (count, moreFound) => {
  const text = Array.from({ length: count }, (_, i) => `a${i}@example.com`).join('\n');
  const reading = await parse(text);
  expect(reading.found).toHaveLength(MAX_FOUND);
  expect(reading).toMatchObject({ moreFound, repeated: 0 });
});

it('shortens unread lines, and counts those that it does not return', async () => {
  const [iban = ''] = ibans(1);
  const many = Array.from({ length: MAX_UNREAD + 3 }, (_, i) => `${iban}\na${i}@example.com\nnil`);
  const long = `${'x'.repeat(80)}\n${'y'.repeat(81)}`;
  const { unread, moreUnread } = await parse(`${long}\n${many.join('\n')}`);
  expect(unread).toHaveLength(MAX_UNREAD);
  expect(moreUnread).toBe(5);
  expect(unread.slice(0, 3)).toEqual([
    { line: 1, text: 'x'.repeat(80), reason: 'no-value' },
    { line: 2, text: `${'y'.repeat(79)}…`, reason: 'no-value' },
    { line: 5, text: 'nil', reason: 'no-value' },
  ]);
});

/** The page can read the severity of its marks, which must not tell it a setting. */
it('gives marks in a page verdicts that do not change with the region in the settings', async () => {
  const world = createWorld({ check: checkValue });
  const items = [{ kind: 'phone', value: '030 901820' } as const];
  const verdictFor = async (from = page) =>
    (await replyOf(world.send('check', { items, place: 'text' }, from))).judgements[0]?.verdict;
  const before = await verdictFor();
  await settingsOf(world, { region: 'DE' });
  expect((await verdictFor(ui))?.value).toBe('+4930901820');
  expect(await verdictFor()).toEqual(before);
});
