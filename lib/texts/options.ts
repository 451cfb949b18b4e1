import { createAreaText } from './catalog.ts';
import english from './en/options.json' with { type: 'json' };

/** The options page: sections, settings and what is found in them. */
export const optionsText = createAreaText('options', english);
