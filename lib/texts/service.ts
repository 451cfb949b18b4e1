import { createAreaText } from './catalog.ts';
import english from './en/service.json' with { type: 'json' };

/** What the background says: of its own rules, of settings, in notifications and the address bar. */
export const serviceText = createAreaText('service', english);
