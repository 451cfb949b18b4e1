/** Paid answers that cannot be read are stored whole and sent in parts. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json } from '../api/client/fake-api.ts';
import { SAMPLES } from '../api/samples.ts';
import { asks, over } from '../console/background/console-world.ts';
import {
  cardIn,
  confirmed,
  connected,
  fails,
  lookup,
  page,
  privatePage,
  privateUi,
  receiptsOf,
  replyOf,
  settingsOf,
  ui,
  type World,
} from '../service/world.ts';

const ANN = 'ann@example.com';
/** An unreadable answer of several megabytes, no part of which repeats. */
const LONG = JSON.stringify(Array.from({ length: 600_000 }, (_, i) => `entry ${i}`));

function sayUnreadable(world: World, raw = LONG): void {
  world.setReply('intelligenceEmail', fails('unexpected-answer', { billed: 'yes', raw }));
}

/** The whole text, fetched part by part as a page does. */
async function load(world: World, id: string, from = ui): Promise<string | null> {
  let text = '';
  for (;;) {
    const { part, length } = await replyOf(
      world.send('rawAnswer', { id, from: text.length }, from),
    );
    if (part === null) return null;
    text += part;
    if (text.length >= length) return text;
  }
}

const historyOf = async (world: World) =>
  (await replyOf(world.send('history', { limit: 10 }))).entries;

async function unreadable(world: World, value = ANN) {
  const outcome = await world.send('lookup', lookup(value));
  if (outcome.ok) throw new Error('it was read');
  return outcome.failure;
}

describe('a long answer that cannot be read', () => {
  it('is in the failure and the history with its beginning, and whole under its id', async () => {
    const world = await connected();
    sayUnreadable(world);
    const { raw, rawId = '', rawLength } = await unreadable(world);
    expect(raw).toBe(LONG.slice(0, 20_000));
    expect(rawLength).toBe(LONG.length);
    expect(LONG.length).toBeGreaterThan(8_000_000);
    const [entry] = await historyOf(world);
    expect(entry).toMatchObject({ id: rawId, raw, rawLength, billed: 'yes', credits: 3 });
    expect((await load(world, rawId)) === LONG).toBe(true);
    await world.restart();
    expect((await load(world, rawId)) === LONG).toBe(true);
  });

  it('is deleted and restored together with its entry of the history', async () => {
    const world = await connected();
    sayUnreadable(world, LONG.slice(0, 30_000));
    const { rawId = '' } = await unreadable(world);
    await world.send('deleteEntry', { id: rawId });
    expect(await load(world, rawId)).toBeNull();
    await world.send('restoreEntry', { id: rawId });
    expect(await load(world, rawId)).toBe(LONG.slice(0, 30_000));
  });

  it('stays only in memory in a private window and while the history is off', async () => {
    const world = await connected();
    sayUnreadable(world);
    const outcome = await confirmed(world, ANN, privatePage());
    const id = (!outcome.ok && outcome.failure.rawId) || '';
    expect((await load(world, id, privateUi)) === LONG).toBe(true);
    await settingsOf(world, { history: false });
    const { rawId = '' } = await unreadable(world, 'bob@example.com');
    expect((await load(world, rawId)) === LONG).toBe(true);
    expect(await world.db.all('rawAnswers', z.unknown())).toEqual([]);
    await world.restart();
    expect(await load(world, rawId)).toBeNull();
  });

  it('is kept until newer ones need the space', async () => {
    const world = await connected();
    const ids: string[] = [];
    for (let i = 0; i < 9; i += 1) {
      world.now += 1_000;
      sayUnreadable(world, `${i}${LONG}`);
      const { rawId = '' } = await unreadable(world, `ann${i}@example.com`);
      ids.push(rawId);
    }
    const kept = await Promise.all(ids.map(async (id) => (await load(world, id)) !== null));
    expect(kept.indexOf(true)).toBeGreaterThan(0);
    expect(kept.lastIndexOf(false)).toBeLessThan(kept.indexOf(true));
    expect(kept.at(-1)).toBe(true);
  });

  it('reaches the person even if it cannot be stored', async () => {
    const world = await connected();
    sayUnreadable(world);
    world.isBroken = (operation, store) => operation === 'write' && store === 'rawAnswers';
    const { rawId = '' } = await unreadable(world);
    expect((await load(world, rawId)) === LONG).toBe(true);
  });

  it('of exchange rates is stored whole too', async () => {
    const world = await connected();
    world.setReply('rates', fails('unexpected-answer', { billed: 'yes', raw: LONG }));
    await world.send('console', asks('rates'));
    const [receipt] = await receiptsOf(world);
    expect((await load(world, receipt?.id ?? '')) === LONG).toBe(true);
  });
});

describe('a long answer that can be read', () => {
  const certificates = Array.from({ length: 60_000 }, (_, i) => ({ name: `host-${i}.example` }));
  const long = { ...SAMPLES.intelligenceDomain, domain: 'example.com', certificates };

  const question = { kind: 'domain', value: 'example.com' } as const;

  it('is requested and stored whole when a person asks, and is too long for a card', async () => {
    const { world } = await over(() => json(long));
    expect(JSON.stringify(long).length).toBeGreaterThan(1_500_000);
    const whole = { record: { answer: { certificates } } };
    const asked = lookup('example.com', { kind: 'domain' });
    expect(await replyOf(world.send('lookup', asked))).toMatchObject(whole);
    expect(await replyOf(world.send('record', question))).toMatchObject(whole);
    expect(await replyOf(world.send('record', question, cardIn(page)))).toEqual({
      record: null,
      tooLong: true,
    });
  });
});
