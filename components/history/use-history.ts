import { useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { useAsked } from '../ui/index.ts';

/** The most entries that the background stores (lib/service/answers/history.ts). */
const MAX_HISTORY_ENTRIES = 500;

/** @param lookups number of lookups since the popup opened; each one reloads the history */
export function useHistory(send: SendToBackground, lookups: number) {
  const {
    value,
    failure,
    reload: load,
  } = useAsked(send, 'history', { limit: MAX_HISTORY_ENTRIES }, lookups);
  /** The entry that was deleted last; `undo`: it can be restored. */
  const [deleted, setDeleted] = useState<{ entry: HistoryEntry; undo: boolean } | null>(null);

  const remove = async (entry: HistoryEntry) => {
    const outcome = await send('deleteEntry', { id: entry.id });
    if (outcome.ok) setDeleted({ entry, undo: outcome.value.undo });
    await load();
  };
  const undo = async () => {
    if (deleted) await send('restoreEntry', { id: deleted.entry.id });
    setDeleted(null);
    await load();
  };
  const clear = async () => {
    setDeleted(null);
    await send('clearHistory', {});
    await load();
  };
  return { entries: value?.entries ?? null, failure, load, deleted, remove, undo, clear };
}
