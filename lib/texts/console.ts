import { createAreaText } from './catalog.ts';
import english from './en/console.json' with { type: 'json' };

/** The console: any question of the API, put together by hand. */
export const consoleText = createAreaText('console', english);
