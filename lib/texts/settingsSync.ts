import { createAreaText } from './catalog.ts';
import english from './en/settingsSync.json' with { type: 'json' };

/** Settings that follow the person to their other browsers. */
export const settingsSyncText = createAreaText('settingsSync', english);
