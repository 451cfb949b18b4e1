import { createAreaText } from './catalog.ts';
import english from './en/popup.json' with { type: 'json' };

/** The popup: its bar, its tabs and its section for the active tab's site. */
export const popupText = createAreaText('popup', english);
