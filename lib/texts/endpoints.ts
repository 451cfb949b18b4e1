import { createAreaText } from './catalog.ts';
import english from './en/endpoints.json' with { type: 'json' };

/** Names of endpoints in the UI, for those that are not named after their kind. */
export const endpointsText = createAreaText('endpoints', english);
