import { createAreaText } from './catalog.ts';
import english from './en/welcome.json' with { type: 'json' };

/** The welcome page. */
export const welcomeText = createAreaText('welcome', english);
