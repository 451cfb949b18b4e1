import { useEffect, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { Pause, PauseLength } from '../../lib/extension/schemas/index.ts';
import { popupText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { formatTimeOfDay } from '../format/index.ts';

export interface PauseControl {
  /** The pause of every page; null: there is none. */
  readonly pause: Pause | null;
  /** The person has just paused or resumed, so the button that undoes it takes the focus. */
  readonly hasActed: boolean;
  readonly failureText: string;
  readonly change: (length: PauseLength | null) => void;
}

const UNCHANGED = { hasActed: false, failureText: '' };

/** @param snapshot the popup's content as it was last read */
export function usePause(
  send: SendToBackground,
  snapshot: ReplyOf<'popupSnapshot'> | null,
): PauseControl {
  const [seen, setSeen] = useState(snapshot);
  const [state, setState] = useState({ pause: snapshot?.pause ?? null, ...UNCHANGED });
  if (seen !== snapshot) {
    setSeen(snapshot);
    setState({ pause: snapshot?.pause ?? null, ...UNCHANGED });
  }
  const until = state.pause?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    // The background ends the pause when it is asked after that time.
    const reread = async () => {
      const outcome = await send('popupSnapshot', {});
      if (outcome.ok) setState({ pause: outcome.value.pause, ...UNCHANGED });
    };
    const timer = setTimeout(() => void reread(), until - Date.now());
    return () => clearTimeout(timer);
  }, [send, until]);

  const change = async (length: PauseLength | null) => {
    const outcome = await send('pauseEverywhere', { length });
    setState(({ pause }) =>
      outcome.ok
        ? { pause: outcome.value.pause, hasActed: true, failureText: '' }
        : { pause, hasActed: false, failureText: withFailureText(outcome.failure).message },
    );
  };
  return { ...state, change: (length) => void change(length) };
}

/** "Paused everywhere until 14:32." */
export const pauseTitle = ({ until }: Pause): string =>
  until === null
    ? popupText('pausedUntilResumed')
    : popupText('pausedUntil', { time: formatTimeOfDay(until) });
