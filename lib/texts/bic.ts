import { area } from './area.ts';
import english from './en/bic.json' with { type: 'json' };

/** What the check of a BIC says. */
export const text = area('bic', english);
