/** Only messages with `pays` may end in a paid call, and none does before recovery has finished. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../lib/api/failures/create-failure.ts';
import type { SenderKind } from '../../lib/extension/messages/senders.ts';
import type { MessageName } from '../../lib/extension/messages/table.ts';
import type { BrowserSender } from '../../lib/service/messaging/caller.ts';
import { policyForEachKind } from '../../lib/service/settings/store.ts';
import { MESSAGE_NAMES, ROWS } from '../messages.ts';
import {
  cardIn,
  connected,
  lookup,
  page,
  pressMenu,
  replyOf,
  SHOP_TAB,
  settingsOf,
  ui,
  type World,
} from '../service/world.ts';
import { startList } from '../workbench/stored-lists.ts';
import { messageBodies, QUESTION, VALUE } from './message-bodies.ts';

const EMAIL = 'ann@example.com';
const FREE = MESSAGE_NAMES.filter((name) => !ROWS[name].pays);
const PAID = MESSAGE_NAMES.filter((name) => ROWS[name].pays);
const SENDERS: Readonly<Record<SenderKind, BrowserSender>> = { page, card: cardIn(page), ui };
const sendersOf = (name: MessageName) => ROWS[name].from.map((kind) => SENDERS[kind]);

/**
 * A connected world under `auto`, with an entry in the history, a held list, a card and a pending
 * lookup.
 */
async function prepared() {
  const world = await connected({ autoEmail: true });
  await settingsOf(world, { policies: policyForEachKind(() => 'auto') });
  world.tabs.push(SHOP_TAB);
  await world.send('lookup', lookup(EMAIL, { place: 'popup' }));
  const { entries } = await replyOf(world.send('history', { limit: 1 }));
  const card = await replyOf(world.send('openCard', { kind: 'email', value: EMAIL }, page));
  await world.card(card.token, cardIn(page)).content;
  await world.send('prepareLookup', messageBodies().prepareLookup, page);
  const { question } = await replyOf(world.send('popupSnapshot', {}));
  world.mayTransmit = false;
  const { id } = (await replyOf(startList(world, [QUESTION], 3))).run;
  const run = () => replyOf(world.send('listRun', { id }));
  await expect.poll(run).toMatchObject({ run: { state: 'held' } });
  world.mayTransmit = true;
  world.calls.length = 0;
  const ids = { entry: entries[0]?.id ?? '', list: id, card, pending: question?.id ?? '' };
  return { world, ids };
}

/** Gives a message's work time to finish: more database reads and digests than a lookup needs. */
async function settle(world: World): Promise<void> {
  for (let i = 0; i < 30; i += 1) {
    await world.send('connection', {});
    await crypto.subtle.digest('SHA-256', new Uint8Array(64));
  }
}

describe('a message without `pays`', () => {
  it.each(FREE)('%s pays nothing, whoever sends it', async (name) => {
    const { world, ids } = await prepared();
    const replies = [];
    for (const sender of sendersOf(name)) {
      replies.push(await world.raw({ fieldmark: name, body: messageBodies(ids)[name] }, sender));
    }
    // Each succeeds for at least one sender.
    expect(replies).toContainEqual(expect.objectContaining({ ok: true }));
    await settle(world);
    expect(world.paid()).toEqual([]);
  });
});

describe('a message with `pays`', () => {
  /** A new worker whose recovery waits until it is released. */
  async function recovering() {
    const { world, ids } = await prepared();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isRecovering = true;
    world.delay = async (operation, store) => {
      // Recovery is the first to read all jobs.
      if (isRecovering && operation === 'all' && store === 'jobs') {
        isRecovering = false;
        await released;
      }
    };
    await world.restart();
    return { world, ids, release };
  }

  it.each(PAID)('%s waits for recovery, then pays', async (name) => {
    const { world, ids, release } = await recovering();
    // Only single failed questions can be retried, not a list that failed as a whole.
    if (name === 'retryList') {
      const failure = createFailure('internal');
      const failed = { state: 'failed', n: 0, at: world.now, failure };
      await world.db.write('listAnswers', `${ids.list}/00000000`, failed);
    }
    // A list is looked up again only after its lookup has ended.
    if (name === 'checkListAgain') {
      const list = await world.db.read('lists', ids.list, z.looseObject({}));
      await world.db.write('lists', ids.list, { ...list, state: 'stopped' });
    }
    const reply = world.raw({ fieldmark: name, body: messageBodies(ids)[name] }, ui);
    await settle(world);
    expect(world.paid()).toEqual([]);
    release();
    expect(await reply).toMatchObject({ ok: true });
    await expect.poll(() => world.paid().length).toBeGreaterThan(0);
  });

  it('waits for recovery in a lookup from the browser’s menu too', async () => {
    const { world, release } = await recovering();
    world.replies = (message) => (Object(message).fieldmarkTab === 'showCard' ? VALUE : undefined);
    await pressMenu(world, { selectionText: VALUE });
    await settle(world);
    expect(world.paid()).toEqual([]);
    release();
    await expect.poll(() => world.paid()).toHaveLength(1);
  });

  it('pays nothing if recovery fails, and the next message tries recovery again', async () => {
    const { world } = await prepared();
    world.isBroken = (operation, store) => operation === 'all' && store === 'jobs';
    await world.restart();
    const ask = () => world.send('lookup', lookup(VALUE, { place: 'popup' }));
    expect(await ask()).toMatchObject({ ok: false, failure: { kind: 'internal' } });
    expect(world.paid()).toEqual([]);
    world.isBroken = () => false;
    expect(await ask()).toMatchObject({ ok: true });
    expect(world.paid()).toHaveLength(1);
  });
});
