/** Every scan of text that detection does, each with one argument: the text. */

import {
  columnKinds,
  detect,
  overlookedIn,
  readColumns,
} from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import {
  detectRoughly,
  mayBeMistyped,
  mayContainValue,
} from '../../../lib/values/detect/rough-detector.ts';

const options = { region: 'DE' };

export const SCANS: Readonly<Record<string, (text: string) => unknown>> = {
  exact: (text) => detect(text, options),
  selection: (text) => detect(text, { ...options, scope: 'selection' }),
  page: (text) => detectCandidates(text, options),
  rough: (text) => mayContainValue(text) && detectRoughly(text, options),
  mistyped: mayBeMistyped,
  table: (text) => readColumns(text, [], options),
  cells: (text) => columnKinds([[text]], options),
  rows: (text) =>
    columnKinds(
      text.split('\n').map((row) => row.split(';')),
      options,
    ),
  overlooked: (text) => overlookedIn(text, [], options),
};
