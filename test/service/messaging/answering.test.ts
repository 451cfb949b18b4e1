/** The router with simulated handlers: what it waits for, and which data its replies contain. */
import { expect, it, vi } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { type Failure, fail, ok } from '../../../lib/domain/index.ts';
import {
  createMessageRouter,
  type MessageHandlers,
} from '../../../lib/service/messaging/router.ts';
import { ROWS } from '../../messages.ts';
import { withShownTexts } from '../../texts/in-texts.ts';
import { BASE, KEY, lookup, page, typed, ui } from '../world.ts';

type Options = Parameters<typeof createMessageRouter>[0];

function routerOf(handlers: Partial<MessageHandlers>, more: Partial<Options> = {}) {
  const { onMessage: route } = createMessageRouter({
    platform: {
      id: 'fieldmark',
      base: 'chrome-extension://fieldmark/',
      activeTab: async () => null,
    },
    rows: ROWS,
    handlers: handlers as MessageHandlers,
    readKey: async () => null,
    languageReady: async () => undefined,
    recovered: async () => undefined,
    connectCard: async () => null,
    ...more,
  });
  return (name: string, body: unknown, from = ui) => route({ fieldmark: name, body }, from);
}

const failure = (more: Partial<Failure> = {}) =>
  createFailure('server-error', { billed: 'possibly', ...more });

it('waits for recovery before a message that pays, and answers others at once', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const lookUp = vi.fn(async () => fail(failure()));
  const send = routerOf(
    { lookup: lookUp, openOptions: async () => ok({}) },
    { recovered: () => opened },
  );
  const paid = send('lookup', lookup('a@b.example'));
  expect(await send('openOptions', {})).toEqual({ ok: true, value: {} });
  expect(lookUp).not.toHaveBeenCalled();
  open();
  expect(await paid).toMatchObject({ failure: { kind: 'server-error' } });
  expect(lookUp).toHaveBeenCalledTimes(1);
});

it('answers nothing before the texts are in the person’s language', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const openOptions = vi.fn(async () => ok({}));
  const send = routerOf({ openOptions }, { languageReady: () => opened });
  const reply = send('openOptions', {});
  await new Promise(setImmediate);
  expect(openOptions).not.toHaveBeenCalled();
  open();
  expect(await reply).toEqual({ ok: true, value: {} });
});

it.each([
  ['a page', page, {}],
  ['our own page', ui, { raw: '{"odd":1}', rawId: 'id-1', rawLength: 9 }],
])('sends %s only the data of an unreadable answer that it may have', async (_, from, kept) => {
  const unreadable = failure({ raw: '{"odd":1}', rawId: 'id-1', rawLength: 9 });
  const send = routerOf({ lookup: async () => fail(unreadable) });
  const reply = await send('lookup', typed('a@b.example'), from);
  expect(reply).toEqual({ ok: false, failure: { ...withShownTexts(failure()), ...kept } });
});

it.each([
  ['a request that does not parse', 'rawAnswer', {}, ui],
  ['a sender who may not send it', 'openOptions', {}, page],
])('refuses %s', async (_, name, body, from) => {
  const rawAnswer = async () => ok({ part: null, length: 0 });
  const send = routerOf({ rawAnswer, openOptions: async () => ok({}) });
  expect(await send(name, body, from)).toMatchObject({ failure: { kind: 'not-allowed' } });
  expect(send('toString', body, from)).toBeUndefined();
});

it('fails without any content if a reply does not fit its schema', async () => {
  const send = routerOf({ reportBadValues: async () => ok({ secret: 1 } as never) });
  expect(await send('reportBadValues', { count: 1 }, page)).toEqual({ ok: true, value: {} });
  const broken = routerOf({ rawAnswer: async () => ok({ secret: 'abc' } as never) });
  const reply = await broken('rawAnswer', { id: 'id-1', from: 0 });
  expect(reply).toMatchObject({ ok: false, failure: { kind: 'internal' } });
  expect(JSON.stringify(reply)).not.toContain('abc');
});

it('fails without the error’s message if a handler throws or texts cannot be loaded', async () => {
  const thrown = () => Promise.reject(new Error('secret detail'));
  for (const send of [
    routerOf({ openOptions: thrown }),
    routerOf({ openOptions: async () => ok({}) }, { languageReady: thrown }),
  ]) {
    const reply = await send('openOptions', {});
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'internal' } });
    expect(JSON.stringify(reply)).not.toContain('secret detail');
  }
});

it('sends an answer even if the key cannot be read', async () => {
  const readKey = () => Promise.reject(new Error('the disk is gone'));
  const send = routerOf({ openOptions: async () => ok({}) }, { readKey });
  expect(await send('openOptions', {})).toEqual({ ok: true, value: {} });
});

const OTHER = 'another_0123456789';
it.each([
  ['the key that is being entered', KEY, []],
  ['the entered key without surrounding spaces', ` ${KEY} `, []],
  ['the key in use', OTHER, [KEY, KEY]],
  ['a key that was in use before the message', OTHER, [KEY, null]],
  ['a key that was in use after the message', OTHER, [null, KEY]],
])('never sends %s in a reply', async (_, key, inUse) => {
  const keys = [...inUse];
  const send = routerOf(
    { connect: async () => fail(failure({ detail: `refused: ${KEY}` })) },
    { readKey: async () => keys.shift() ?? null },
  );
  const reply = await send('connect', { baseUrl: BASE, keep: 'disk', key });
  expect(reply).toMatchObject({ failure: { detail: 'refused: [key]' } });
});
