import { area } from './area.ts';
import english from './en/line.json' with { type: 'json' };

/** The line at a form's field. */
export const text = area('line', english);
