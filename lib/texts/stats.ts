import { createAreaText } from './catalog.ts';
import english from './en/stats.json' with { type: 'json' };

/** The API's health, and the results of this browser's calls. */
export const statsText = createAreaText('stats', english);
