/** When a card connects to the background, and when it connects again. */
import { beforeEach, expect, it } from 'vitest';
import type { Browser } from 'wxt/browser';
import { connectCard } from '../lib/extension/card-port.ts';

interface FakePort {
  readonly name: string;
  readonly posted: unknown[];
  push(message: object): void;
  end(): void;
}
let ports: FakePort[];
const CONTENT = { content: { ok: true, value: { asked: true } } };
const ANSWER = { answer: { ok: true, value: { state: 'pending', credits: 3 } } };

beforeEach(() => {
  ports = [];
});

/** A card of which the test plays the background. */
function connect() {
  return connectCard('token', (name) => {
    let push = (_: object) => {};
    let end = () => {};
    const posted: unknown[] = [];
    ports.push({ name, posted, push: (message) => push(message), end: () => end() });
    const port = {
      onMessage: {
        addListener(listener: typeof push) {
          push = listener;
        },
      },
      onDisconnect: {
        addListener(listener: typeof end) {
          end = listener;
        },
      },
      postMessage: (message: unknown) => void posted.push(message),
    };
    return port as unknown as Browser.runtime.Port;
  });
}

it('connects again while it waits for its answer, and afterwards only to report', async () => {
  const card = connect();
  ports[0]?.end();
  ports[1]?.push(CONTENT);
  expect(await card.content).toMatchObject(CONTENT.content);
  ports[1]?.end();
  ports[2]?.push(ANSWER);
  expect(await card.answer).toEqual(ANSWER.answer);
  ports[2]?.end();
  expect(ports).toHaveLength(3);
  card.report('close');
  expect(ports.map(({ name, posted }) => [name, posted]).at(-1)).toEqual(['card token', ['close']]);
});

it('waits for no answer that nobody asked for', () => {
  connect();
  ports[0]?.push({ content: { ok: true, value: { asked: false } } });
  ports[0]?.end();
  expect(ports).toHaveLength(1);
});

it('gives up after three connections without a word', async () => {
  const card = connect();
  for (let i = 0; i < 3; i += 1) ports[i]?.end();
  expect(ports).toHaveLength(3);
  expect(await card.content).toMatchObject({ ok: false, failure: { kind: 'worker-gone' } });
});

it('fails in a page that an update of the extension orphaned', async () => {
  const card = connectCard('token', () => {
    throw new Error('Extension context invalidated.');
  });
  card.report('close');
  expect(await card.answer).toMatchObject({ ok: false, failure: { kind: 'worker-gone' } });
});
