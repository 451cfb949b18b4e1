import type { GuardMode } from '../../lib/domain/index.ts';
import { optionsText } from '../../lib/texts/options.ts';

const TEXT_KEYS = { off: 'guardOff', warn: 'guardWarn', hold: 'guardHold' } as const;

export const guardLabel = (mode: GuardMode): string => optionsText(TEXT_KEYS[mode]);

/** What the mode does, as sentences. */
export const guardDescription = (mode: GuardMode): string => optionsText(`${TEXT_KEYS[mode]}Means`);
