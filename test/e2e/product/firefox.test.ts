/** The same extension in a stock Firefox: connect, marks, a held submit, an automatic lookup. */
import { describe, expect, it } from 'vitest';
import { TRANSMITTED_DATA_TYPES } from '../../../lib/domain/endpoints.ts';
import { fillInEmail, hostIs, testFirefox } from '../support/firefox-world.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';

declare const browser: {
  permissions: { getAll(): Promise<{ data_collection?: string[] }> };
};

const EMAIL = '<label>Email <input type="email" name="email" autocomplete="email"></label>';
const PAGES: Readonly<Record<string, string>> = {
  // A page with a dark mode by CSS filter, and a button that is disabled when it is pressed.
  '/dark.html': `<!doctype html><title>Dark</title><style>html { filter: invert(1) }</style>
    <form action="thanks.html">${EMAIL}<button name="go" value="pay" onclick="setTimeout(() => { this.disabled = true })">Pay</button></form>`,
};

const spent = () => world.spent();

const world = testFirefox(PAGES, { passing: true });

describe('Firefox', () => {
  it('connects a key on the settings page', async () => {
    await world.connect();
    expect(await spent()).toBe(0);
    // The press that connects also requests this permission, which is optional until then.
    const page = await world.ours('/options.html');
    const allowed = await page.evaluate(
      async () => (await browser.permissions.getAll()).data_collection,
    );
    expect(allowed?.toSorted()).toEqual([...TRANSMITTED_DATA_TYPES]);
  });

  it('marks what it finds on a page and spends nothing', async () => {
    const page = await world.firefox.open(`${world.demo.url}/`);
    await page.bringToFront();
    await until(async () => {
      const texts = await page.evaluate(markedTexts);
      // Emails; IBANs and VAT numbers; phone numbers.
      for (const shape of [/@/, /^[A-Z]{2}\d/, /^[+(\d]/])
        expect(texts.filter((text) => shape.test(text)).length).toBeGreaterThan(2);
    });
    expect(await spent()).toBe(0);
    await page.close();
  });

  it('looks up the email that a person typed, once', async () => {
    const page = await world.firefox.open(`${world.demo.url}/checkout.html`);
    await fillInEmail(page, 'bob@gmail.com');
    await until(async () => expect(await spent()).toBe(3));
    await hostIs(page, 'field', true);
    await page.close();
  });

  it('sends a held form with the pressed button, on a page with a CSS filter on its root', async () => {
    const page = await world.firefox.open(`${world.demo.url}/dark.html`);
    await fillInEmail(page, 'someone@mailserver');
    await hostIs(page, 'field', true);
    await page.keyboard.press('Enter');
    await until(async () =>
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('fieldmark-field'),
    );
    await page.keyboard.press('Tab');
    await until(async () => {
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => location.search)).toContain('go=pay');
    });
    await page.close();
  });
});
