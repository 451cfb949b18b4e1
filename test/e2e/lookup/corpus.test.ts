/** Marks on pages of the accuracy corpus. */
import { expect, it } from 'vitest';
import { accuracyPages } from '../../accuracy/corpus.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { marksAreAsExpected, PLACES } from './corpus-pages.ts';

/** Pages with tables of all kinds, cells next to their label, definition lists and plain lines. */
const SAMPLE = /^(?:de-DE-suppliers|es-ES-suppliers|it-IT-suppliers|nl-NL-invoice|en-GB-imprint)/;
const pages = accuracyPages().filter(({ name }) => SAMPLE.test(name));

const extra = Object.fromEntries(
  [...pages, PLACES].map(({ name, html }) => [`/${name}.html`, html]),
);
const world = testWorld({ extra, passing: true });

it.each(pages)('marks every value as right or wrong, and nothing else: $name', async (expected) => {
  const page = await world.browser.open(`${world.demo.url}/${expected.name}.html`);
  await marksAreAsExpected(page, expected);
});

it('finds labels and values wherever they are, and those far down after scrolling', async () => {
  const page = await world.browser.open(`${world.demo.url}/places.html`);
  await until(async () => expect((await page.evaluate(markedTexts)).length).toBeGreaterThan(5));
  expect((await page.evaluate(markedTexts)).join()).not.toContain('GB29');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await marksAreAsExpected(page, PLACES);
});
