import { createAreaText } from './catalog.ts';
import english from './en/failureNote.json' with { type: 'json' };

/** Around the sentences of a failure. */
export const failureNoteText = createAreaText('failureNote', english);
