import { Fragment } from 'react';

/** Whether each sign differs from the one in its place; in values of other lengths, between what both begin and end with. */
function differingSigns(value: string, other: string): boolean[] {
  const signs = [...value];
  const others = [...other];
  if (signs.length === others.length) return signs.map((sign, i) => sign !== others[i]);
  const shorter = Math.min(signs.length, others.length);
  let start = 0;
  while (start < shorter && signs[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && signs.at(-1 - end) === others.at(-1 - end)) end += 1;
  return signs.map((_, i) => i >= start && i < signs.length - end);
}

interface Run {
  readonly text: string;
  readonly differs: boolean;
}

/** Signs that differ, or do not, together; a group of signs ends a run. */
function groupsOf(value: string, other: string, isIban: boolean): Run[][] {
  const length = isIban ? 4 : value.length;
  const differs = differingSigns(value, other);
  const groups: Run[][] = [];
  for (const [i, sign] of [...value].entries()) {
    if (i % length === 0) groups.push([]);
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isDiffering = differs[i] === true;
    if (last?.differs === isDiffering)
      group?.splice(-1, 1, { text: last.text + sign, differs: isDiffering });
    else group?.push({ text: sign, differs: isDiffering });
  }
  return groups;
}

export interface DifferingSignsProps {
  readonly value: string;
  /** What it is compared with. */
  readonly other: string;
  /** It is read by fours. */
  readonly isIban: boolean;
}

/** A value with the signs marked in which it differs from another. Its groups are shown by CSS, as `GroupedValue` does. */
export function DifferingSigns({ value, other, isIban }: DifferingSignsProps) {
  return groupsOf(value, other, isIban).map((group, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other identity
    <Fragment key={i}>
      {i > 0 && <wbr />}
      <span className={isIban ? 'group' : undefined}>
        {group.map(({ text, differs }, n) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: nor has a part of it
          differs ? <mark key={n}>{text}</mark> : <Fragment key={n}>{text}</Fragment>,
        )}
      </span>
    </Fragment>
  ));
}
