/** Documents in the workbench of Firefox, chosen in the dialog for files. */
import { it } from 'vitest';
import { createRandom } from '../../accuracy/random.ts';
import { pdfWithPassword } from '../../invoices/hostile-files.ts';
import { makeInvoice } from '../../invoices/make-invoice.ts';
import { makePdf } from '../../invoices/make-pdf.ts';
import { ubl } from '../../invoices/xml.ts';
import { chooseFiles, press, reads } from '../support/firefox-steps.ts';
import { testFirefox } from '../support/firefox-world.ts';
import { testFolder } from '../support/test-folder.ts';

const world = testFirefox({});
const invoice = makeInvoice(createRandom(5), 'iban');
const save = testFolder();

it('lists a PDF and an e-invoice, and opens a locked PDF alone', async () => {
  const page = await world.ours('/workbench.html');
  const files = [
    await save('plain.pdf', await makePdf(invoice, { layout: 'table' })),
    await save('data.xml', ubl(invoice, 'Invoice')),
    await save('locked.pdf', pdfWithPassword('right')),
    await save('Payments.csv', 'IBAN\nDE89370400440532013000'),
  ];
  await chooseFiles(page, files);
  await reads(page, /Payments\.csv was not opened\./);
  await reads(page, /1 PDF needs a password\./);
  await reads(page, /plain\.pdf/);
  await reads(page, new RegExp(invoice.seller));
  await reads(page, /2 bad/);
  await press(page, /^Open locked\.pdf$/);
  const alone = await world.firefox.opened('documents.html');
  const field = await alone.waitForSelector('.doc-password input');
  await field?.type('right');
  await alone.keyboard.press('Enter');
  await reads(alone, /No problems found in 1 value/);
  await alone.close();
});
