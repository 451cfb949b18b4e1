/** An evidence file: written from looked-up values, checked, and a changed byte found. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { connectedWorld } from '../support/connected-world.ts';
import { pressInMenu } from '../support/press-in-menu.ts';

const worldOf = connectedWorld({});

const checkFile = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Choose an evidence file', { exact: true })
    .setInputFiles({ name: 'list evidence.jsonl', mimeType: 'application/jsonl', buffer });

it('proves two answers, and names the one that was changed', async () => {
  const { browser } = worldOf();
  const page = await browser.open(browser.pageUrl('workbench.html'));
  const values = ibans(2);
  await page.getByRole('textbox', { name: 'Check a list' }).fill(values.join('\n'));
  await page.getByRole('button', { name: 'Check these values' }).click();
  await page.getByRole('button', { name: /^Look up 2 values/ }).click();
  await page.getByRole('button', { name: '2 good' }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    pressInMenu(page, 'Export', 'Evidence'),
  ]);
  expect(saved.suggestedFilename()).toBe('Pasted list evidence.jsonl');
  await page.getByText('The evidence file contains 2 answers.').waitFor();
  const file = await readFile(await saved.path());
  const entries = file.toString().trimEnd().split('\n').slice(1);
  expect(entries.map((line) => JSON.parse(line))).toMatchObject(
    values.map((written, i) => {
      const value = written.replaceAll(' ', '');
      return { n: i + 1, rows: [i + 1], value, endpoint: '/v1/vat/iban', requestId: null };
    }),
  );
  const [body] = entries.map((line) => JSON.parse(line).body);
  expect(JSON.parse(body)).toMatchObject({ valid: true });

  await page.getByRole('button', { name: 'New list' }).click();
  await pressInMenu(page, 'More', 'Check an evidence file');
  await checkFile(page, file);
  await page.getByText('This file is unchanged').waitFor();
  await page.getByText(/^Signed by this browser/).waitFor();
  // The result makes the page longer than the window; the box above must keep its size.
  const box = await page.locator('.intake-drop').boundingBox();
  expect(box?.height).toBeGreaterThan(200);

  // The last digit of the second answer's time.
  const at = file.indexOf('"answered":"', file.indexOf('"n":2')) + '"answered":"'.length + 22;
  file[at] = (file[at] ?? 0) ^ 1;
  await checkFile(page, file);
  await page.getByText('This file was changed').waitFor();
  await page.getByText(/^Answer 2, for DE/).waitFor();
  await page.close();
});
