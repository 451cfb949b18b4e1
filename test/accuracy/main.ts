/**
 * `npm run accuracy`: measures how many wrong values are reported, how often the correction is the
 * intended value, how many right values are accepted, and false alarms in text without values.
 * `-- --misses` also prints examples of misses; `-- --seed 7` draws another corpus.
 */
import { parseArgs } from 'node:util';
import { corpusTexts } from './corpus.ts';
import { measureAlarms } from './measure/alarms.ts';
import { measureCorpus } from './measure/outcomes.ts';
import { readPage, readPasted } from './measure/readers.ts';
import { alarmsTable, corpusTable, missesOf } from './measure/report.ts';
import { textsWithoutValues } from './without-values/texts.ts';

/** Documents of each kind and language. */
const ROUNDS = 6;
/** Characters without values. */
const SIZE = 4e6;

const { values: options } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

const seed = Number(options.seed);
const documents = corpusTexts(ROUNDS, seed);
// The columns of a table on a page are read by the page's scan, which needs a browser.
const inPages = documents.filter(({ genre }) => genre !== 'suppliers');
const plain = textsWithoutValues(SIZE, seed);
for (const [name, texts, read] of [
  ['Pasted text', documents, readPasted],
  ['Blocks of a page', inPages, readPage],
] as const) {
  const measured = await measureCorpus(texts, read);
  console.log(`\n${name}: ${texts.length} documents\n${corpusTable(measured)}`);
  if (options.misses) console.log(missesOf(measured));
  const alarms = alarmsTable(await measureAlarms(plain, read), options.misses);
  console.log(`\n${name} without values\n${alarms}`);
}
