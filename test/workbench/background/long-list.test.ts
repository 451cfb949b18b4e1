/** The answers of a long list come in several replies, because a message has a limit. */

import { expect, it } from 'vitest';
import { z } from 'zod';
import { createListLog } from '../../../lib/workbench/background/log.ts';
import type { ListAnswer } from '../../../lib/workbench/messages/index.ts';
import { connected, type World } from '../../service/world.ts';

const ENTRIES = 12_000;
const answer = (at: number): ListAnswer => ({
  ...{ state: 'answered', n: 0, at, answeredAt: at },
  verdict: {
    ...{ kind: 'iban', value: 'DE89370400440532013000', standing: 'good', reason: 'valid-iban' },
    ...{ headline: 'The IBAN is valid.', facts: [], basis: ['api'] },
  },
});

/** A finished list with many entries in its log. */
async function longList(): Promise<{ world: World; id: string }> {
  const world = await connected();
  const rows = [{ number: 1, cells: ['DE89370400440532013000'] }];
  const saved = await world.send('saveList', {
    ...{ id: null, changesOnly: false },
    list: { name: 'x', delimiter: ';', rows, choice: { columns: ['iban'], header: false } },
  });
  const id = saved.ok ? (saved.value.id ?? '') : '';
  await createListLog(world.db).add(
    id,
    Array.from({ length: ENTRIES }, (_, at) => answer(at)),
  );
  return { world, id };
}

/** All replies, from the first to the last. */
async function replies(world: World, id: string) {
  const all = [];
  for (let from = 0; ; ) {
    const outcome = await world.send('listRun', { id, from });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    all.push(outcome.value);
    if (!outcome.value.hasMore) return all;
    from = outcome.value.next;
  }
}

it('reads each entry once, in order, and the progress with the last', async () => {
  const { world, id } = await longList();
  const all = await replies(world, id);
  expect(all.map(({ answers, run }) => [answers.length, run?.id])).toEqual([
    [5_000, undefined],
    [5_000, undefined],
    [2_000, id],
  ]);
  const times = all.flatMap(({ answers }) => answers.map(({ at }) => at));
  expect(times).toEqual(Array.from({ length: ENTRIES }, (_, at) => at));
  expect(all.at(-1)?.next).toBe(ENTRIES);
});

it('goes on after a damaged entry', async () => {
  const { world, id } = await longList();
  const [damaged] = (await world.db.readByPrefix('listAnswers', `${id}/`, z.unknown())).slice(
    4_999,
  );
  await world.db.write('listAnswers', damaged?.id ?? '', { state: 'nonsense' });
  const all = await replies(world, id);
  expect(all.flatMap(({ answers }) => answers)).toHaveLength(ENTRIES - 1);
});
