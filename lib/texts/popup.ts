import { area } from './area.ts';
import english from './en/popup.json' with { type: 'json' };

/** The popup: its bar, its tabs and what it does on the site in the active tab. */
export const text = area('popup', english);
