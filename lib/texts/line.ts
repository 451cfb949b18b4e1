import { createAreaText } from './catalog.ts';
import english from './en/line.json' with { type: 'json' };

/** The line next to a form field. */
export const fieldLineText = createAreaText('line', english);
