/** A filled form in a PDF: a wrong account in a field is marked where the field is. */
import { expect, it } from 'vitest';
import { filledForm } from '../../invoices/filled-form.ts';
import { openDocument } from '../support/open-document.ts';
import { testWorld } from '../support/test-world.ts';

const world = testWorld();

it('marks the wrong account of a filled form in its field', async () => {
  const { bytes, box, pageSize, wrong } = await filledForm();
  const page = await openDocument(world.browser, 'form.pdf', bytes);
  await page.getByRole('heading', { name: '1 of 2 values needs a look' }).waitFor();
  const mark = page.locator('.doc-bad').and(page.getByTitle(wrong));
  await mark.waitFor();
  const area = await mark
    .locator('xpath=ancestor::*[contains(@class,"doc-page")][1]')
    .boundingBox();
  const at = await mark.boundingBox();
  if (!area || !at) throw new Error('it is not shown');
  const [across, down] = [area.width / pageSize.width, area.height / pageSize.height];
  expect(at.x - area.x).toBeGreaterThan((box.x - 5) * across);
  expect(at.x + at.width - area.x).toBeLessThan((box.x + box.width + 5) * across);
  const top = pageSize.height - box.y - box.height;
  expect(at.y - area.y).toBeGreaterThan((top - 5) * down);
  expect(at.y + at.height - area.y).toBeLessThan((top + box.height + 5) * down);
});
