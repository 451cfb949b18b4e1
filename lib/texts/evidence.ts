import { createAreaText } from './catalog.ts';
import english from './en/evidence.json' with { type: 'json' };

/** Writing evidence files in the workbench, and checking them. */
export const evidenceFileText = createAreaText('evidence', english);
