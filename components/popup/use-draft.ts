import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { PopupDraft } from '../../lib/extension/schemas/index.ts';
import { MAX_PARSE_LENGTH } from '../lookup/index.ts';

/** Longest time between a keystroke and its save, ms; the browser may close a popup at any moment. */
const SAVE_DELAY_MS = 100;

const EMPTY: PopupDraft = { text: '', tab: '' };

/**
 * The text and tab of the popup, saved for when it opens again.
 *
 * @param stored the last draft; undefined while it loads. What the person enters meanwhile overrides it.
 * @param savesChanges false for a text that was handed over
 * @param keepsTab false for the side panel: it is about the page, so it does not open on the tab used last
 */
export function usePopupDraft(
  send: SendToBackground,
  stored: PopupDraft | null | undefined,
  savesChanges: boolean,
  keepsTab: boolean,
) {
  // The first one: the side panel reads it again and again, and each time finds what was typed into it.
  const [saved, setSaved] = useState(stored);
  if (saved === undefined && stored !== undefined) setSaved(stored);
  const [changes, setChanges] = useState<Partial<PopupDraft>>({});
  /** The person typed before the saved draft had loaded, so it is dropped. */
  const [hasTypedEarly, setTypedEarly] = useState(false);
  const draft = { ...EMPTY, ...saved, ...(keepsTab ? {} : { tab: '' }), ...changes };
  const unsaved = useRef<PopupDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const next = unsaved.current;
    unsaved.current = null;
    if (next) void send('keepDraft', { draft: next });
  }, [send]);

  const change = (patch: Partial<PopupDraft>) => {
    setChanges((previous) => ({ ...previous, ...patch }));
    if (saved === undefined && patch.text !== undefined) setTypedEarly(true);
    if (!savesChanges) return;
    const next = { ...draft, ...(unsaved.current ?? {}), ...patch };
    unsaved.current = { ...next, text: next.text.slice(0, MAX_PARSE_LENGTH) };
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

  return { draft, savedDraft: saved, hasTypedEarly, change, flush };
}

/**
 * While another tab than that of the lookups is shown, what the person types or pastes goes to the lookup
 * box, because the popup opens with the last tab. Fields of the tab keep their keys.
 *
 * @param show shows the box; undefined while it is shown
 */
export function useTypingInBox(
  main: RefObject<HTMLElement | null>,
  show: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!show) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { key, target, altKey } = event;
      const isPaste = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'v';
      const isText = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey;
      if (altKey || !(isPaste || isText)) return;
      if (target instanceof Element && target.matches('input, select, textarea')) return;
      // At once, so that the browser enters the text into the box.
      flushSync(show);
      const box = main.current?.querySelector('textarea');
      box?.focus();
      box?.select();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}
