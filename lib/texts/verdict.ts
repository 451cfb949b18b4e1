import { createAreaText } from './catalog.ts';
import english from './en/verdict.json' with { type: 'json' };

/** A verdict's standing and its basis. */
export const verdictText = createAreaText('verdict', english);
