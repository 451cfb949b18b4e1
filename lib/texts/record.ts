import { createAreaText } from './catalog.ts';
import english from './en/record.json' with { type: 'json' };

/** An answer told whole: its groups, fields and how their values read. */
export const recordText = createAreaText('record', english);
