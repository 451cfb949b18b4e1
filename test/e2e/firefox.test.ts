/** The same extension in a stock Firefox: connect, marks, a held submit, an automatic lookup. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoServer, startDemo } from '../demo/server.ts';
import { startSandbox } from '../sandbox/server.ts';
import { type Firefox, launchFirefox } from './firefox.ts';
import { until } from './until.ts';
import type { Sandbox } from './world.ts';

let sandbox: Sandbox;
let demo: DemoServer;
let firefox: Firefox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  demo = await startDemo();
  firefox = await launchFirefox();
});
afterAll(async () => {
  await firefox.close();
  await demo.close();
  await sandbox.close();
});

async function spent(): Promise<number> {
  const log: { credits: number }[] = await (await fetch(`${sandbox.baseUrl}/__sandbox/log`)).json();
  return log.reduce((sum, { credits }) => sum + credits, 0);
}

/** Puts the keyboard into the field that has this label. */
async function focusLabel(page: Page, label: string): Promise<void> {
  await page.bringToFront();
  await until(async () => {
    const found = await page.evaluate((wanted) => {
      const control = [...document.querySelectorAll('label')].find(
        (each) => each.textContent?.trim().startsWith(wanted) && each.control,
      )?.control;
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
      return document.activeElement === control && control !== undefined;
    }, label);
    expect(found, label).toBe(true);
  });
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await focusLabel(page, label);
  await page.keyboard.type(text);
}

const hasHost = (page: Page, name: string) =>
  page.evaluate((tag) => document.querySelector(tag) !== null, name);

describe('Firefox', () => {
  it('connects a key on the welcome page that opens on install', async () => {
    const page = await firefox.welcome();
    await typeInto(page, 'API base URL', sandbox.baseUrl);
    await typeInto(page, 'API key', sandbox.keys.active);
    await page.keyboard.press('Enter');
    await until(async () => {
      const text = await page.evaluate(() => document.body.textContent);
      expect(text).toContain(`ends in ${sandbox.keys.active.slice(-4)}`);
    });
    expect(await spent()).toBe(0);
  });

  it('marks what it finds on a page and spends nothing', async () => {
    const page = await firefox.open(`${demo.url}/`);
    await page.bringToFront();
    await until(async () => {
      const sizes = await page.evaluate(() =>
        ['email', 'iban', 'vat', 'phone'].map(
          (kind) => CSS.highlights.get(`fieldmark-${kind}`)?.size ?? 0,
        ),
      );
      expect(Math.min(...sizes)).toBeGreaterThan(2);
    });
    expect(await spent()).toBe(0);
    await page.close();
  });

  it('looks up the email that a person typed, once', async () => {
    const page = await firefox.open(`${demo.url}/checkout.html`);
    await typeInto(page, 'Email', 'bob@gmail.com');
    await page.keyboard.press('Tab');
    await until(async () => expect(await spent()).toBe(3));
    expect(await hasHost(page, 'fieldmark-field')).toBe(true);
    await page.close();
  });

  it('holds a submit with a disposable address, and lets it through when asked again', async () => {
    const page = await firefox.open(`${demo.url}/checkout.html`);
    await typeInto(page, 'Email', 'someone@mailinator.com');
    await page.keyboard.press('Tab');
    await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    await typeInto(page, 'Email', 'someone@mailinator.com');
    await page.keyboard.press('Enter');
    await until(async () =>
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('fieldmark-field'),
    );
    expect(page.url()).toContain('checkout.html');
    // "Fix it" has the focus; the next control is "Submit anyway".
    await page.keyboard.press('Tab');
    await until(async () => {
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => location.pathname)).toBe('/thanks.html');
    });
    expect(await spent()).toBe(3);
  });
});
