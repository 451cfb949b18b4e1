import { createAreaText } from './catalog.ts';
import english from './en/console.json' with { type: 'json' };

/** The console, which sends any request to the API. */
export const consoleText = createAreaText('console', english);
