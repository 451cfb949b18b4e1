/** What has changed since a list was looked up before, for its export. */

import { toneOf, valueKey } from '../../domain/index.ts';
import type { ListChange } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import { type CheckedRow, statusText } from './rows.ts';

export interface ExportedChanges {
  /** When the list was looked up before, ms since the epoch. */
  readonly since: number;
  readonly changes: readonly ListChange[];
}

/** "good → bad; Bank: Example Bank → Merged Bank". */
function changeText({ verdict, before, after, facts }: ListChange): string {
  return [
    ...(verdict ? [`${statusText(toneOf(before))} → ${statusText(toneOf(after))}`] : []),
    ...facts.map(({ label, before: was, after: is }) => `${label}: ${was ?? '-'} → ${is ?? '-'}`),
  ].join('; ');
}

/** The column that says what has changed in each row; a row with several values names the changed ones. */
export function changesColumn({ since, changes }: ExportedChanges) {
  const texts = new Map(changes.map((change) => [valueKey(change), changeText(change)]));
  return {
    name: workbenchText('changedSince', { date: new Date(since).toISOString().slice(0, 10) }),
    textOf: ({ lines }: CheckedRow): string => {
      const found = lines.flatMap((line) => line.found ?? []);
      const changed = found.flatMap((value) => {
        const text = texts.get(valueKey(value.verdict));
        if (text === undefined) return [];
        return [found.length === 1 ? text : `${value.verdict.value}: ${text}`];
      });
      return [...new Set(changed)].join(' | ');
    },
  };
}
