import { createAreaText } from './catalog.ts';
import english from './en/beside.json' with { type: 'json' };

/** What is said of values beside one another, and of a value of any kind that no check has judged. */
export const consistencyText = createAreaText('beside', english);
