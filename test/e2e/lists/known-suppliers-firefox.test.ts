/** A supplier whose IBAN has changed, in Firefox: at a field whose page learns nothing. */
import { beforeAll, expect, it } from 'vitest';
import { paste, press, reads } from '../support/firefox-steps.ts';
import { hostIs, testFirefox, typeInto } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { coveredPoints, FORM, NEW, OLD, OTHER_VAT, VAT } from './supplier-form.ts';

const world = testFirefox({ '/pay.html': FORM }, { passing: true });

beforeAll(async () => {
  const page = await world.ours('/workbench.html');
  await page.bringToFront();
  await page.waitForSelector('.intake textarea');
  await paste(page, `Supplier;VAT number;IBAN\nAcme GmbH;${VAT};${OLD}\nElm Ltd;;${OLD}`);
  await press(page, /^Check these values$/);
  await page.waitForSelector('[role="grid"]');
  await page.click('[aria-label="More"]');
  await press(page, /^These are my suppliers$/);
  await reads(page, /2 suppliers with an IBAN\./);
});

it('shows a page no other area for a supplier than for anybody, and does not hold the form', async () => {
  const typed = async (vat: string) => {
    const page = await world.firefox.open(`${world.demo.url}/pay.html`);
    // Typed twice: Firefox may load our script only now, and what was typed before it came proves nothing.
    for (let time = 0; time < 2; time += 1) {
      await typeInto(page, 'VAT number', vat);
      await page.keyboard.press('Tab');
      await hostIs(page, 'field', true);
    }
    await typeInto(page, 'IBAN', NEW);
    await page.keyboard.press('Tab');
    // First there is only a mark.
    const area = await until(async () => {
      const points = await page.evaluate(coveredPoints);
      expect(points.length).toBeGreaterThan(400);
      return points;
    });
    await page.evaluate(() => document.querySelector('button')?.click());
    await until(async () => expect(page.url()).toMatch(/thanks\.html/));
    return area;
  };
  expect(await typed(VAT)).toBe(await typed(OTHER_VAT));
});
