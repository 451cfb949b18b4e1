import { createAreaText } from './catalog.ts';
import english from './en/endpoints.json' with { type: 'json' };

/** What a person asks by an endpoint, in the words of its button; those named as their kind are not here. */
export const endpointsText = createAreaText('endpoints', english);
