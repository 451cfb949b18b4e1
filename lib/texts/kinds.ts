import type { Kind } from '../domain/index.ts';
import { createAreaText } from './catalog.ts';
import english from './en/kinds.json' with { type: 'json' };

/** What each kind of value is called, and what is said of asking about it. */
const kindsText = createAreaText('kinds', english);

/** The word on a badge or tab: "Email". */
export const kindLabel = (kind: Kind): string => kindsText(`${kind}Label`);

/** The word for one value: "email address". A sentence has its own, by `select` over the kind. */
export const kindNoun = (kind: Kind): string => kindsText(`${kind}Noun`);

/** What a value that the API would not take lacks, as a sentence. */
export const missingForLookup = (kind: Kind): string => kindsText('lacks', { kind });

/** What the deep question of a kind is about, in a word beside an answer. */
export const deepLookupTopic = (kind: Kind): string => kindsText('deepAbout', { kind });

/** What that question does and takes, as a sentence. */
export const deepLookupDescription = (kind: Kind): string => kindsText('deepTakes', { kind });
