/** Use 1: a form field's email checked before submitting. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillIn, sendAnyway, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const SECRETS = `<!doctype html><html lang="en"><title>Secrets</title>
<form action="thanks.html">
<label>Work email <input type="password" name="email2" autocomplete="off"></label>
<label>Billing email <input name="email3" autocomplete="cc-number"></label>
<label for="e">Email</label><input id="e" name="email" type="text" inputmode="email">
<button>Place the order</button></form>`;

const world = testWorld({ extra: { '/secrets.html': SECRETS } });

const go = (path: string) => visit(world, path);
const typeEmail = (page: Page, address: string) => fillIn({ page }, address, /^\s*Email\s*$/);
const submit = (page: Page) => page.getByRole('button', { name: 'Place the order' }).click();
const arrived = (page: Page) => page.waitForURL(/thanks\.html/);

describe('without a key', () => {
  it('checks IBAN, VAT and phone fields too', async () => {
    const { page, seen } = await go('checkout.html');
    await fillIn({ page }, 'DE89 3704 0044 0532 0103 00', /IBAN/);
    await seen.get('status', /check digits/i);
    await fillIn({ page }, 'DE136695975', /VAT number/);
    await seen.get('status', /check digit/i);
    await fillIn({ page }, '+49 30 1', /phone/);
    await seen.get('status', /this one has 3/i);
  });

  it('holds a submit once with the reason, by keyboard as by mouse', async () => {
    const { page, seen } = await go('checkout.html');
    await typeEmail(page, 'someone@mailserver');
    await seen.get('status', /no dot/i);
    await submit(page);
    await seen.get('alertdialog');
    expect(page.url()).toContain('checkout.html');
    await seen.press('button', 'Fix it');
    await seen.gone('alertdialog');
    await until(async () => {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    });
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('someone@otherserver');
    await page.keyboard.press('Enter');
    await seen.get('alertdialog');
    await sendAnyway({ page, seen });
    expect(page.url()).toContain('someone%40otherserver');
  });

  it('checks no password field and no card field, whatever their names and labels are', async () => {
    const { page, seen } = await go('secrets.html');
    for (const label of ['Work email', 'Billing email']) {
      await page.getByLabel(label).click();
      await page.keyboard.type('bob@@gmail.com');
      await page.keyboard.press('Tab');
    }
    // In a field that is checked, the same value is bad: it gets a line and holds the submit.
    await typeEmail(page, 'bob@@gmail.com');
    await seen.get('status', /@/);
    await typeEmail(page, 'bob@gmail.com');
    await seen.get('button', /^Fieldmark: .*passes the offline checks/i);
    await submit(page);
    await arrived(page);
  });

  it('has sent nothing to the API', async () => {
    expect(await world.log()).toEqual([]);
  });
});

describe('with a key and automatic email lookups accepted', () => {
  beforeAll(() => world.connect({ auto: true }));

  it('looks up what the person typed, once, for 3 credits', async () => {
    const { page, seen } = await go('checkout.html');
    await typeEmail(page, 'bob@gmail.com');
    await until(async () => expect(await world.spent()).toBe(3));
    const [call] = await world.paid();
    expect(call).toMatchObject({ path: '/v1/intelligence/email', status: 200 });
    expect(call?.query).toMatchObject({ query: 'bob@gmail.com' });
    expect(call?.query).toHaveProperty('fields');
    await seen.get('status', /\S/);
    await submit(page);
    await arrived(page);
  });

  it('holds a form whose address is at a domain without mail, which only the API knows', async () => {
    await world.fault({
      path: '/v1/intelligence/email',
      body: { disposable: false, dns: { mx: false, mx_records: [] } },
    });
    const { page, seen } = await go('checkout.html');
    await typeEmail(page, 'office@northlight-optics.com');
    await seen.get('status', /mail server/i);
    await until(async () => expect(await world.spent()).toBe(6));
    await submit(page);
    await seen.get('alertdialog');
    await sendAnyway({ page, seen });
  });

  it('sends nothing from a sign-in form', async () => {
    const { page, seen } = await go('sign-in.html');
    await typeEmail(page, 'reader@gmail.com');
    await page.keyboard.type('a secret');
    await seen.get('button', /^Fieldmark: \S/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await arrived(page);
    expect(await world.spent()).toBe(6);
  });

  it('says that the account has no credits, and does not hold the form', async () => {
    await world.fault({ path: '/v1/intelligence/email', status: 402, times: 1 });
    const { page, seen } = await go('checkout.html');
    await typeEmail(page, 'sales@fastmail.com');
    await seen.get('status', /credits|payment|top up/i);
    await submit(page);
    await arrived(page);
    expect(await world.spent()).toBe(6);
  });
});
