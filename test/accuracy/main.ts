/**
 * `npm run accuracy`: measures how many wrong values are reported, how often the correction is the
 * intended value, how many right values are accepted, and false alarms in text without values. `--
 * --misses` also prints examples of misses. `-- --browser chromium` measures how the built
 * extension marks the pages of the corpus instead.
 */
import { parseArgs } from 'node:util';
import { corpusTexts } from './corpus.ts';
import { BROWSERS, measureInBrowser } from './in-browser.ts';
import { measureAlarms } from './measure/alarms.ts';
import { measureCorpus } from './measure/outcomes.ts';
import { readPage, readPasted } from './measure/readers.ts';
import { alarmsTable, corpusTable, missesOf } from './measure/report.ts';
import { textsWithoutValues } from './without-values/texts.ts';

const { values: options } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '6' },
    megabytes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    browser: { type: 'string' },
  },
});

const seed = Number(options.seed);
const browser = BROWSERS.find((name) => name === options.browser);
if (browser) {
  console.log(await measureInBrowser(browser, seed, options.misses));
  process.exit();
}
const documents = corpusTexts(Number(options.rounds), seed);
// The columns of a table on a page are read by the page's scan, which needs a browser.
const inPages = documents.filter(({ genre }) => genre !== 'suppliers');
for (const [name, texts, read] of [
  ['Pasted text', documents, readPasted],
  ['Blocks of a page', inPages, readPage],
] as const) {
  const measured = await measureCorpus(texts, read);
  console.log(`\n${name}: ${texts.length} documents\n${corpusTable(measured)}`);
  if (options.misses) console.log(missesOf(measured));
}

const plain = textsWithoutValues(Number(options.megabytes) * 1e6, seed);
for (const [name, read] of [
  ['Pasted text', readPasted],
  ['Blocks of a page', readPage],
] as const) {
  console.log(
    `\n${name} without values\n${alarmsTable(await measureAlarms(plain, read), options.misses)}`,
  );
}
