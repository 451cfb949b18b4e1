import { createAreaText } from './catalog.ts';
import english from './en/gone.json' with { type: 'json' };

/** What is told where no reply came (said.ts). */
export const workerGoneText = createAreaText('gone', english);
