/**
 * `npm run texts`: lists translations that are older than their English text, missing ones, and those of new
 * messages that `lib/texts/to-translate.json` lists.
 * `-- --reviewed de` records that a person has reviewed all German translations against the current English;
 * `-- --reviewed de verdict` does so for one area.
 */
import { parseArgs } from 'node:util';
import { freshnessOf, languages, noteReviewed } from '../../lib/build/index.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';

const { values, positionals } = parseArgs({
  options: { reviewed: { type: 'string' } },
  allowPositionals: true,
});

if (values.reviewed !== undefined) {
  if (values.reviewed === 'en' || !Object.keys(LANGUAGES).includes(values.reviewed)) {
    throw new Error(`There are no translations for the language “${values.reviewed}”.`);
  }
  await noteReviewed(values.reviewed, positionals[0]);
}

const list = (title: string, names: readonly string[]) => {
  if (names.length > 0) console.log(`  ${title}:\n    ${names.join('\n    ')}`);
};

for (const language of (await languages()).filter((name) => name !== 'en')) {
  const { stale, missing, toTranslate, withheld } = await freshnessOf(language);
  console.log(
    `${language}: ${stale.length} stale, of which ${withheld.length} are shown in English; ${missing.length} missing; ${toTranslate.length} to translate`,
  );
  list('shown in English until reviewed', withheld);
  list(
    'shown though stale',
    stale.filter((name) => !withheld.includes(name)),
  );
  list('missing', missing);
  list('to translate', toTranslate);
}
