/** A content script in a compromised process floods the background; our pages are answered first. */
import { expect, it } from 'vitest';
import { inOurWorld } from '../support/our-world.ts';
import { until } from '../support/until.ts';
import { attackedWorld } from './attacked-world.ts';

const { world, go } = attackedWorld();

interface Sent {
  readonly fieldmark?: string;
  readonly answered?: boolean;
}

declare const chrome: {
  runtime: {
    sendMessage(message: Sent & { body?: object }): Promise<unknown>;
    onMessage: { addListener(listener: (message: Sent) => void): void };
  };
};

const FLOOD = 5_000;

/** Sends the checks without waiting for replies, and counts the replies. */
const SEND = `globalThis.answered = 0;
for (let i = 0; i < ${FLOOD}; i += 1) {
  const items = [{ kind: 'phone', value: '+49309018' + i }];
  chrome.runtime
    .sendMessage({ fieldmark: 'check', body: { items, place: 'text' } })
    .then(({ ok }) => { globalThis.answered += ok ? 1 : 0; });
}
0`;

/** The checks that may run between the popup's message and its answer. */
const FEW = 1_000;

/** Runs in the background: counts its database transactions, and notes the count at our page's messages. */
function countTransactions(): void {
  const { transaction } = IDBDatabase.prototype;
  const counted = { now: 0, asked: 0, answered: 0 };
  Reflect.set(globalThis, 'counted', counted);
  IDBDatabase.prototype.transaction = function count(...args) {
    counted.now += 1;
    return transaction.apply(this, args);
  };
  chrome.runtime.onMessage.addListener((message) => {
    if (message.fieldmark === 'history') counted.asked = counted.now;
    if (message.answered) counted.answered = counted.now;
  });
}

it('answers the popup before a flood of messages from a page', async () => {
  const { page } = await go('plain.html');
  await page.getByLabel('Email').click();
  const run = await inOurWorld(page);
  const { browser } = world;
  const ours = await browser.open(browser.pageUrl('managed-schema.json'));
  const worker = await browser.worker();
  await worker.evaluate(countTransactions);
  await run(SEND);
  const reply = await ours.evaluate(async () => {
    const answer = await chrome.runtime.sendMessage({ fieldmark: 'history', body: { limit: 5 } });
    // Nothing replies to this message.
    void chrome.runtime.sendMessage({ answered: true }).catch(() => undefined);
    return answer;
  });
  expect(reply).toMatchObject({ ok: true });
  const { asked, answered } = await until(async () => {
    const counted: { asked: number; answered: number } = await worker.evaluate(() =>
      Reflect.get(globalThis, 'counted'),
    );
    expect(counted.answered).toBeGreaterThan(0);
    return counted;
  });
  expect(answered - asked).toBeLessThan(FEW);
  await ours.close();
});
