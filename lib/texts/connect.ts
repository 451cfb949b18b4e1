import { createAreaText } from './catalog.ts';
import english from './en/connect.json' with { type: 'json' };

/** The form that connects the API: base URL, key, how long it is kept, automatic lookups. */
export const connectText = createAreaText('connect', english);
