import { KIND_TABLE, KINDS, type Kind } from '../kinds/index.ts';
import type { Ports } from './ports.ts';

/** Longer texts are prose: what detection does not find in them was no value. */
const LONGEST = 64;

/** A label before the value: "IBAN:", "VAT no.:". */
const LABEL = /^[\p{L}][\p{L}\s./-]{1,24}:\s*/u;

/**
 * The kinds whose mistyped values still look like something, the more telling shape first. Detection
 * finds what holds up; a person who selects or pastes a single value wants to hear what is wrong with it.
 */
const SHAPES = KINDS.flatMap((kind) => {
  const { shape } = KIND_TABLE[kind];
  return shape ? [{ kind, ...shape }] : [];
}).sort((a, b) => a.rank - b.rank);

/** What a short text without any finding was probably meant to be; null when it looks like nothing. */
export function guess(text: string, check: Ports['check']): { kind: Kind; value: string } | null {
  const bare = text.trim().replace(LABEL, '');
  if (bare.length > LONGEST) return null;
  const kinds = SHAPES.filter(({ pattern }) => pattern.test(bare)).map(({ kind }) => kind);
  // An IBAN too short by half is a VAT number with one wrong digit.
  const kind = kinds.find((each) => /check-digit/.test(check(each, bare).reason)) ?? kinds[0];
  return kind === undefined ? null : { kind, value: bare };
}
