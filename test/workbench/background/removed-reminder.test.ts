import { expect, it } from 'vitest';
import { z } from 'zod';
import { connected, replyOf } from '../../service/world.ts';
import { begun, until } from '../stored-lists.ts';

it('a list that had a reminder is read and looked up again as any other', async () => {
  const world = await connected();
  const question = { kind: 'email', value: 'ann@example.com' } as const;
  const id = await begun(world, [question], 3);
  await until(world, id, 'done');
  const reminder = { due: world.now - 1, isDue: true };
  const stored = await world.db.read('lists', id, z.looseObject({}));
  await world.db.write('lists', id, { ...stored, reminder });
  await world.restart();
  await world.service.whenResumed;
  const { runs } = await replyOf(world.send('lists', {}));
  expect(runs).toMatchObject([{ id, state: 'done' }]);
  expect(runs[0]).not.toHaveProperty('reminder');
  expect(await replyOf(world.send('listsInProgress', {}))).toEqual({ lists: [] });
  await world.send('checkListAgain', { id, questions: [question], price: 3 });
  await until(world, id, 'done');
  expect(await world.db.read('lists', id, z.looseObject({}))).not.toHaveProperty('reminder');
});
