import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { sendFromConsole } from '../../components/console/send.ts';
import { sendFromWorkbench } from '../../components/workbench/send.ts';
import { MESSAGES, type MessageName, type RequestOf } from '../../lib/extension/messages/table.ts';
import {
  replayAnswers,
  sendToBackground,
  subscribeToAnswers,
} from '../../lib/extension/send-to-background.ts';
import { MESSAGE_NAMES, ROWS } from '../messages.ts';
import { createFailure } from '../texts/in-texts.ts';
import { messageBodies } from './message-bodies.ts';

type Listener = (message: unknown) => unknown;
const listening = vi.hoisted(() => {
  vi.resetModules();
  return new Set<Listener>();
});
afterAll(() => void vi.resetModules());
vi.mock('wxt/browser', () => {
  const onMessage = {
    addListener: (listener: Listener) => listening.add(listener),
    removeListener: (listener: Listener) => listening.delete(listener),
  };
  return { browser: { runtime: { sendMessage: vi.fn(), onMessage } } };
});

const sendMessage = vi.mocked(browser.runtime.sendMessage);
const bodies = messageBodies();
/** A request that can cause a paid call, for every message with `pays`. */
const PAID = MESSAGE_NAMES.filter((name) => ROWS[name].pays).map(
  (name) => [name, bodies[name]] as const,
);
/** As the page sends that has the button. */
const send = <N extends MessageName>(name: N, body: RequestOf<N>) =>
  name in MESSAGES
    ? sendToBackground(name, body)
    : name === 'console'
      ? sendFromConsole(name, body)
      : sendFromWorkbench(name, body);
const failing = (words: string) => () => Promise.reject(new Error(words));

beforeEach(() => {
  sendMessage.mockReset();
});

describe('a message without a reply', () => {
  it.each([
    ['was never delivered', 'Could not establish connection. Receiving end does not exist.', 'no'],
    ['came from an orphan', 'Extension context invalidated.', 'no'],
    [
      'lost its worker',
      'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
      'possibly',
    ],
    ['lost its page', 'Promised response from onMessage listener went out of scope', 'possibly'],
  ] as const)('that %s (“%s”): a paid request was billed: %s', async (_, words, billed) => {
    sendMessage.mockImplementation(failing(words));
    const failure = { kind: 'worker-gone', billed };
    for (const [name, body] of PAID) {
      expect(await send(name, body), name).toMatchObject({ failure });
    }
  });

  it('is not billed if it requested nothing paid, whatever happened', async () => {
    sendMessage.mockImplementation(failing('The message port closed before a response.'));
    const free = { ok: false, failure: { kind: 'worker-gone', billed: 'no' } };
    expect(await sendToBackground('check', { items: [], place: 'text' })).toMatchObject(free);
    expect(await sendFromWorkbench('controlList', { id: 'a', act: 'pause' })).toMatchObject(free);
  });

  it('because the reply is undefined may have been billed', async () => {
    sendMessage.mockResolvedValue(undefined);
    expect(await sendToBackground('lookup', bodies.lookup)).toMatchObject({
      failure: { billed: 'possibly' },
    });
    expect(await sendToBackground('site', {})).toMatchObject({ failure: { billed: 'no' } });
  });
});

it('notifies a surface of answers that others received, without a reply, until it unsubscribes', () => {
  const heard = vi.fn();
  const stop = subscribeToAnswers(heard);
  const value = 'ann@example.com';
  const messages = [
    { fieldmarkTab: 'answered', kind: 'email', value },
    { fieldmarkTab: 'settingsChanged' },
    { fieldmark: 'connection', body: {} },
  ];
  const replies = messages.flatMap((message) => [...listening].map((hear) => hear(message)));
  expect(new Set(replies)).toEqual(new Set([undefined]));
  expect(heard.mock.calls).toEqual([['email', value]]);
  stop();
  expect(listening.size).toBe(0);
});

it('replays earlier answers, but not failures, to a later subscriber', () => {
  const hear = replayAnswers(subscribeToAnswers);
  const send = (message: unknown) => listening.forEach((listener) => void listener(message));
  const value = 'ann@example.com';
  send({ fieldmarkTab: 'answered', kind: 'email', value });
  send({ fieldmarkTab: 'jobFailed', kind: 'email', value, failure: createFailure('job-failed') });
  const heard = vi.fn();
  const stop = hear(heard);
  expect(heard.mock.calls).toEqual([['email', value]]);
  stop();
  send({ fieldmarkTab: 'answered', kind: 'email', value });
  expect(heard).toHaveBeenCalledTimes(1);
  listening.clear();
});
