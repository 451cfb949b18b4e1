/** Use 2: right-click lookup of selected text. */
import { describe, expect, it } from 'vitest';
import { cardFrames, cardOf, pressEscape } from '../support/card-surface.ts';
import { asked, confirm, settled } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { valuesPage } from '../support/values-page.ts';
import { chooseMenuItem } from '../support/world.ts';

const { world, page, open, lookUp, reads } = valuesPage([
  '8.8.8.8',
  'DE 136 695 976',
  'office@gmail.com or DE89 3704 0044 0532 0130 00',
  'DE89 3704 0044 0532 0103 00',
  'bob@gmial.com',
  'nothing to see here',
  '<a href="mailto:shop@gmail.com?subject=Hello">Write to us</a>',
  'first@gmail.com',
  'second@gmail.com',
  'third@gmail.com',
  'fourth@gmail.com',
]);

describe('right-click', () => {
  it('closes with Escape', async () => {
    await lookUp('8.8.8.8');
    // Keys pressed while the focus moves into the frame are lost, so Escape is repeated.
    await until(async () => {
      await pressEscape(page());
      expect(cardFrames(page())).toEqual([]);
    });
  });

  it('explains a mistyped address with its suggestion, and looks up nothing before a press', async () => {
    const before = await world().spent();
    await lookUp('bob@gmial.com');
    await reads(/bob@gmail\.com/);
    await settled(world());
    expect(await world().spent()).toBe(before);
    // Checking the suggestion is free; its lookup takes a press in the card and one in the popup.
    await cardOf(page()).press('Check this instead');
    await reads(/^(?!.*gmial)/s);
    await cardOf(page()).press('Look up · 3 credits');
    await confirm(world(), page(), 3);
    await reads(/Look up again · 3 credits/);
    expect(await asked(world(), 'bob@gmail.com')).toBe(3);
    expect(await asked(world(), 'bob@gmial.com')).toBe(0);
  });

  it('looks up the address of a mailto link', async () => {
    await open();
    await chooseMenuItem(world(), page(), { linkUrl: 'mailto:shop@gmail.com?subject=Hello' });
    await reads(/shop@gmail\.com/);
    await until(async () =>
      expect((await world().paid()).at(-1)?.query).toMatchObject({ query: 'shop@gmail.com' }),
    );
  });

  it.each([
    { text: 'first@gmail.com', fault: { status: 500 }, says: /try again/i },
    { text: 'second@gmail.com', fault: { status: 402 }, says: /credits|top up/i },
    {
      text: 'third@gmail.com',
      fault: { status: 401, error: 'Rate limit exceeded for the API key: quota monthly' },
      says: /monthly|limit/i,
    },
    { text: 'fourth@gmail.com', fault: { truncate: 'json' }, says: /billed|paid|charged/i },
  ])('shows a failure ($fault) in the card and keeps the key', async ({ text, fault, says }) => {
    await world().fault({ path: '/v1/intelligence/email', times: 1, ...fault });
    await lookUp(text);
    await reads(says);
  });

  it('still uses the key after all of these failures', async () => {
    const before = await world().spent();
    await open();
    await chooseMenuItem(world(), page(), { linkUrl: 'mailto:after@gmail.com' });
    await until(async () => expect((await world().spent()) - before).toBe(3));
  });
});
