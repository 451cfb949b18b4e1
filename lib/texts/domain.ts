import { createAreaText } from './catalog.ts';
import english from './en/domain.json' with { type: 'json' };

/** A domain: its check, its lookup, its name servers and certificates. */
export const domainText = createAreaText('domain', english);
