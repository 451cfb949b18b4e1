/** Unusual paid answers: very long ones, and one whose connection breaks. */
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, stop } from '../../loopback.ts';
import { openWorld, type World } from '../support/world.ts';

/** The value whose answer has some megabytes. */
const LONG_DOMAIN = 'long.example';
/** The value whose connection breaks after the last character of the answer. */
const CUT_IBAN = 'DE89370400440532013000';

/** Contains a number and a duplicate name that JSON libraries would not write. */
function longAnswer(): string {
  const certificates = Array.from({ length: 45_000 }, (_, i) => ({
    name: `host-${i}.long.example`,
    issuer: 'Odd Certificate Authority',
  }));
  const rest = JSON.stringify({ domain: LONG_DOMAIN, disposable: false, certificates }).slice(1);
  return `{"serial":12345678901234567890,"odd":1,"odd":2,${rest}`;
}

const api = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://odd.example');
  const query = searchParams.get('query');
  const type = { 'content-type': 'application/json' };
  if (query === LONG_DOMAIN) {
    response.writeHead(200, { ...type, 'x-odd': 'shown' }).end(longAnswer());
  } else if (query === CUT_IBAN) {
    const answer = JSON.stringify({ iban: CUT_IBAN, valid: true, bank_name: 'Odd Bank' });
    response.writeHead(200, { ...type, 'content-length': answer.length + 100 }).write(answer);
    // Once the browser has received the answer.
    setTimeout(() => response.destroy(), 300);
  } else {
    response.writeHead(200, type).end('{"remaining":777,"total_used":23}');
  }
});

let world: World;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
  const connection = { baseUrl: await serve(api), key: 'odd-key-0123456789', keep: 'disk' };
  await world.browser.ask('connect', connection);
  await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await world.browser.open(world.browser.pageUrl('console.html'));
});
afterAll(() => Promise.all([world.close(), stop(api)]));

const send = async (endpoint: string, query: string, button: string) => {
  await page.locator(`input[value="${endpoint}"]`).check();
  await page.getByRole('textbox', { name: /^query/ }).fill(query);
  await page.getByRole('button', { name: button }).click();
};
const status = (text: string) => page.locator('.console-status').getByText(text, { exact: true });

it('shows an answer of three megabytes in the console byte for byte, with its headers', async () => {
  const whole = longAnswer();
  expect(whole.length).toBeGreaterThan(3_000_000);
  await send('intelligenceDomain', LONG_DOMAIN, 'Send · 2 credits');
  await status('2 credits billed').waitFor();
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.getByText('x-odd', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Raw' }).click();
  expect(await page.locator('pre.raw-whole').textContent()).toBe(whole.slice(0, 200_000));
  await page.getByRole('button', { name: 'Copy the answer' }).click();
  await page.getByText('Copied').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())) === whole).toBe(true);
});

it('accepts an answer whose connection broke after its last brace', async () => {
  await send('iban', CUT_IBAN, 'Send · 1 credit');
  await status('200 OK').waitFor();
  await status('1 credit billed').waitFor();
  await page.getByText('"Odd Bank"', { exact: true }).waitFor();
});
