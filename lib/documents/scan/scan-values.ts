/** The values of a picture's text. Reading errors never make a value wrong: it is repaired, or not sure. */
import type { Kind } from '../../domain/index.ts';
import type { SendToBackground } from '../../extension/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import { checkTogether } from '../check-together.ts';
import { findValues } from '../find-values.ts';
import { MAX_VALUES } from '../messages/index.ts';
import { blocksOf, type PagePart, type PlacedText } from '../pdf/index.ts';
import { placedIn } from '../placed-values.ts';
import { type AccountReading, accountReadings } from './account-readings.ts';
import { readingsNear } from './look-alikes.ts';
import type { ReadLine, ReadWord } from './text-reader.ts';

/**
 * `read`: its check digits match as it was read. `repaired`: they do with one usual confusion undone. `unproved`: it has
 * none, so any sign may be wrong.
 */
export interface ScannedValue {
  readonly found: FoundValue;
  readonly certainty: 'read' | 'repaired' | 'unproved';
  readonly part: PagePart;
}

/** What was meant as a value and could not be read surely. */
export interface UnsureReading {
  readonly kind: Kind;
  readonly raw: string;
  readonly part: PagePart;
}

export interface ScannedPage {
  readonly values: readonly ScannedValue[];
  readonly unsure: readonly UnsureReading[];
  /** As they were read, from the top down. */
  readonly lines: readonly string[];
}

/** Kinds that are named even if they could not be read surely: of the others, what is read is often none. */
const NAMED: ReadonlySet<Kind> = new Set(['iban', 'vat', 'bic', 'email']);
/** Places of a page that may be an account: a page with more is a table of them, and not read to its end. */
const MAX_ACCOUNTS = 40;
/** Units of a page whose width is that of paper, so that the distances of lines are as in a PDF. */
const PAGE = 600;

function around(words: readonly ReadWord[]): PagePart {
  const left = Math.min(...words.map(({ part }) => part.left));
  const top = Math.min(...words.map(({ part }) => part.top));
  const right = Math.max(...words.map(({ part }) => part.left + part.width));
  const bottom = Math.max(...words.map(({ part }) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}

const isSound = ({ verdict }: FoundValue): boolean => verdict.standing === 'good';

async function soundAccounts(texts: readonly string[], send: SendToBackground) {
  const sound = new Map<string, FoundValue>();
  const distinct = [...new Set(texts)];
  for (let at = 0; at < distinct.length; at += MAX_VALUES) {
    const items = distinct
      .slice(at, at + MAX_VALUES)
      .map((value) => ({ kind: 'iban' as const, value }));
    for (const found of await checkTogether(items, { name: '', isRecord: false }, send))
      if (isSound(found)) sound.set(found.raw, found);
  }
  return sound;
}

interface Place {
  readonly line: ReadLine;
  readonly readings: readonly AccountReading[];
}

/** The places of a page with their readings; one place is not read again from its second word on. */
function placesIn(lines: readonly ReadLine[]): Place[] {
  return lines
    .flatMap((line) => {
      const readings = accountReadings(line.map(({ text }) => text));
      return [...Map.groupBy(readings, ({ from }) => from).values()].map((each) => ({
        line,
        readings: each,
      }));
    })
    .slice(0, MAX_ACCOUNTS);
}

async function accountsIn(lines: readonly ReadLine[], send: SendToBackground) {
  const places = placesIn(lines);
  const textsOf = ({ readings }: Place) => readings.map(({ text }) => text);
  const asRead = await soundAccounts(places.flatMap(textsOf), send);
  const values: ScannedValue[] = [];
  const unsure: (UnsureReading & { readonly words: readonly ReadWord[] })[] = [];
  const taken = new Set<ReadWord>();
  const add = (
    { line }: Place,
    { from, to }: AccountReading,
    found: FoundValue,
    certainty: ScannedValue['certainty'],
  ) => {
    const words = line.slice(from, to);
    for (const word of words) taken.add(word);
    values.push({ found, certainty, part: around(words) });
  };
  const isTaken = ({ line, readings: [first] }: Place) =>
    line.slice(first?.from, first?.to).some((word) => taken.has(word));
  for (const place of places) {
    const reading = place.readings.find(({ text }) => asRead.has(text));
    const found = reading && asRead.get(reading.text);
    if (found && !isTaken(place)) add(place, reading, found, 'read');
  }
  for (const place of places) {
    if (isTaken(place)) continue;
    const near = place.readings.flatMap((reading) =>
      readingsNear(reading.text).map((text) => ({ reading, text })),
    );
    const sound = await soundAccounts(
      near.map(({ text }) => text),
      send,
    );
    const [only] = near.filter(({ text }) => sound.has(text));
    const found = only && sound.get(only.text);
    const last = place.readings.at(-1);
    if (sound.size === 1 && found) add(place, only.reading, found, 'repaired');
    else if (last && place.readings.length > 0) {
      const words = place.line.slice(last.from, last.to);
      for (const word of words) taken.add(word);
      const raw = words.map(({ text }) => text).join(' ');
      unsure.push({ kind: 'iban', raw, part: around(words), words });
    }
  }
  return { values, unsure, taken };
}

/** @param shape height of the picture divided by its width */
function placedTexts(words: readonly ReadWord[], shape: number): PlacedText[] {
  return words.map(({ text, part: { left, top, width, height } }) => ({
    text,
    start: left * PAGE,
    end: (left + width) * PAGE,
    baseline: (top + height) * PAGE * shape,
    size: Math.max(1, height * PAGE * shape),
    direction: 0,
  }));
}

/** @param shape height of the picture divided by its width */
export async function scannedValues(
  lines: readonly ReadLine[],
  shape: number,
  send: SendToBackground,
): Promise<ScannedPage> {
  const accounts = await accountsIn(lines, send);
  const words = lines.flat();
  const blocks = blocksOf(placedTexts(words, shape));
  const texts = blocks.map(({ text }) => text);
  const values: ScannedValue[] = [...accounts.values];
  const unsure: UnsureReading[] = accounts.unsure.map(({ words: _, ...each }) => each);
  for (const { found, texts: places } of placedIn(blocks, await findValues(texts, send))) {
    const its = places.flatMap(({ from }) => words[from] ?? []);
    if (its.length === 0 || its.some((word) => accounts.taken.has(word))) continue;
    const part = around(its);
    const { verdict } = found;
    const { kind } = verdict;
    const certainty = verdict.basis.includes('check-digits') ? 'read' : 'unproved';
    if (isSound(found)) values.push({ found, certainty, part });
    else if (NAMED.has(kind)) unsure.push({ kind, raw: found.raw, part });
  }
  const read = lines.map((line) => line.map(({ text }) => text).join(' ')).filter(Boolean);
  return { values, unsure, lines: read };
}
