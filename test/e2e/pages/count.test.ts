/** What `npm run gallery -- --count` counts on a page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countIn } from '../../tools/count.ts';
import type { Chromium } from '../support/chromium.ts';
import { inClosedRoots } from '../support/closed-roots.ts';
import { borrowChromium } from '../support/shared-browser.ts';

let browser: Chromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

async function pageWith(html: string) {
  const page = await browser.open('about:blank');
  await page.setViewportSize({ width: 600, height: 400 });
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${html}`);
  return page;
}

const countOf = async (html: string) => (await pageWith(html)).evaluate(countIn, '#first');

it.each([
  ['a sentence, without its marks', '<p>Did you – mean bob@gmail.com? · 3 credits', 6],
  [
    'a field, its placeholder and a choice',
    '<input value="one two"><textarea placeholder="three"></textarea><select><option>no<option selected>four five</select>',
    5,
  ],
  [
    'generated content that is shown',
    '<style>p::before { content: "one two" } p::after { content: "no"; display: none }</style><p>three',
    3,
  ],
  [
    'not what a person must scroll to in a box',
    '<div style="height: 40px; overflow: auto"><p style="margin: 0; height: 60px">one</p>no</div>',
    1,
  ],
  [
    'only the words of a line that are not cut off',
    '<p style="width: 100px; font: 20px monospace; overflow: hidden; white-space: nowrap">four four no no',
    2,
  ],
  [
    'not what is hidden',
    '<p hidden>no</p><p style="visibility: hidden">no</p><p style="opacity: 0">no</p><details><summary>one</summary>no</details><script>"no"</script>',
    1,
  ],
])('counts the words that are seen: %s', async (_name, html, words) => {
  expect(await countOf(`${html}<i id="first"></i>`)).toMatchObject({ words });
});

it('counts the controls before the first content that a person can use', async () => {
  const usable =
    '<a href="/">a</a><button>b</button><input><select></select><textarea></textarea><details><summary>s</summary><button>closed</button></details>';
  const others =
    '<a>no target</a><button disabled>d</button><button aria-disabled="true">d</button><fieldset disabled><input></fieldset><input type="hidden"><button hidden>h</button>';
  const inside = '<button id="around"><b id="first">first</b></button><button>after</button>';
  expect(await countOf(usable + others + inside)).toMatchObject({ controls: 6 });
});

it('measures where the first content is, what of it is hidden and how far the page scrolls', async () => {
  const block = (height: number, id = '') => `<div id="${id}" style="height: ${height}px"></div>`;
  expect(await countOf(block(380) + block(50, 'first') + block(70))).toMatchObject({
    ...{ top: 380, hidden: 30, scrolls: 100 },
  });
  const boxed = `<div style="height: 90px; overflow: auto">${block(80) + block(50, 'first')}</div>`;
  expect(await countOf(boxed)).toMatchObject({ top: 80, hidden: 40, scrolls: 0 });
  expect(await countOf(block(10))).toBeNull();
});

it('counts in a closed shadow root', async () => {
  const page = await pageWith('<p>not these words</p><x-line></x-line>');
  await page.evaluate(() => {
    const root = document.querySelector('x-line')?.attachShadow({ mode: 'closed' });
    if (root) root.innerHTML = '<button>one</button><p id="first">two three</p>';
  });
  const session = await page.context().newCDPSession(page);
  const source = `function () { return (${countIn})('#first', this); }`;
  const [counts] = await inClosedRoots(session, 'x-line', source);
  expect(counts).toMatchObject({ words: 3, controls: 1 });
});
