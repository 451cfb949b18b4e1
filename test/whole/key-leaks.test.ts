/** The key is in no reply, whoever sends what. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../lib/api/client/client.ts';
import type { MessageName } from '../../lib/extension/messages/table.ts';
import { MESSAGE_NAMES } from '../messages.ts';
import { BASE, cardIn, createWorld, page, ui } from '../service/world.ts';
import { runs } from '../tools/runs.ts';
import { messageBodies } from './message-bodies.ts';

describe('the key is never disclosed', () => {
  const bodies = messageBodies();
  const BODIES: Readonly<Record<MessageName, unknown>> = {
    ...bodies,
    lookup: { ...bodies.lookup, refresh: true },
    console: { ...bodies.console, softFail: true, refresh: true },
  };
  const names = [...MESSAGE_NAMES];

  const moods = ['ok', 'refuse', 'limit', 'garbage', 'html', 'throw'] as const;

  it.each(moods)(
    'in any reply, failure, trouble, history or tab message; API: %s',
    async (mood) => {
      // White space inside a key is not part of it.
      const secret = fc
        .string({ minLength: 8, maxLength: 40 })
        .filter((key) => !/\s/.test(key) && !/^(.)\1*$/.test(key));
      await fc.assert(
        fc.asyncProperty(
          secret,
          fc.boolean(),
          fc.shuffledSubarray(names, { minLength: names.length }),
          async (key, session, order) => {
            let now: (typeof moods)[number] = 'ok';
            const world = createWorld({
              createClient: (options) =>
                createApiClient({ ...options, fetch: async (url) => echo(String(url), key, now) }),
            });
            world.tabs.push({ id: 1, url: 'https://shop.example', private: false });
            const heard: unknown[] = [];
            const entered = { baseUrl: BASE, key, keep: session ? 'session' : 'disk' };
            heard.push(await world.raw({ fieldmark: 'connect', body: entered }, ui));
            now = mood;
            heard.push(await world.raw({ fieldmark: 'connect', body: entered }, ui));
            const opened = await world.send(
              'openCard',
              { kind: 'email', value: 'a@b.example' },
              page,
            );
            if (opened.ok) heard.push(await world.card(opened.value.token, cardIn(page)).content);
            for (const name of order) {
              for (const from of [ui, page, cardIn(page)]) {
                heard.push(await world.raw({ fieldmark: name, body: BODIES[name] }, from));
              }
            }
            heard.push(world.tabMessages, world.opened, world.injected, world.broadcasts);
            const texts = strings(heard);
            expect(texts.filter((text) => text.includes(key))).toEqual([]);
            expect(texts.filter((text) => text.includes(encodeURIComponent(key)))).toEqual([]);
          },
        ),
        // Each run starts a service and sends every message from three senders.
        { numRuns: runs(4, 20) },
      );
    },
  );
});

/** The reply of a server that repeats the key in all its texts, plain or URL-encoded. */
function echo(url: string, key: string, mood: string): Response {
  const text = `before ${key} after ${encodeURIComponent(key)}`;
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  if (mood === 'throw') throw new Error(text);
  if (mood === 'refuse') return json({ error: `Invalid API Key ${text}` }, 401);
  if (mood === 'limit') return json({ error: `Rate limit exceeded for ${text}` }, 401);
  if (mood === 'garbage') return json({ [key]: text });
  if (mood === 'html') return new Response(`<p>${text}</p>`, { status: 200 });
  const { pathname } = new URL(url);
  if (pathname.endsWith('/usage')) {
    return json({ remaining: 1, account: { name: text }, api_key: { alias: key, category: text } });
  }
  if (pathname.endsWith('/stats')) return json({ health: text });
  if (pathname.endsWith('/rates')) return json({ base: key, date: text, rates: { [key]: 1 } });
  return json({ disposable: false, did_you_mean: text, role_account: true, role_type: text });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...strings(part)]);
}
