/** Paid lookups against a server with unusual HTTP behaviour, over the sockets of a real Chromium. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { ODD_CASES } from '../../odd-server/cases.ts';
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

it.each(withQuestions(ODD_CASES))('a server that $name', (row) =>
  compareLookup(row, row.question, server, send),
);
