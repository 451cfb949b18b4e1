/** What an evidence file is written from: stored answers as received, and the key that signs. */

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { evidenceText } from '../../../lib/workbench/messages/index.ts';
import { connected, lookup, privateUi, replyOf, ui, type World } from '../../service/world.ts';

const EMAIL = 'ann@example.com';
const HEAD = 'ab'.repeat(32);
const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

const signed = (world: World, from = ui) =>
  replyOf(world.send('signEvidence', { head: HEAD }, from));
const ownKey = async (world: World, from = ui) =>
  (await replyOf(world.send('evidenceKey', {}, from))).publicKey;

describe('the answers of an evidence file', () => {
  it('are the stored ones, with endpoint, source and time; none for a value that was not looked up', async () => {
    const world = await connected();
    await world.send('lookup', lookup(EMAIL, { place: 'popup' }));
    const values = [EMAIL, 'bob@example.com'].map((value) => ({ kind: 'email' as const, value }));
    expect(await replyOf(world.send('evidence', { values }))).toMatchObject({
      answers: [
        {
          kind: 'email',
          value: EMAIL,
          source: 'https://api.example.com',
          endpoint: '/v1/intelligence/email',
          params: { query: EMAIL },
          at: world.now,
          requestId: null,
        },
      ],
    });
  });
});

describe('the key of this browser', () => {
  it('is made for the first file, cannot be exported, and signs the head', async () => {
    const world = await connected();
    expect(await ownKey(world)).toBeNull();
    const { publicKey, signature, isKept } = await signed(world);
    expect(isKept).toBe(true);
    expect(await ownKey(world)).toBe(publicKey);
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), curve, true, ['verify']);
    const text = new TextEncoder().encode(evidenceText(HEAD));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    expect(await crypto.subtle.verify(algorithm, key, bytesOf(signature), text)).toBe(true);
    const stored = await world.db.read(
      'connection',
      'evidence-key',
      z.object({ privateKey: z.instanceof(CryptoKey) }),
    );
    expect(stored?.privateKey.extractable).toBe(false);
  });

  it('stays the same for two files at once, after a restart, and when the history is cleared', async () => {
    const world = await connected();
    const [first, second] = await Promise.all([signed(world), signed(world)]);
    expect(first.publicKey).toBe(second.publicKey);
    await world.send('clearHistory', {});
    await world.restart();
    expect((await signed(world)).publicKey).toBe(first.publicKey);
  });

  it('is not stored in a private window, where each file has a key of its own', async () => {
    const world = await connected();
    const [first, second] = [await signed(world, privateUi), await signed(world, privateUi)];
    expect(first.isKept).toBe(false);
    expect(first.publicKey).not.toBe(second.publicKey);
    expect(await ownKey(world)).toBeNull();
    await signed(world);
    expect(await ownKey(world, privateUi)).toBeNull();
  });
});
