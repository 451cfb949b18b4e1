/** What has changed, in one sentence for all values. */

import type { Standing } from '../../../lib/domain/index.ts';
import type { ListChange } from '../../../lib/workbench/messages/index.ts';
import { recheckText } from '../../../lib/workbench/texts.ts';

export const CHANGE_KINDS = ['worse', 'better', 'other'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const RANK: Readonly<Record<Standing, number>> = { good: 0, unknown: 1, caution: 1, bad: 2 };

/** `other`: as good as before, with another reason or other details. */
export function changeKindOf({ before, after }: ListChange): ChangeKind {
  const by = RANK[after.standing] - RANK[before.standing];
  if (by === 0) return 'other';
  return by > 0 ? 'worse' : 'better';
}

/** Titles of values that were good, by the reason why they are not any more. */
const GONE = {
  'not-registered': 'vatGone',
  undeliverable: 'mailboxGone',
  'no-mail-server': 'mailServerGone',
  'not-valid': 'notValidNow',
} as const satisfies Readonly<Record<string, Parameters<typeof recheckText>[0]>>;

const isGone = (reason: string): reason is keyof typeof GONE => Object.hasOwn(GONE, reason);

/** The name of the text that says what happened. */
export function titleOfChange(change: ListChange) {
  const { before, after, verdict } = change;
  if (!verdict) return 'otherDetails';
  if (before.standing === 'good' && isGone(after.reason)) return GONE[after.reason];
  const kind = changeKindOf(change);
  return kind === 'other' ? 'otherReason' : kind;
}

/** In the order in which they are said: the worst first. */
const COUNT_TEXTS = {
  vatGone: 'vatGoneCount',
  mailboxGone: 'mailboxGoneCount',
  mailServerGone: 'mailServerGoneCount',
  notValidNow: 'notValidNowCount',
  worse: 'worseCount',
  better: 'betterCount',
  otherReason: 'otherReasonCount',
} as const satisfies Partial<
  Record<ReturnType<typeof titleOfChange>, Parameters<typeof recheckText>[0]>
>;

/** "1 VAT number no longer found in VIES · Bank: 2 changed"; empty where nothing has. */
export function headlineOf(changes: readonly ListChange[]): string {
  const titles = new Map<string, number>();
  const labels = new Map<string, number>();
  for (const change of changes) {
    const title = titleOfChange(change);
    titles.set(title, (titles.get(title) ?? 0) + 1);
    // Of a value that became better or worse, the reason is what counts.
    if (change.verdict) continue;
    for (const { label } of change.facts) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const verdicts = Object.entries(COUNT_TEXTS).flatMap(([title, text]) => {
    const count = titles.get(title);
    return count === undefined ? [] : [recheckText(text, { count })];
  });
  const facts = [...labels]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label, count]) => recheckText('factCount', { label, count }));
  return [...verdicts, ...facts].join(' · ');
}
