/** A person's own workbook, corrected and marked: what else is in it stays, also after the page was loaded again. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Surface, surfaceOf } from '../support/surface.ts';
import { chromiumTab, openWorkbench } from '../support/workbench.ts';
import { openWorld } from '../support/world.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/workbooks');

let world: Awaited<ReturnType<typeof openWorld>>;
let tab: Awaited<ReturnType<typeof openWorkbench>>;
let page: Surface;

beforeAll(async () => {
  world = await openWorld();
  tab = await openWorkbench(world.browser);
  page = surfaceOf(chromiumTab(tab));
});
afterAll(() => world.close());

it.each([
  ['xlsxwriter.xlsm', 'xl/worksheets/sheet1.xml', 'xl/vbaProject.bin'],
  ['libreoffice.ods', 'content.xml', 'meta.xml'],
])('%s', async (name, sheet, other) => {
  const path = join(FOLDER, name);
  await page.chooseFile('File with a list', path);
  await page.press({ role: 'button', name: /^Fix \d+ typos?$/ });
  await page.reads(/\d+ cells? changed/);
  await tab.reload();
  await page.reads(/rows/);
  await page.press({ role: 'button', name: /^Export/ });
  const saved = await page.saved(() =>
    page.press({ role: 'button', name: /^My file, with marks and notes/ }),
  );
  expect(saved.name).toMatch(new RegExp(`checked\\.${name.split('.')[1]}$`));
  const [before, after] = [unzipSync(await readFile(path)), unzipSync(saved.bytes)];
  expect(strFromU8(after[sheet] ?? new Uint8Array())).toContain('info@gmail.com');
  expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
  expect(Buffer.from(after[other] ?? []).equals(before[other] ?? Buffer.alloc(1))).toBe(true);
  await page.press({ role: 'button', name: /^New list$/ });
});
