/** Long lists between the workbench and the background, in parts: a message can hold only 64 MiB. */

import { type Outcome, ok } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ReplyOf, RequestOf } from '../../../lib/extension/messages/index.ts';
import {
  type ListRow,
  MAX_STAGED_ROWS,
  type ValueList,
} from '../../../lib/workbench/messages/index.ts';

/** The messages that hand over the rows of an upload. */
function* partsOf(
  upload: string,
  rows: readonly ListRow[],
): Generator<RequestOf<'stageRows'>, void> {
  for (let from = 0; from < rows.length; from += MAX_STAGED_ROWS)
    yield { upload, from, rows: rows.slice(from, from + MAX_STAGED_ROWS) };
}

/** Whether the rows of a list are too many for one message. */
export const isInParts = ({ rows }: ValueList): boolean => rows.length > MAX_STAGED_ROWS;

/** What a message has of a list: all of it, or the upload with its rows. */
export interface SentList {
  readonly list: ValueList;
  readonly upload?: string;
}

/** Hands over the rows of a long list. If a part is lost, the upload is refused later. */
export async function inParts(send: SendToBackground, list: ValueList): Promise<SentList> {
  if (!isInParts(list)) return { list };
  const upload = crypto.randomUUID();
  for (const part of partsOf(upload, list.rows)) {
    const outcome = await send('stageRows', part);
    if (!outcome.ok || !outcome.value.isStaged) break;
  }
  return { list: { ...list, rows: [] }, upload };
}

/** As `inParts`, but waits for no reply, because none comes when the page ends. */
export function inPartsAtOnce(send: SendToBackground, list: ValueList): SentList {
  if (!isInParts(list)) return { list };
  const upload = crypto.randomUUID();
  for (const part of partsOf(upload, list.rows)) void send('stageRows', part);
  return { list: { ...list, rows: [] }, upload };
}

/** Reads a stored list and its questions; `list` is null where there is no such list. */
export async function readStoredList(
  send: SendToBackground,
  id: string,
): Promise<Outcome<ReplyOf<'list'>>> {
  const first = await send('list', { id });
  if (!first.ok || !first.value.list) return first;
  const { list, questions } = first.value;
  const rows = [...list.rows];
  for (let { next } = first.value; next !== undefined; ) {
    const part = await send('list', { id, from: next });
    // It may have been removed meanwhile.
    if (!part.ok || !part.value.list) return part;
    for (const row of part.value.list.rows) rows.push(row);
    next = part.value.next;
  }
  return ok({ list: { ...list, rows }, questions });
}
