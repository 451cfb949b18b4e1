/** Use 2: right-click lookup of selected text, a value of each kind. */
import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { valuesPage } from '../support/values-page.ts';

const VALUES = [
  { text: 'office@gmail.com', credits: 3, path: '/v1/intelligence/email' },
  { text: 'fastmail.com', credits: 2, path: '/v1/intelligence/domain' },
  { text: 'https://www.google.com/shop?x=1', credits: 2, path: '/v1/intelligence/domain' },
  { text: '8.8.8.8', credits: 2, path: '/v1/intelligence/ip' },
  { text: '+49 30 901820', credits: 1, path: '/v1/intelligence/phone' },
  { text: 'DE 136 695 976', credits: 1, path: '/v1/vat' },
  { text: 'DE89 3704 0044 0532 0130 00', credits: 1, path: '/v1/vat/iban' },
] as const;

const { world, page, open, lookUp, reads } = valuesPage(VALUES.map(({ text }) => text));

describe('right-click', () => {
  it.each(VALUES)('$text costs $credits and shows its answer in a card', async (value) => {
    const before = await world().spent();
    await lookUp(value.text);
    await until(async () => expect((await world().paid()).at(-1)?.path).toBe(value.path));
    await reads(/Look up again · \d credits?/);
    // A domain is looked up once although the page has it in two notations.
    expect((await world().spent()) - before).toBe(value.credits);
  });

  it('answers again from the cache for free', async () => {
    const before = await world().spent();
    for (const { text } of VALUES) {
      await lookUp(text);
      await reads(/Look up again · \d credits?/);
      await page().close();
    }
    await open();
    expect(await world().spent()).toBe(before);
  });
});
