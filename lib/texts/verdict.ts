import type { Kind, UnreadReason } from '../domain/index.ts';
import { createAreaText } from './catalog.ts';
import english from './en/verdict.json' with { type: 'json' };

/** A verdict's standing and its basis. */
export const verdictText = createAreaText('verdict', english);

const UNREAD_TEXTS = {
  'no-value': 'unreadNoValue',
  number: 'unreadNumber',
  'number-without-region': 'unreadNumberWithoutRegion',
  'account-number': 'unreadAccountNumber',
  incomplete: 'unreadIncomplete',
  'too-short': 'unreadTooShort',
  'too-long': 'unreadTooLong',
  'unknown-country': 'unreadUnknownCountry',
  'email-incomplete': 'unreadEmailIncomplete',
  missing: 'unreadMissing',
} as const satisfies Record<Exclude<UnreadReason, 'not-in-column'>, string>;

/** Why a text was not read as a value. @param kind the kind of its column */
export const unreadText = (reason: UnreadReason, kind?: Kind | null): string =>
  reason === 'not-in-column'
    ? verdictText('unreadNotInColumn', { kind: kind ?? 'other' })
    : verdictText(UNREAD_TEXTS[reason]);
