/** Paid lookups against a server with unusual HTTP behaviour, over the sockets of a stock Firefox. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, it } from 'vitest';
import { ODD_CASES } from '../../odd-server/cases.ts';
import { compareLookup, type Send, withQuestions } from '../../odd-server/compare.ts';
import { plain } from '../../odd-server/manners.ts';
import { type OddServer, startOddServer } from '../../odd-server/server.ts';
import type { Firefox } from '../support/firefox.ts';
import { connectOn } from '../support/firefox-world.ts';
import { sendMessage } from '../support/messages.ts';
import { borrowFirefox } from '../support/shared-browser.ts';

let server: OddServer;
let firefox: Firefox;
let page: Page;
const send: Send = (message, body) => page.evaluate(sendMessage, [message, body] as const);

beforeAll(async () => {
  server = await startOddServer(plain);
  firefox = await borrowFirefox();
  page = await firefox.welcome();
  await connectOn(page, server.baseUrl, server.sandbox.keys.active);
});
afterAll(async () => {
  await firefox.close();
  await server.close();
});

const ROWS = ODD_CASES.filter(({ firefox }) => firefox);

it.each(withQuestions(ROWS))('a server that $name', (row) =>
  compareLookup(row, row.question, server, send),
);
