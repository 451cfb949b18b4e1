import { createAreaText } from './catalog.ts';
import english from './en/failures.json' with { type: 'json' };

/** Why a question got no answer, and what to do now. */
export const failuresText = createAreaText('failures', english);
