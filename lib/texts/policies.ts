import { createAreaText } from './catalog.ts';
import english from './en/policies.json' with { type: 'json' };

/** What Fieldmark may do with a value, and what it does of itself. */
export const policiesText = createAreaText('policies', english);
