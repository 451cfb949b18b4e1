import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DocumentsPage } from '../../../components/documents/index.ts';
import { type ConnectWorker, serveDocuments } from '../../../lib/documents/index.ts';
import { createRandom } from '../../accuracy/random.ts';
import { checkValue } from '../../check-data.ts';
import { makeInvoice } from '../../invoices/make-invoice.ts';
import { cii, fattura, ubl } from '../../invoices/xml.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';

const OFFER = { policy: 'check', credits: 1, connected: false } as const;

/** Values as the background judges them. */
const checkTogether: NonNullable<Handlers['checkTogether']> = ({ items }) => ({
  values: items.map(({ kind, value, region }) => ({
    raw: value,
    verdict: inTexts(checkValue)(kind, value, region ? { region } : {}),
    offer: OFFER,
  })),
});

/** What the worker does, in the test's own thread. */
const inThread: ConnectWorker = (onMessage) => {
  const take = serveDocuments((packet) => onMessage(packet), {});
  return { post: (packet) => void take(packet), end: () => undefined };
};

const quiet = () => () => undefined;
const xmlFile = (name: string, text: string) => new File([text], name, { type: 'text/xml' });

async function drop(files: readonly File[], handlers: Handlers = {}, connect = inThread) {
  const background = fakeSend({ checkTogether, openWorkbench: () => ({}), ...handlers });
  render(<DocumentsPage send={background.send} hear={quiet} connect={connect} />);
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await user.upload(screen.getByLabelText('Check invoices', { selector: 'input' }), [...files]);
  return { ...background, user };
}

const wrong = makeInvoice(createRandom(3), 'iban');
const right = makeInvoice(createRandom(4), null);

describe('the documents page', () => {
  it('shows the values of an e-invoice, the wrong one first and open on a press', async () => {
    const { user } = await drop([xmlFile('invoice.xml', ubl(wrong, 'Invoice'))]);
    await screen.findByRole('heading', { name: '1 of 6 values needs a look' });
    const [first] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent(wrong.iban);
    await user.click(within(first as HTMLElement).getByRole('button'));
    expect(screen.getByRole('article')).toHaveTextContent('The check digits do not match');
    expect(screen.getByText(wrong.seller)).toBeVisible();
    expect(screen.getByText(`${wrong.amount} EUR`)).toBeVisible();
  });

  it('says that nothing is wrong, and starts again', async () => {
    const { user } = await drop([xmlFile('invoice.xml', fattura(right))]);
    await screen.findByRole('heading', { name: /^No problems found in \d values$/ });
    await user.click(screen.getByRole('button', { name: 'Check other files' }));
    expect(screen.getByRole('heading', { name: 'Check invoices' })).toBeVisible();
  });

  it('says which file it cannot read', async () => {
    await drop([xmlFile('letter.xml', '<letter/>')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a PDF');
  });

  it('says that an order is no invoice', async () => {
    const root = 'rsm:SCRDMCCBDACIOMessageStructure';
    const order = cii(right).replaceAll('rsm:CrossIndustryInvoice', root);
    await drop([xmlFile('order-x.xml', order)]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is an order (Order-X), not an invoice.',
    );
  });

  it('hands many files to the workbench, with a note for one that cannot be read', async () => {
    const { calls } = await drop([
      xmlFile('right.xml', ubl(right, 'Invoice')),
      xmlFile('letter.xml', '<letter/>'),
    ]);
    await waitFor(() => expect(calls.at(-1)?.name).toBe('openWorkbench'));
    const { iban, bic, vat, email, seller, amount } = right;
    expect(calls.at(-1)?.body).toEqual({
      source: {
        from: 'table',
        name: 'right.xml and 1 more',
        kinds: [null, null, null, 'vat', 'iban', 'bic', 'email', null],
        notes: 1,
        table: [
          ['File', 'Note', 'Seller', 'VAT', 'IBAN', 'BIC', 'Email', 'Amount due'],
          ['right.xml', '', seller, vat, iban, bic, email, `${amount} EUR`],
          [
            'letter.xml',
            'This file is not a PDF, e-invoice or picture (PNG, JPEG, WebP, GIF) that Fieldmark can read.',
            ...['', '', '', '', '', ''],
          ],
        ],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Check invoices' })).toBeVisible();
  });

  it('says that the document of a closed tab cannot be fetched', async () => {
    history.replaceState(null, '', '?tab=7');
    const { send } = fakeSend({ tabAddress: () => ({ url: null }) });
    render(<DocumentsPage send={send} hear={quiet} />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This document cannot be fetched.');
    history.replaceState(null, '', '?');
  });
});
