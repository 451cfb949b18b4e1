/** Harmless input on hostile pages, in Chromium; and forged messages. */
import { expect, it } from 'vitest';
import { attackedWorld, forge } from './attacked-world.ts';
import { testHarmlessInput } from './harmless-input.ts';

const attacked = attackedWorld();
testHarmlessInput(attacked);

it('costs nothing if a compromised content script forges messages', async () => {
  const { go, costOf } = attacked;
  const { page } = await go('plain.html');
  await page.getByLabel('Email').click();
  const cost = await costOf(async () => {
    const outcomes = await forge(page, 'lookup', (i) => ({
      kind: 'email',
      value: `forged${i}@gmail.com`,
      depth: 'standard',
      trigger: 'gesture',
      refresh: false,
      place: 'field',
      form: 'sign-up',
    }));
    expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
  });
  expect(cost).toEqual([]);
});
