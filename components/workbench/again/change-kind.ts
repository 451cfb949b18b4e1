/** How a value has changed, in plain words. */

import type { Standing } from '../../../lib/domain/index.ts';
import type { ListChange } from '../../../lib/workbench/messages/index.ts';
import type { recheckText } from '../../../lib/workbench/texts.ts';

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
