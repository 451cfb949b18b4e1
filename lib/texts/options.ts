import { createAreaText } from './catalog.ts';
import english from './en/options.json' with { type: 'json' };

/** The options page: its sections, settings and search. */
export const optionsText = createAreaText('options', english);
