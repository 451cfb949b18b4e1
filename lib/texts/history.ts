import { createAreaText } from './catalog.ts';
import english from './en/history.json' with { type: 'json' };

/** The history and the receipts of paid calls. */
export const historyText = createAreaText('history', english);
