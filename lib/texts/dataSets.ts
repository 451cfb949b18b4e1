import { createAreaText } from './catalog.ts';
import english from './en/dataSets.json' with { type: 'json' };

/** The list of data sets on the settings page. */
export const dataSetsText = createAreaText('dataSets', english);
