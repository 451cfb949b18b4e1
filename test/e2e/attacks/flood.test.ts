/** A content script in a compromised process floods the background; our pages are answered first. */
import { expect, it } from 'vitest';
import { sendMessage } from '../support/messages.ts';
import { attackedWorld, inOurWorld } from './attacked-world.ts';

const { world, go } = attackedWorld();

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

/** Runs in the background: counts its database transactions from now on. */
function countTransactions(): void {
  const { transaction } = IDBDatabase.prototype;
  Reflect.set(globalThis, 'transactions', 0);
  IDBDatabase.prototype.transaction = function counted(...args) {
    Reflect.set(globalThis, 'transactions', Reflect.get(globalThis, 'transactions') + 1);
    return transaction.apply(this, args);
  };
}

it('answers the popup before a flood of messages from a page', async () => {
  const { page } = await go('plain.html');
  await page.getByLabel('Email').click();
  const run = await inOurWorld(page);
  const { browser } = world();
  const ours = await browser.open(browser.pageUrl('managed-schema.json'));
  const worker = await browser.worker();
  await worker.evaluate(countTransactions);
  const ask = () => ours.evaluate(sendMessage, ['history', { limit: 5 }] as const);
  await run(SEND);
  expect(await ask()).toMatchObject({ ok: true });
  const transactions = await worker.evaluate(() => Reflect.get(globalThis, 'transactions'));
  expect(transactions).toBeLessThan(FLOOD);
  await ours.close();
});
