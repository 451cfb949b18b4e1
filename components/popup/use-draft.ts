import { useCallback, useEffect, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { PopupDraft } from '../../lib/extension/schemas/index.ts';
import { MAX_PARSE_LENGTH } from '../lookup/index.ts';

/** So often at most is a draft kept while a person types, ms; a popup may close at any moment. */
const SAVE_DELAY_MS = 100;

const EMPTY: PopupDraft = { text: '', tab: '' };

/**
 * Keeps text and tab for when this opens again. `kept`: what stood there the last time, undefined until it is known; what the
 * person has begun meanwhile is newer. `keeps`: false for a text that was handed over.
 */
export function usePopupDraft(
  send: SendToBackground,
  kept: PopupDraft | null | undefined,
  keeps: boolean,
) {
  const [own, setOwn] = useState<Partial<PopupDraft>>({});
  /** The person began before it was known what stood here: that is no longer wanted. */
  const [begun, setBegun] = useState(false);
  const draft = { ...EMPTY, ...kept, ...own };
  const waiting = useRef<PopupDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const last = waiting.current;
    waiting.current = null;
    if (last) void send('keepDraft', { draft: last });
  }, [send]);

  const change = (part: Partial<PopupDraft>) => {
    setOwn((last) => ({ ...last, ...part }));
    if (kept === undefined && part.text !== undefined) setBegun(true);
    if (!keeps) return;
    const next = { ...draft, ...(waiting.current ?? {}), ...part };
    waiting.current = { ...next, text: next.text.slice(0, MAX_PARSE_LENGTH) };
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, SAVE_DELAY_MS);
  };

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { draft, begun, change };
}
