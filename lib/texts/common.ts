import { createAreaText } from './catalog.ts';
import english from './en/common.json' with { type: 'json' };

/** Words and sizes used in many places. */
export const commonText = createAreaText('common', english);
