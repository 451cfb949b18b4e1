import { createAreaText } from './catalog.ts';
import english from './en/ip.json' with { type: 'json' };

/** An IP address: its check and its lookup. */
export const ipText = createAreaText('ip', english);
