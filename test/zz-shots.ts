import { mkdir, writeFile } from 'node:fs/promises';
import { createRandom } from './accuracy/random.ts';
import { makeInvoice } from './invoices/make-invoice.ts';
import { makePdf } from './invoices/make-pdf.ts';
import { cii } from './invoices/xml.ts';
import { openWorld } from './e2e/support/world.ts';
import { openWorkbench, pressInMenu } from './e2e/support/workbench.ts';
import { mailOf } from './e2e/documents/mails.ts';
import type { Page } from 'playwright-core';

const out = process.env.OUT ?? '/tmp/w/lists-tmp/shots';
await mkdir(out, { recursive: true });
const OLD = 'DE89370400440532013000', NEW = 'DE02120300000000202051', VAT = 'DE136695976';
const world = await openWorld({ scale: 1 });
await world.connect({ auto: false });
const LIST = `Nr;Firma;E-Mail;Telefon;USt-IdNr;IBAN;Betrag
${Array.from({ length: 34 }, (_, i) => `${100 + i};${['Weber', 'Kant', 'Lorenz', 'Dufour', 'Rossi', 'Marten'][i % 6]} ${['GmbH', 'AG', 'KG', 'e.K.'][i % 4]} ${i};office${i}@gmail.com;+49 30 9018${String(20 + i)};;${i % 3 ? '' : 'GB29NWBK60161331926819'.slice(0, 0)};${(i * 37.5 + 12).toFixed(2).replace('.', ',')}`).join('\n')}
17;Alder GmbH;info@gmail.com;+49 30 901820;DE136695976;DE89370400440532013000;1.240,00
18;Birch AG;birch@gmial.com;+49 30 901821;;GB29NWBK60161331926819;310,50
19;Cedar KG;cedar@gmail.com;+49 30 901822;;DE89370400440532013000;89,90
18;Birch AG;birch@gmial.com;+49 30 901821;;GB29 NWBK 6016 1331 9268 19;310,50
20;Elm GmbH;elm@gmail.com;+49 30 901823;;DE89370400440532013001;640,00
21;Fir SARL;fir@gmail;+33 1 42 68 53 00;FR40303265045;FR1420041010050500013M02606;95,00
22;Acme Metallbau;acme@gmail.com;+49 30 901827;DE136695976;DE02120300000000202051;1.999,00
23;Leer;;;;;
Summe;;;;;;4.375,40
`;
const SUPPLIERS = `Supplier;VAT number;IBAN;Phone\nAcme Metallbau GmbH;${VAT};${OLD};+49 30 9018027\nBirch Ltd;GB123456782;NL91ABNA0417164300;`;
const made = makeInvoice(createRandom(12), null);
const invoice = (iban: string, shown: string, amount?: string) => ({ ...made, country: 'DE' as const, seller: 'ACME METALLBAU', vat: VAT, iban, amount: made.amount, shown: { ...made.shown, iban: shown, ...(amount ? { amount } : {}) } });
const hybrid = async (i: ReturnType<typeof invoice>) => makePdf(i, { layout: 'table', attachment: ['factur-x.xml', cii(i)] });
const lists = async (page: Page) => {
  await page.getByRole('row').nth(3).waitFor();
  await page.locator('.line-pending').first().waitFor({ state: 'detached' }).catch(() => undefined);
};
const doc = (name: string, bytes: Uint8Array) => async () => {
  const page = await world.browser.open(world.browser.pageUrl('documents.html'));
  await page.waitForLoadState('networkidle');
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
  await page.locator('.doc .rows').waitFor();
  await page.locator('.doc [role=status]').waitFor({ state: 'detached' });
  await page.waitForTimeout(1200);
  return page;
};
const openList = async () => {
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page.waitForLoadState('networkidle');
  if (await page.getByRole('row').count() === 0) {
    await page.getByRole('textbox').first().fill(LIST);
    await page.locator('.primary').first().click();
  }
  await lists(page);
  return page;
};
const SCENES: Record<string, () => Promise<Page>> = {
  list: openList,
  detail: async () => { const p = await openList(); await p.getByRole('row').filter({ has: p.getByRole('gridcell', { name: 'Elm GmbH', exact: true }) }).first().locator('.wb-number').click(); await p.locator('.wb-detail').waitFor(); await p.waitForTimeout(300); return p; },
  other: async () => { const p = await openList(); await p.getByRole('row').filter({ has: p.getByRole('gridcell', { name: 'Acme Metallbau', exact: true }) }).first().locator('.wb-number').click(); await p.locator('.wb-detail').waitFor(); await p.waitForTimeout(300); return p; },
  names: async () => { const p = await openList(); await p.getByRole('row').filter({ has: p.getByRole('gridcell', { name: 'Cedar KG', exact: true }) }).first().locator('.wb-number').click(); await p.locator('.wb-detail').waitFor(); await p.waitForTimeout(300); return p; },
  exports: async () => { const p = await openList(); await p.locator('.wb-bar > [popovertarget]').nth(0).click(); await p.locator('.menu-items:visible').waitFor(); return p; },
  answers: async () => { const p = await openList(); await p.locator('.wb-bar > [popovertarget]').nth(0).click(); await p.locator('.menu-items:visible button').nth(1).click(); await p.locator('.wb-answers').waitFor(); return p; },
  report: async () => { const p = await openList(); await p.locator('.wb-bar > [popovertarget]').nth(0).click(); await p.locator('.menu-items:visible button').nth(6).click(); await p.locator('.report').waitFor(); return p; },
  spend: async () => { const p = await openList(); await p.locator('.run-start[aria-disabled="false"]').waitFor(); await p.locator('.run-start').click(); await p.waitForTimeout(500); return p; },
  forged: doc('ACME 2026-07.pdf', await makePdf(invoice(NEW, NEW), { layout: 'table' })),
  forgedopen: async () => { const p = await doc('ACME 2026-07.pdf', await makePdf(invoice(NEW, NEW), { layout: 'table' }))(); await p.locator('.rows .row-line').first().click(); await p.waitForTimeout(300); return p; },
  hybrid: doc('ACME hybrid.pdf', await hybrid(invoice(OLD, NEW, '12000.00'))),
  mail: doc('message.eml', mailOf(await makePdf(invoice(NEW, NEW), { layout: 'table' }))),
  fine: doc('fine.pdf', await makePdf(invoice(OLD, OLD), { layout: 'table' })),
};
const LOOKS: Record<string, { w: number; h: number; dark?: boolean; de?: boolean; text?: boolean }> = {
  light: { w: 1280, h: 800 }, dark: { w: 1280, h: 800, dark: true }, narrow: { w: 360, h: 740 }, text: { w: 1280, h: 800, text: true }, de: { w: 1280, h: 800, de: true }, denarrow: { w: 360, h: 740, de: true },
};
const [wanted = '', looks = ''] = process.argv.slice(2);
// suppliers
{
  const page = await openWorkbench(world.browser, SUPPLIERS);
  await page.getByRole('row', { name: 'Acme' }).waitFor();
  await pressInMenu(page, 'More', 'These are my suppliers');
  await page.getByText('2 suppliers with an IBAN.').waitFor();
  await page.getByRole('button', { name: 'New list' }).click();
  await page.close();
}
for (const [look, { w, h, dark, de, text }] of Object.entries(LOOKS)) {
  if (looks && !looks.split(',').includes(look)) continue;
  await world.speak(de ? 'de' : '');
  for (const [name, open] of Object.entries(SCENES)) {
    if (wanted && wanted !== 'all' && !wanted.split(',').includes(name)) continue;
    try {
      const page = await open();
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      if (text) await page.addStyleTag({ content: 'html{font-size:200% !important}' }).catch(() => page.evaluate(() => { document.documentElement.style.fontSize = '200%'; }));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/${name}-${look}.png` });
      console.log(name, look);
      await page.close();
    } catch (error) { console.log(name, look, String(error).slice(0, 300)); }
  }
}
await world.close();
void writeFile;
