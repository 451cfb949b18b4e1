import { createAreaText } from './catalog.ts';
import english from './en/gone.json' with { type: 'json' };

/** Sentences for when the background sends no reply (`withFailureText`). */
export const workerGoneText = createAreaText('gone', english);
