/** A supplier whose IBAN has changed: in the popup, in a document, and in the card of a marked IBAN. */
import { cardOf } from '../e2e/support/card-surface.ts';
import { hover } from '../e2e/support/steps.ts';
import { until } from '../e2e/support/until.ts';
import type { World } from '../e2e/support/world.ts';
import { openInBar, ourPage, paste, rowsChecked, type Scene } from './scene.ts';

const [OLD, NEW] = ['DE89 3704 0044 0532 0130 00', 'DE02 1203 0000 0000 2020 51'] as const;
const VAT = 'DE136695976';
const POPUP = { width: 380, height: 600 };
const OTHER = /DE89 ?3704 ?0044/;

/** The page with the invoice, and the card of its IBAN. */
async function cardOfIban(world: World) {
  const page = await world.browser.open(`${world.demo.url}/`);
  await page.evaluate(
    ([vat, iban]) => {
      document.body.innerHTML = `<h1>Invoice</h1><p>VAT number ${vat}</p><p>IBAN</p><p>${iban}</p>`;
    },
    [VAT, NEW] as const,
  );
  await until(async () => expectMark(await page.evaluate(() => CSS.highlights.size)));
  await hover(page, NEW);
  await cardOf(page).reads(OTHER);
  return page;
}

function expectMark(count: number): void {
  if (count === 0) throw new Error('nothing is marked');
}

const popup = ourPage('popup.html', async (page) => {
  await page.waitForLoadState('networkidle');
  await paste(page, `VAT ${VAT}, IBAN ${NEW}`);
  await page.getByText(OTHER).first().waitFor();
});

export const SUPPLIER_SCENES: readonly Scene[] = [
  {
    name: 'suppliers-named',
    size: { width: 1100, height: 760 },
    isStep: true,
    speaks: false,
    open: ourPage('workbench.html', async (page) => {
      await paste(page, `Supplier;VAT number;IBAN\nWeberei am Kanal;${VAT};${OLD}`);
      await page.locator('.primary').first().click();
      await rowsChecked(page);
      await openInBar(page, -1);
      await page.getByRole('button', { name: 'These are my suppliers' }).click();
      await page.getByText('1 supplier with an IBAN.').waitFor();
    }),
  },
  { name: 'suppliers-popup', size: POPUP, canZoom: true, open: popup, again: popup },
  {
    name: 'suppliers-card',
    size: { width: 900, height: 700 },
    open: async (world) => {
      await world.markPassing();
      // The first card explains the marks, too.
      const first = await cardOfIban(world);
      // It is seen once the card has been open for a while.
      await first.waitForTimeout(2_000);
      await first.close();
      return cardOfIban(world);
    },
    again: cardOfIban,
  },
];
