import { createAreaText } from './catalog.ts';
import english from './en/policies.json' with { type: 'json' };

/** Policies and guard modes. */
export const policiesText = createAreaText('policies', english);
