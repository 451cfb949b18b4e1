import { Fragment } from 'react';
import type { Kind, Verdict } from '../../lib/domain/index.ts';

/**
 * The parts in which people write the value: an IBAN by fours, a phone number as its international format,
 * which is among the facts; undefined if it is written in one piece.
 */
function groupsOf(kind: Kind, value: string, facts: Verdict['facts']): string[] | undefined {
  if (kind === 'iban') return value.match(/.{1,4}/gu) ?? undefined;
  if (kind !== 'phone') return undefined;
  const written = facts.find((fact) => fact.value.replace(/[^+\d]/gu, '') === value);
  return written?.value.match(/[+\d]+/gu) ?? undefined;
}

export interface GroupedValueProps {
  readonly kind: Kind;
  readonly value: string;
  readonly facts?: Verdict['facts'];
}

/** Shows a value in groups by CSS; the text has no spaces, so that copying works. Lines break between groups. */
export function GroupedValue({ kind, value, facts = [] }: GroupedValueProps) {
  const groups = groupsOf(kind, value, facts);
  if (!groups || groups.join('') !== value) return value;
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className="group">{group}</span>
    </Fragment>
  ));
}
