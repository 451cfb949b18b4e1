/** Paid lookups against a server with unusual HTTP behaviour, over the sockets of a real Chromium. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { ODD_CASES } from '../../odd-server/cases.ts';
import { compareLookup, type Send, withQuestions } from '../../odd-server/compare.ts';
import { cutAfter, inItsPlace, message, plain } from '../../odd-server/manners.ts';
import { WAIT_CASES } from '../../odd-server/refusal-cases.ts';
import { type OddServer, startOddServer } from '../../odd-server/server.ts';
import type { Chromium } from '../support/chromium.ts';
import { sendMessage } from '../support/messages.ts';
import { borrowChromium } from '../support/shared-browser.ts';
import { fillConnection } from '../support/world.ts';

let server: OddServer;
let browser: Chromium;
let page: Page;
const send: Send = (message, body) => page.evaluate(sendMessage, [message, body] as const);

beforeAll(async () => {
  server = await startOddServer(plain);
  browser = await borrowChromium();
  page = await browser.open(browser.pageUrl('options.html'));
  await fillConnection(page, `${server.baseUrl}//`, server.sandbox.keys.active, false);
  await page
    .getByText(/ends in/)
    .first()
    .waitFor();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Values that no case uses. */
const VALUES = ibans(ODD_CASES.length + 4).slice(-4);

it.each(withQuestions(ODD_CASES))('a server that $name', (row) =>
  compareLookup(row, row.question, server, send),
);

describe('a press in the popup', () => {
  const [cut = '', moved = '', fine = ''] = VALUES;

  async function press(value: string): Promise<Page> {
    const popup = await browser.open(browser.pageUrl('popup.html'));
    await popup.getByRole('textbox').first().fill(value);
    await popup.getByRole('button', { name: 'Look up · 1 credit' }).click();
    return popup;
  }

  it('says that a call whose answer was cut may have been billed', async () => {
    server.lookup = cutAfter(({ body }) =>
      message({ body: body.subarray(5), length: body.length }),
    );
    const popup = await press(cut);
    const alert = popup.getByRole('alert');
    await alert.getByText('the connection broke').waitFor();
    await alert.getByText('May have been billed', { exact: true }).waitFor();
    await popup.close();
  });

  it('says that the API redirected the call, and mentions no billing', async () => {
    server.lookup = inItsPlace(({ elsewhere }) => ({
      status: 307,
      headers: [['location', `${elsewhere}/v1/vat/iban`]],
    }));
    const popup = await press(moved);
    const alert = popup.getByRole('alert');
    await alert.getByText('redirected Fieldmark to another address').waitFor();
    expect(await alert.textContent()).not.toMatch(/billed/i);
    expect(server.seenElsewhere).toEqual([]);
    await popup.close();
  });

  it('shows the answer of a server that sends it byte by byte', async () => {
    const oneByOne = ODD_CASES.find(({ name }) => name.startsWith('sends chunks of a byte'));
    server.lookup = oneByOne?.manner ?? plain;
    const popup = await press(fine);
    await popup.getByText('Commerzbank').first().waitFor();
    expect(server.charged(fine.replaceAll(' ', ''))).toBe(1);
    await popup.close();
  });
});

it('reports a rate limit if the server asks to wait a few seconds', async () => {
  const [row] = WAIT_CASES;
  const value = VALUES.at(-1)?.replaceAll(' ', '') ?? '';
  const question = { kind: 'iban', value, depth: 'standard' } as const;
  if (row) await compareLookup(row, question, server, send);
  expect(server.seen.at(-1)?.value).toBe(value);
});
