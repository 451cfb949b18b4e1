/**
 * Fields whose value the sandbox cannot know. The contract gives most fields one type and no value for
 * "unknown", so by default a stand-in of that type is sent, chosen so that it does not change a
 * verdict. The response header `x-sandbox-unknown` names every field of the whole answer (before
 * `fields`) that has a stand-in, by its dot path.
 *
 * | unknown | stand-in |
 * |---|---|
 * | `domain_age_days` | -1 |
 * | dates of a registration, first and last seen | 1970-01-01, before there were domains |
 * | `asn.asn` | 0, which no network has (RFC 7607) |
 * | latitude, longitude | 0 |
 * | `dns.mx` without DNS | true: an outage is no reason to doubt an address |
 * | any other boolean | false |
 * | texts | empty |
 *
 * The switches of shapes.ts choose other shapes: null, or an omitted field.
 */
import type { Shapes } from './shapes.ts';

type StandIn = number | boolean | string;

const SWITCH = {
  number: 'unknownNumber',
  date: 'unknownDate',
  boolean: 'unknownBoolean',
  text: 'unknownText',
} as const;

/** A placeholder in an answer, which `settle` replaces according to the shapes. */
class Unknown {
  readonly shape: (typeof SWITCH)[keyof typeof SWITCH];
  readonly standIn: StandIn;

  constructor(type: keyof typeof SWITCH, standIn: StandIn) {
    this.shape = SWITCH[type];
    this.standIn = standIn;
  }
}

export const unknownNumber = (standIn: number): Unknown => new Unknown('number', standIn);
export const unknownBoolean = (standIn = false): Unknown => new Unknown('boolean', standIn);
export const UNKNOWN_DATE = new Unknown('date', '1970-01-01');
export const UNKNOWN_TEXT = new Unknown('text', '');

/** A whole object of unknown parts; undefined leaves it out. */
export function unknownObject(
  parts: object,
  shape: Shapes['unknownObject'],
): object | null | undefined {
  return shape === 'parts' ? parts : shape === 'null' ? null : undefined;
}

export interface Settled {
  readonly body: unknown;
  /** Dot paths of the fields that have a stand-in, are null or were left out. */
  readonly unknown: readonly string[];
}

/** Replaces the placeholders of an answer and lists the fields that had one. */
export function settle(answer: unknown, shapes: Shapes): Settled {
  const unknown: string[] = [];
  const visit = (value: unknown, path: string): unknown => {
    if (value instanceof Unknown) {
      unknown.push(path);
      const shape = shapes[value.shape];
      return shape === 'typed' ? value.standIn : shape === 'null' ? null : undefined;
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([name, part]): [string, unknown] => [
      name,
      visit(part, path === '' ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
  return { body: visit(answer, ''), unknown };
}
