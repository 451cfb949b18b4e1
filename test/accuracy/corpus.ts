/**
 * The corpus for measuring how well values are found and judged: invoices, imprints, signatures,
 * tables of suppliers, letters, mails and contact lists in the eight languages of the interface,
 * with right and mistyped values and the expected result for each. Everything is generated from a
 * seed; firms, people and numbers are invented.
 *
 * Sources of the formats: the ISO 13616 IBAN registry (SWIFT) and the countries' national check
 * digits; the VAT number structures that VIES publishes, with the Commission's algorithm paper,
 * HMRC, the Swiss UID register and the Brønnøysund registers; ITU-T E.164 and the national
 * numbering plans in libphonenumber's metadata; RFC 5321 and RFC 5322 for email addresses; ISO 9362
 * for BICs. Labels are the official names of the identifiers in each country and the short forms
 * that letters use.
 */
import { createAuthor } from './documents/author.ts';
import { GENRE_SECTIONS } from './documents/genres.ts';
import type { CorpusDocument } from './documents/sections.ts';
import { type AccuracyPage, toHtml } from './documents/to-html.ts';
import { type TextDocument, toText } from './documents/to-text.ts';
import { CORPUS_LANGUAGES } from './languages/index.ts';
import { createRandom } from './random.ts';
import { createPlant } from './values/plant.ts';

/** Share of mistyped values. Lower in tables, where most values of a column must be right. */
const ERROR_RATE = 0.5;
const TABLE_ERROR_RATE = 0.25;

/** Makes `rounds` documents of every kind and language: 56 per round. */
function corpusDocuments(rounds: number, seed: number): CorpusDocument[] {
  const documents: CorpusDocument[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const language of CORPUS_LANGUAGES) {
      for (const [genre, sectionsOf] of Object.entries(GENRE_SECTIONS)) {
        const documentSeed = seed * 1_000_003 + documents.length;
        const random = createRandom(documentSeed);
        // Every second document is from the language's largest country.
        const country =
          round % 2 === 0 ? (language.countries[0] ?? '') : random.pick(language.countries);
        const rate = genre === 'suppliers' ? TABLE_ERROR_RATE : ERROR_RATE;
        const plant = createPlant(documentSeed + 500_000, rate);
        documents.push({
          name: `${language.code}-${country}-${genre}-${round}`,
          genre,
          language: language.code,
          country,
          sections: sectionsOf(createAuthor({ random, language, country, plant })),
        });
      }
    }
  }
  return documents;
}

export function corpusTexts(rounds: number, seed = 1): TextDocument[] {
  const random = createRandom(seed);
  return corpusDocuments(rounds, seed).map((document) => toText(document, random));
}

/** Pages for tests in browsers: one of every kind and language, 56 in all. */
export function accuracyPages(): AccuracyPage[] {
  const random = createRandom(2);
  return corpusDocuments(1, 2).map((document) => toHtml(document, random));
}
