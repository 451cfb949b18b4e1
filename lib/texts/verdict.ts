import { createAreaText } from './catalog.ts';
import english from './en/verdict.json' with { type: 'json' };

/** How a value stands and what that rests on. */
export const verdictText = createAreaText('verdict', english);
