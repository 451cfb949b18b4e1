/** One field of an answer, as it is shown and copied. */
import { isHigh } from '../kinds/facts.ts';
import type { RecordRow, RecordText, Way } from '../kinds/record-table.ts';
import { listFormat } from '../texts/intl.ts';
import { text as say } from '../texts/record.ts';
import type { Standing } from '../verdict.ts';
import { atPath, isPlain } from './at-path.ts';
import { type Item, itemsOf } from './items.ts';
import { ageText, dateText, numberText, placeText, rawText, spoken } from './words.ts';

interface Told {
  readonly text: string;
  /** Read letter by letter: shown in figures of one width. */
  readonly code?: true;
  /** Where it is several: one under the other. */
  readonly items?: readonly Item[];
  /** Set when the field itself speaks for or against the value. */
  readonly standing?: Standing;
  /** Where what is told can be seen; opened by a press alone. */
  readonly link?: { readonly href: string; readonly text: string };
}

export interface RecordLine extends Told {
  readonly path: string;
  readonly name: string;
  /** `null`: the answer has it and says nothing; `absent`: the answer has no such field. */
  readonly state: 'told' | 'null' | 'absent';
  /** As it stands in the answer: what is copied; empty where there is nothing to copy. */
  readonly raw: string;
}

const NOTHING = { raw: '' } as const;

/** Email result, `qualification` (contract, Resources); another word is told as it came. */
const DELIVERABILITY: ReadonlyMap<string, RecordText> = new Map([
  ['valid', 'deliverabilityValid'],
  ['invalid', 'deliverabilityInvalid'],
  ['risky', 'deliverabilityRisky'],
  ['disposable', 'deliverabilityDisposable'],
  ['unknown', 'deliverabilityUnknown'],
]);

const speaking = (standing: Standing | undefined) => (standing === undefined ? {} : { standing });

/** "None", "there but not valid" and "valid" are three things; the flag alone cannot tell the first two. */
function policy(valid: boolean, text: unknown): Told {
  if (valid) return { text: say('policyValid'), standing: 'good' };
  if (text === null || text === '') return { text: say('none') };
  return typeof text === 'string'
    ? { text: say('policyNotValid'), standing: 'caution' }
    : { text: say('policyNoneOrNotValid') };
}

function map(value: number, latitude: unknown): Told {
  const text = numberText(value);
  if (typeof latitude !== 'number') return { text };
  const place = `${latitude}/${value}`;
  const href = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${value}#map=9/${place}`;
  return { text, link: { href, text: say('showOnAMap') } };
}

function figure(way: Way['as'], value: number, latitude: unknown): Told {
  if (way === 'days' && value >= 0) return { text: ageText(value) };
  if (way === 'score') {
    return {
      text: say('scoreOfHundred', { score: numberText(value) }),
      ...speaking(isHigh(value) ? 'caution' : undefined),
    };
  }
  if (way === 'asn') return { text: `AS${value}` };
  return way === 'map' ? map(value, latitude) : { text: numberText(value) };
}

function words(way: Way['as'], value: string): Told {
  if (value.trim() === '') return { text: say('empty') };
  if (way === 'date') return { text: dateText(value) };
  if (way === 'place') return { text: placeText(value) };
  // Member states that do not disclose a trader's name or address make VIES answer `---`.
  if (way === 'undisclosed' && /^[\s-]+$/.test(value)) return { text: say('notDisclosed') };
  const known = way === 'deliverability' ? DELIVERABILITY.get(value) : undefined;
  if (known) return { text: say(known) };
  return way === 'code' ? { text: value, code: true } : { text: spoken(value) };
}

/** Read as the contract types it; what has another type is told as it came. */
function told({ way }: RecordRow, value: unknown, answer: unknown): Told {
  if (typeof value === 'boolean') {
    if (way.as === 'flag') {
      return {
        text: say(value ? way.yes : way.no),
        ...speaking(value ? way.speaks.yes : way.speaks.no),
      };
    }
    return way.as === 'policy'
      ? policy(value, atPath(answer, way.text))
      : { text: say(value ? 'yes' : 'no') };
  }
  if (typeof value === 'number') {
    return figure(way.as, value, way.as === 'map' ? atPath(answer, way.latitude) : undefined);
  }
  if (typeof value === 'string') return words(way.as, value);
  if (Array.isArray(value)) {
    const items = itemsOf(value, way.as === 'list' ? way.parts : []);
    if (items.length === 0) return { text: say('none') };
    return { text: listFormat({ type: 'unit' }).format(items.map(inLine)), items };
  }
  return { text: isPlain(value) && Object.keys(value).length === 0 ? say('none') : rawText(value) };
}

const inLine = ({ text, aside }: Item): string =>
  aside === '' ? text : say('itemWithAside', { item: text, aside });

export function lineOf(row: RecordRow, answer: unknown): RecordLine {
  const { path, none } = row;
  const name = say(row.name);
  const value = atPath(answer, path);
  if (value === undefined) {
    return { path, name, state: 'absent', text: say('notInThisAnswer'), ...NOTHING };
  }
  if (value === null) {
    // Where what would hold it is null, nothing is known of it either.
    return { path, name, state: 'null', text: say(none ?? 'notKnown'), ...NOTHING };
  }
  return { path, name, state: 'told', raw: rawText(value), ...told(row, value, answer) };
}
