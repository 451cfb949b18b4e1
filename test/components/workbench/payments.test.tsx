/** Payment files and statements in the workbench's page: what is said first, and that nothing is changed. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../accuracy/random.ts';
import { PAYMENT_FILE, STATEMENTS } from '../../payments/journey-files.ts';
import { makeFile } from '../../payments/make-payments.ts';
import { mt940 } from '../../payments/write-mt940.ts';
import { giveSizes, press, renderPage } from './open-list.tsx';

beforeEach(giveSizes);

async function open(...files: readonly File[]) {
  const page = renderPage({});
  await page.user.upload(screen.getByLabelText('File with a list'), [...files]);
  return page;
}

const order = (text = PAYMENT_FILE) => new File([text], 'payments.xml', { type: 'text/xml' });

describe('a payment file', () => {
  it('says what does not add up, where it is corrected, and offers no correction', async () => {
    const { user } = await open(order());
    const note = (await screen.findByText(/^The file says 3 payments of 2,120\.21/)).closest('div');
    expect(note).toHaveTextContent('it has 4 of 2,550.42.');
    expect(note).toHaveTextContent('Correct it in the program that made “payments.xml”');
    await press(user, 'Go through them');
    const detail = await screen.findByRole('complementary');
    expect(within(detail).queryAllByRole('textbox')).toEqual([]);
    expect(within(detail).getByText('Payee')).toBeVisible();
  });

  it('is named in its report, with its format', async () => {
    const { user } = await open(order());
    await screen.findByText(/^The file says 3 payments/);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: /Report/ }));
    expect(await screen.findByRole('heading', { name: 'Report on payments.xml' })).toBeVisible();
    expect(screen.getByText('Payment file (pain.001.001.09)')).toBeVisible();
    expect(screen.getByText(/^The file says 3 payments/)).toBeVisible();
  });

  it('that is right says nothing of itself', async () => {
    const stated = PAYMENT_FILE.replace('<NbOfTxs>3</NbOfTxs><CtrlSum>2120.21</CtrlSum>', '');
    await open(order(stated));
    await screen.findByRole('heading', { name: 'payments.xml' });
    await screen.findByRole('grid');
    await waitFor(() => expect(screen.queryByText(/The file says/)).toBeNull());
  });
});

describe('bank statements', () => {
  const files = Object.entries(STATEMENTS).map(([name, text]) => new File([text], name));

  it('say which does not add up', async () => {
    const made = makeFile(createRandom(3), true);
    await open(new File([mt940({ ...made, opening: 0, closing: 100 })], 'a.sta'));
    expect(
      await screen.findByText(new RegExp(`The statement of ${made.own} ends at 1\\.00`)),
    ).toBeVisible();
    expect(screen.getByText(/Entries may be missing\./)).toBeVisible();
  });

  it('are one list, and left out beside a payment file', async () => {
    await open(...files, order());
    expect(await screen.findByRole('heading', { name: 'payments.xml' })).toBeVisible();
    expect(screen.getByText(/^2 files were not opened\./)).toBeVisible();
  });
});
