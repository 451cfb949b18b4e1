import { createAreaText } from './catalog.ts';
import english from './en/stats.json' with { type: 'json' };

/** How healthy the API is, and how this browser’s own calls went. */
export const statsText = createAreaText('stats', english);
