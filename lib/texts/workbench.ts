import { createAreaText } from './catalog.ts';
import english from './en/workbench.json' with { type: 'json' };

/** The workbench, where lists are checked, looked up and exported. */
export const workbenchText = createAreaText('workbench', english);
