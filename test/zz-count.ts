import { openWorld } from './e2e/support/world.ts';
import { openWorkbench } from './e2e/support/workbench.ts';
import { suppliersWorkbook, expectedCounts, SHORT_COUNT, plantedIn, SUPPLIER_COUNT } from './e2e/lists/suppliers.ts';
import { chromiumTab } from './e2e/support/workbench.ts';
import { surfaceOf } from './e2e/support/surface.ts';
const world = await openWorld({ scale: 1 });
for (const n of [SHORT_COUNT, SUPPLIER_COUNT]) {
  const page = await openWorkbench(world.browser);
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'Short.xlsx', mimeType: '', buffer: Buffer.from(suppliersWorkbook(n)) });
  await page.getByText(/need a look/).first().waitFor();
  await page.waitForTimeout(3000);
  console.log(n, plantedIn(n).length, expectedCounts(n));
  console.log((await surfaceOf(chromiumTab(page)).text()).slice(0, 600));
  const menu = page.getByRole('button', { name: /Show|Filter/ });
  void menu;
  await page.close();
}
await world.close();
