/** Bank statements, an invoice and a payment file in Firefox. */
import { it } from 'vitest';
import { chooseFiles } from '../support/firefox-steps.ts';
import { firefoxTab } from '../support/firefox-tab.ts';
import { testFirefox } from '../support/firefox-world.ts';
import { surfaceOf } from '../support/surface.ts';
import { testFolder } from '../support/test-folder.ts';
import { knowSuppliers, openInvoice, openOrder, openScan, saveJourney } from './payment-steps.ts';

const world = testFirefox({});
const save = testFolder();

const open = async (name: 'workbench' | 'documents', ...paths: readonly string[]) => {
  const page = await world.ours(`/${name}.html`);
  await page.bringToFront();
  await chooseFiles(page, paths);
  return surfaceOf(firefoxTab(page, () => Promise.reject(new Error('nothing is saved'))));
};

it('says first which account is another one than was paid before, in an invoice and in payments', async () => {
  const files = await saveJourney(save);
  await knowSuppliers(files, open);
  await openInvoice(files, open);
  await openScan(files, open);
  await openOrder(files, open);
});
