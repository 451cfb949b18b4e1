import type { Kind } from '../domain/index.ts';
import { createAreaText } from './catalog.ts';
import english from './en/kinds.json' with { type: 'json' };

/** Names of the kinds of values, and sentences about looking them up. */
const kindsText = createAreaText('kinds', english);

/** The word on a badge or tab: "Email". */
export const kindLabel = (kind: Kind): string => kindsText(`${kind}Label`);

/** A sentence about what to add to a value that the API would not accept. */
export const missingForLookup = (kind: Kind): string => kindsText('missingForLookup', { kind });

/** A word for what a deep lookup adds for this kind. */
export const deepLookupTopic = (kind: Kind): string => kindsText('deepTopic', { kind });

/** A sentence on what a deep lookup does and how long it takes. */
export const deepLookupDescription = (kind: Kind): string => kindsText('deepDescription', { kind });
