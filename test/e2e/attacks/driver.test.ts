/**
 * A page in Chromium does 3,000 random things while a person types addresses. Only addresses that the
 * person typed in full are looked up, once each, and our scripts throw no errors.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passes } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { attackedWorld } from './attacked-world.ts';

const { world, go, values, costOf } = attackedWorld();

const ACTS = [
  ...['arm', 'insert', 'press', 'move', 'caret', 'cover', 'uncover', 'hide'],
  ...['clobber', 'blur', 'focus', 'reparent', 'flood'],
] as const;
const ROUNDS = 50;
/** Random acts per address: before it is typed, half-way, and after it. */
const OPS_PER_ROUND = [30, 15, 15] as const;

it('spends credits only on addresses that the person typed, whatever the page does meanwhile', async () => {
  const { page } = await go('driven.html');
  const session = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const text = JSON.stringify(exceptionDetails);
    if (text.includes('chrome-extension://')) thrown.push(text);
  });
  await session.send('Runtime.enable');
  const act = fc.tuple(fc.constantFrom(...ACTS), fc.nat(1_000));
  const drive = (i: number, part: 0 | 1 | 2, calm = false) => {
    const length = OPS_PER_ROUND[part];
    const array = fc.array(act, { minLength: length, maxLength: length });
    const [ops = []] = fc.sample(array, { seed: i * 3 + part, numRuns: 1 });
    // At first the person can see the field.
    const tail = calm ? [['uncover', 0] as const, ['hide', 2] as const] : [];
    return page.evaluate((all) => Reflect.get(window, 'drive')(all), [...ops, ...tail]);
  };
  // Fieldmark reuses for 300 ms what it found to cover the field (lids.ts), so this waits longer.
  const lidsForgotten = async () => {
    await passes(page, 600);
  };
  const typed: string[] = [];
  const before = await world.spent();
  const asked = await costOf(async () => {
    for (let i = 0; i < ROUNDS; i += 1) {
      const isCalm = i % 5 === 4;
      await drive(i, 0, true);
      if (isCalm) await lidsForgotten();
      await page.evaluate(() => {
        const field = document.querySelector('form')?.querySelector('input');
        if (!field) return;
        field.value = '';
        field.focus();
      });
      const address = `person${i}@gmail.com`;
      typed.push(address);
      await page.keyboard.type(address.slice(0, 6));
      if (!isCalm) await drive(i, 1);
      await page.keyboard.type(address.slice(6));
      await page.keyboard.press('Tab');
      // An address typed undisturbed must be looked up; otherwise the test would prove nothing.
      if (isCalm) await until(async () => expect((await values()).at(-1)).toBe(address));
      await drive(i, 2);
    }
  });
  expect(asked.filter((value) => !typed.includes(value))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  expect((await world.spent()) - before).toBe(3 * asked.length);
  expect(thrown).toEqual([]);
});
