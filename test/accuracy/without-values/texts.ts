/**
 * Text without values: numbers of orders, parts and parcels, codes with check digits, dates,
 * prices, logs, code, hashes, prose. Generated from a seed, or collected from this repository (its
 * source and its texts in eight languages).
 */

import { isValueNow } from '../../kinds/samples.ts';
import { nonValues } from '../../values/detect/non-values.ts';
import { createRandom, type Random } from '../random.ts';
import { bookkeepingLine, labelLine } from './business-lines.ts';
import { codeLine } from './code-lines.ts';
import { hashLine, logLine } from './machine-lines.ts';
import { proseLines, sourceLines } from './repository-lines.ts';

export interface PlainText {
  readonly part: PlainPart;
  readonly text: string;
  /** ISO 3166-1 region of the reader; '' if unknown. */
  readonly region: string;
  /** BCP 47. */
  readonly language: string;
}

/** The parts in which only few false alarms are allowed. */
const ORDINARY = ['numbers', 'codes', 'bookkeeping', 'logs', 'source'] as const;
/** Parts that are reported separately; every line of labels is a trap. */
const OTHERS = ['labels', 'hashes', 'prose'] as const;

export type PlainPart = (typeof ORDINARY | typeof OTHERS)[number];

export const GOAL_PARTS: readonly PlainPart[] = ORDINARY;

/** Longest text: about a screen, and less than the popup reads at once. */
const MAX_TEXT = 4000;

const READERS = ['DE de', 'GB en', 'FR fr', 'ES es', 'IT it', 'NL nl', 'PL pl', 'PT pt', ' en'].map(
  (row) => {
    const [region = '', language = ''] = row.split(' ');
    return { region, language };
  },
);

/** Joins lines to texts of a screen each, up to `size` characters in all. */
function inTexts(
  part: PlainPart,
  size: number,
  random: Random,
  nextLine: () => string,
): PlainText[] {
  const texts: PlainText[] = [];
  for (let total = 0; total < size; ) {
    let text = '';
    while (text.length < MAX_TEXT) text += `${nextLine().slice(0, MAX_TEXT)}\n`;
    texts.push({ part, text, ...random.pick(READERS) });
    total += text.length;
  }
  return texts;
}

/** Repeats a list endlessly, starting at a random line. */
function cycle(lines: readonly string[], random: Random): () => string {
  let i = random.below(lines.length);
  return () => {
    i = (i + 1) % lines.length;
    return lines[i] ?? '';
  };
}

/** Random digits after the name of a VAT number are a wrong VAT number. */
const VAT_LABELLED = /^(?:UID|Ondernemingsnr|Adószám|CVR|NIPC)\P{L}/u;

/** Lines of pages with their regions, from the detection tests. */
function numberTexts(size: number, seed: number): PlainText[] {
  const byRegion = new Map<string, string>();
  const lines = nonValues(Math.ceil(size / 20), seed + 100);
  for (const { text, region } of lines) {
    if (VAT_LABELLED.test(text)) continue;
    byRegion.set(region, `${byRegion.get(region) ?? ''}${text}\n`);
  }
  return [...byRegion].flatMap(([region, all]) =>
    (all.match(new RegExp(`[^]{1,${MAX_TEXT}}(?:\\n|$)`, 'g')) ?? []).map(
      (text): PlainText => ({ part: 'numbers', text, region, language: 'en' }),
    ),
  );
}

/** @param size characters in all; each part gets the same number */
export function textsWithoutValues(size: number, seed = 1): PlainText[] {
  const random = createRandom(seed + 77);
  const each = size / (ORDINARY.length + OTHERS.length);
  const fill = (part: PlainPart, nextLine: () => string) => inTexts(part, each, random, nextLine);
  const texts = [
    ...numberTexts(each, seed),
    ...fill('codes', () => codeLine(random)),
    ...fill('bookkeeping', () => bookkeepingLine(random)),
    ...fill('labels', () => labelLine(random)),
    ...fill('logs', () => logLine(random)),
    ...fill('source', cycle(sourceLines(), random)),
    ...fill('hashes', () => hashLine(random)),
    ...fill('prose', cycle(proseLines(), random)),
  ];
  return texts.map(({ text, ...rest }) => {
    const lines = text.split('\n').filter((line) => !isValueNow(line));
    return { ...rest, text: lines.join('\n') };
  });
}
