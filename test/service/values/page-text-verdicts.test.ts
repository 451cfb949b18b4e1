/** Marks in a page show only offline verdicts, because the page can read the severity of a mark. */
import { expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { createWorld, page, settingsOf, ui, type World } from '../world.ts';

const ITEMS = [
  { kind: 'email', value: 'ada@example.org' },
  { kind: 'phone', value: '030 901820' },
] as const;

async function verdicts(world: World, from = page) {
  const outcome = await world.send('check', { items: [...ITEMS], place: 'text' }, from);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value.judgements.map(({ verdict }) => verdict);
}

it('does not change with the region in the settings', async () => {
  const world = createWorld({ check: checkValue });
  const before = await verdicts(world);
  await settingsOf(world, { region: 'DE' });
  const [, national] = await verdicts(world, ui);
  expect(national?.value).toBe('+4930901820');
  expect(await verdicts(world)).toEqual(before);
});
