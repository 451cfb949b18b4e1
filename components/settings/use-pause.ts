import { useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';

export interface PauseControl {
  /** Every page is paused. */
  readonly isPaused: boolean;
  /** The person has just paused or resumed, so the button that undoes it takes the focus. */
  readonly hasActed: boolean;
  readonly failureText: string;
  readonly change: (paused: boolean) => void;
}

const UNCHANGED = { hasActed: false, failureText: '' };

/** @param snapshot the popup's content as it was last read */
export function usePause(
  send: SendToBackground,
  snapshot: ReplyOf<'popupSnapshot'> | null,
): PauseControl {
  const read = snapshot?.pausedEverywhere === true;
  const [seen, setSeen] = useState(snapshot);
  const [state, setState] = useState({ isPaused: read, ...UNCHANGED });
  if (seen !== snapshot) {
    setSeen(snapshot);
    setState({ isPaused: read, ...UNCHANGED });
  }
  const change = async (paused: boolean) => {
    const outcome = await send('pauseEverywhere', { paused });
    setState(({ isPaused }) =>
      outcome.ok
        ? { isPaused: outcome.value.paused, hasActed: true, failureText: '' }
        : { isPaused, hasActed: false, failureText: withFailureText(outcome.failure).message },
    );
  };
  return { ...state, change: (paused) => void change(paused) };
}
