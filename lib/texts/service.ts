import { createAreaText } from './catalog.ts';
import english from './en/service.json' with { type: 'json' };

/** The background: its rules, settings, notifications and omnibox. */
export const serviceText = createAreaText('service', english);
