/** Paid lookups against a server with unusual HTTP behaviour, over the sockets of a real Chromium. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { ODD_CASES, WAIT_CASES } from '../../odd-server/cases.ts';
import { compareLookup, type Send, withQuestions } from '../../odd-server/compare.ts';
import { plain } from '../../odd-server/manners.ts';
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

it('reports a rate limit if the server asks to wait a few seconds', async () => {
  const [row] = WAIT_CASES;
  const value = VALUES.at(-1)?.replaceAll(' ', '') ?? '';
  const question = { kind: 'iban', value, depth: 'standard' } as const;
  if (row) await compareLookup(row, question, server, send);
  expect(server.seen.at(-1)?.value).toBe(value);
});
