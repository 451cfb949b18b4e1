/** Marks on page text leave the page's console alone, whatever is under the pointer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardOf } from './card-surface.ts';
import { visit } from './steps.ts';
import { openWorld, type World } from './world.ts';

const PAGE = `<!doctype html><html lang="en"><title>Marks</title>
<p>Write to office@gmail.com</p>
<p>BIC: DEUTDEFF500</p>
<p>BIC pens, SWIFT transfers</p>
<input aria-label="Name" value="a name that is longer than an element has children" size="50">
<textarea aria-label="Notes">several words that stand in a box</textarea>`;

/** Of a region whose numbering plan only the script that marks knows. */
const TAIWAN = `<!doctype html><html lang="zh-TW"><title>Taipei</title>
<p>Visit us at 02 2345 6789</p>
<p>Order 02 2345 6780</p>
<p>Hotel 2013 - 2023</p>`;

let world: World;

beforeAll(async () => {
  world = await openWorld({ extra: { '/marks.html': PAGE, '/taiwan.html': TAIWAN } });
});
afterAll(() => world.close());

it('a pointer that rests on a filled field throws nothing', async () => {
  const { page } = await visit(world, 'marks.html');
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  const session = await page.context().newCDPSession(page);
  // Errors of content scripts too, which the page's own events leave out.
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    thrown.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
  });
  await session.send('Runtime.enable');
  await page.waitForFunction(() => (CSS.highlights.get('fieldmark-email')?.size ?? 0) > 0);
  for (const label of ['Name', 'Notes']) {
    const box = await page.getByLabel(label).boundingBox();
    if (!box) throw new Error(`no ${label}`);
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    const from = await page.evaluate(() => performance.now());
    await page.waitForFunction((start) => performance.now() - start > 700, from);
  }
  // Then on the mark itself: what was heard before it has been heard by now.
  const box = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('p') ?? document.body);
    return range.getBoundingClientRect().toJSON();
  });
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
  await cardOf(page).frame();
  expect(thrown).toEqual([]);
  await page.close();
});

it('a BIC behind its label is marked, and nothing else that is called so', async () => {
  const { page } = await visit(world, 'marks.html');
  const marked = await page.waitForFunction(() => {
    const ranges = [...(CSS.highlights.get('fieldmark-bic') ?? [])];
    const text = ({ startContainer, startOffset, endOffset }: AbstractRange) =>
      startContainer.textContent?.slice(startOffset, endOffset);
    return ranges.length > 0 && ranges.map(text);
  });
  expect(await marked.jsonValue()).toEqual(['DEUTDEFF500']);
  await page.close();
});

it('a number of a region whose plan the first script does not know is marked', async () => {
  const { page } = await visit(world, 'taiwan.html');
  const marked = await page.waitForFunction(() => {
    const ranges = [...(CSS.highlights.get('fieldmark-phone') ?? [])];
    const text = ({ startContainer, startOffset, endOffset }: AbstractRange) =>
      startContainer.textContent?.slice(startOffset, endOffset);
    return ranges.length > 0 && ranges.map(text);
  });
  expect(await marked.jsonValue()).toEqual(['02 2345 6789']);
  await page.close();
});
