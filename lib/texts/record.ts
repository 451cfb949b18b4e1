import { createAreaText } from './catalog.ts';
import english from './en/record.json' with { type: 'json' };

/** A full answer: its groups, fields and formatted values. */
export const recordText = createAreaText('record', english);
