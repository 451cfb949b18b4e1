import { createAreaText } from './catalog.ts';
import english from './en/endpoints.json' with { type: 'json' };

/** Names of the endpoints in the UI that are not named after their kind. */
export const endpointsText = createAreaText('endpoints', english);
