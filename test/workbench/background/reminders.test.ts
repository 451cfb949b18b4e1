/** Reminders to check a list again. They never look anything up. */

import { describe, expect, it } from 'vitest';
import { REMINDERS_ALARM } from '../../../lib/workbench/background/reminders.ts';
import type { ListQuestion } from '../../../lib/workbench/messages/index.ts';
import { connected, privateUi, replyOf, type World } from '../../service/world.ts';
import { begun, until } from '../stored-lists.ts';

const DAY = 86_400_000;
const QUESTION: ListQuestion = { kind: 'iban', value: 'DE89370400440532013000' };

async function looked(world: World): Promise<string> {
  const id = await begun(world, [QUESTION], 1);
  await until(world, id, 'done');
  world.calls.length = 0;
  return id;
}

const listOf = async (world: World, id: string) =>
  (await replyOf(world.send('lists', {}))).runs.find((run) => run.id === id);

/** A list with a reminder in 30 days. */
async function reminded() {
  const world = await connected();
  const id = await looked(world);
  const due = world.now + 30 * DAY;
  await world.send('remindOfList', { id, due });
  return { world, id, due };
}

const ring = (world: World) => world.service.onAlarm(REMINDERS_ALARM);

describe('a reminder', () => {
  it('is looked at every hour, and is due at its time', async () => {
    const { world, id, due } = await reminded();
    expect(world.alarms.get(REMINDERS_ALARM)).toBe(60);
    world.now = due - 10 * 60_000;
    await ring(world);
    expect(await listOf(world, id)).toMatchObject({ reminder: { due, isDue: false } });
    expect(world.alarms.get(REMINDERS_ALARM)).toBe(10);
    expect(world.notified).toEqual([]);
    world.now = due;
    await ring(world);
    expect(await listOf(world, id)).toMatchObject({ reminder: { due, isDue: true } });
    expect(world.notified).toMatchObject([{ title: 'A list is due to be looked up again' }]);
    expect(world.broadcasts).toContainEqual({ fieldmarkTab: 'popupChanged' });
    expect(world.alarms.has(REMINDERS_ALARM)).toBe(false);
    await ring(world);
    expect(world.notified).toHaveLength(1);
    expect(world.calls).toEqual([]);
  });

  it('survives a restart that forgets alarms, is shown at a start after it was due, and survives a clock that is set back', async () => {
    const { world, id, due } = await reminded();
    const restart = async () => {
      world.alarms.clear();
      await world.restart();
      await world.service.whenResumed;
    };
    await restart();
    expect(world.alarms.get(REMINDERS_ALARM)).toBe(60);
    world.now = due + 5 * DAY;
    await restart();
    expect(await listOf(world, id)).toMatchObject({ reminder: { isDue: true } });
    world.now = due - 400 * DAY;
    await ring(world);
    expect(await listOf(world, id)).toMatchObject({ reminder: { isDue: true } });
    expect(world.notified).toHaveLength(1);
    expect(world.calls).toEqual([]);
  });

  it('that is due puts its list among those that the history shows, except in private windows', async () => {
    const { world, id, due } = await reminded();
    const shown = async (from?: typeof privateUi) =>
      (await replyOf(world.send('listsInProgress', {}, from))).lists;
    expect(await shown()).toEqual([]);
    world.now = due;
    await ring(world);
    expect(await shown()).toEqual([
      {
        id,
        name: 'suppliers.csv',
        state: 'done',
        isDue: true,
        total: 1,
        answered: 1,
        failed: 0,
        possibly: 0,
        spent: 1,
      },
    ]);
    expect(await shown(privateUi)).toEqual([]);
  });

  it('opens its list from the notification, or all lists if several are due', async () => {
    const { world, id, due } = await reminded();
    world.now = due;
    await ring(world);
    await world.service.onNotificationClicked(world.notified[0]?.id ?? '');
    expect(world.opened.at(-1)).toBe(`/workbench.html?list=${id}`);
    const other = await looked(world);
    await world.send('remindOfList', { id: other, due: world.now });
    await world.service.onNotificationClicked(world.notified[0]?.id ?? '');
    expect(world.opened.at(-1)).toBe('/workbench.html');
  });

  it('ends with its list, with the history, when it is removed, and not from a private window', async () => {
    const { world, id } = await reminded();
    await world.send('remindOfList', { id, due: null }, privateUi);
    expect(await listOf(world, id)).toHaveProperty('reminder');
    await world.send('remindOfList', { id, due: null });
    expect(await listOf(world, id)).not.toHaveProperty('reminder');
    expect(world.alarms.has(REMINDERS_ALARM)).toBe(false);
    for (const end of [
      () => world.send('controlList', { id, act: 'remove' }),
      () => world.send('clearHistory', {}),
    ]) {
      const list = await looked(world);
      await world.send('remindOfList', { id: list, due: world.now + DAY });
      await world.send('remindOfList', { id, due: world.now + DAY });
      await end();
      await world.send('controlList', { id: list, act: 'remove' });
      world.now += 2 * DAY;
      await ring(world);
      expect(world.notified).toEqual([]);
      expect(world.alarms.has(REMINDERS_ALARM)).toBe(false);
    }
  });

  it('that is due ends when the list is looked up again; a later one stays', async () => {
    const { world, id, due } = await reminded();
    await world.send('checkListAgain', { id, questions: [QUESTION], price: 1 });
    await until(world, id, 'done');
    expect(await listOf(world, id)).toMatchObject({ reminder: { due, isDue: false } });
    world.now = due;
    await ring(world);
    await world.send('checkListAgain', { id, questions: [QUESTION], price: 1 });
    await until(world, id, 'done');
    expect(await listOf(world, id)).not.toHaveProperty('reminder');
  });
});
