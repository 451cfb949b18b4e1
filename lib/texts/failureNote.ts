import { createAreaText } from './catalog.ts';
import english from './en/failureNote.json' with { type: 'json' };

/** Texts shown together with a failure's sentences. */
export const failureNoteText = createAreaText('failureNote', english);
