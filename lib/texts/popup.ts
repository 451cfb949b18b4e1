import { createAreaText } from './catalog.ts';
import english from './en/popup.json' with { type: 'json' };

/** The popup: its bar, its tabs and what it does on the site in the active tab. */
export const popupText = createAreaText('popup', english);
