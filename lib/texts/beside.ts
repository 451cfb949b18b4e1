import { createAreaText } from './catalog.ts';
import english from './en/beside.json' with { type: 'json' };

/**
 * Warnings about values of one form that contradict each other, and the sentence for values that
 * were not compared.
 */
export const consistencyText = createAreaText('beside', english);
