import { createAreaText } from './catalog.ts';
import english from './en/workbench.json' with { type: 'json' };

/** The page where lists are judged, looked up and exported. */
export const workbenchText = createAreaText('workbench', english);
