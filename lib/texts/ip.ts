import { area } from './area.ts';
import english from './en/ip.json' with { type: 'json' };

/** An IP address: its check and its lookup. */
export const text = area('ip', english);
