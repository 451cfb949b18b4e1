/** The check with its tables, which the background reads from its package. */

import { createCheck } from '../lib/check/index.ts';
import { TABLES } from '../lib/values/tables.ts';

export const checkValue = createCheck(TABLES);
