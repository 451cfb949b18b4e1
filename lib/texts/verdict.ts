import type { Kind, UnreadReason } from '../domain/index.ts';
import { createAreaText } from './catalog.ts';
import englishKinds from './en/kinds.json' with { type: 'json' };
import englishVerdicts from './en/verdict.json' with { type: 'json' };

/** Names of the kinds of values, and sentences about looking them up. */
const kindsText = createAreaText('kinds', englishKinds);

/** The word on a badge or tab: "Email". */
export const kindLabel = (kind: Kind): string => kindsText(`${kind}Label`);

/** A sentence about what to add to a value that the API would not accept. */
export const missingForLookup = (kind: Kind): string => kindsText('missingForLookup', { kind });

/** A word for what a deep lookup adds for this kind. */
export const deepLookupTopic = (kind: Kind): string => kindsText('deepTopic', { kind });

/** A sentence on what a deep lookup does and how long it takes. */
export const deepLookupDescription = (kind: Kind): string => kindsText('deepDescription', { kind });

/** A verdict's standing and its basis. */
export const verdictText = createAreaText('verdict', englishVerdicts);

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
