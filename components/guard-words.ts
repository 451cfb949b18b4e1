import type { GuardMode } from '../lib/policy.ts';
import { text } from '../lib/texts/options.ts';

const WORD = { off: 'guardOff', warn: 'guardWarn', hold: 'guardHold' } as const;

export const guardWord = (mode: GuardMode): string => text(WORD[mode]);

/** What is done about fields, as sentences. */
export const guardMeans = (mode: GuardMode): string => text(`${WORD[mode]}Means`);
