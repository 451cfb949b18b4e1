import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { Pause, PauseLength } from '../../lib/extension/schemas/index.ts';
import { failureNoteText, popupText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { formatTimeOfDay } from '../format/index.ts';
import { ExpandIcon } from '../ui/index.ts';

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

interface PauseEverywhereProps {
  readonly control: PauseControl;
}

/** Focuses the button when it appears, if the person has just pressed the one that it replaces. */
function useFocusAfterAct(hasActed: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasActed) button.current?.focus();
  }, [hasActed]);
  return button;
}

/**
 * A button that shows how long every page can be paused.
 * @param render places the button and, while they are shown, the choices
 */
export function PauseChoices({
  control,
  isLabelled = false,
  render,
}: PauseEverywhereProps & {
  readonly isLabelled?: boolean;
  readonly render: (button: ReactNode, choices: ReactNode) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const choices = useId();
  const button = useFocusAfterAct(control.hasActed);
  const text = popupText('pauseEverywhere');
  return render(
    <button
      ref={button}
      type="button"
      className={isLabelled ? 'quiet site-more' : 'quiet icon-only site-more'}
      aria-label={text}
      title={text}
      aria-expanded={isOpen}
      aria-controls={isOpen ? choices : undefined}
      onClick={() => setIsOpen(!isOpen)}
    >
      {isLabelled && text}
      <ExpandIcon />
    </button>,
    isOpen && (
      <fieldset id={choices} className="pause-choices">
        <legend className={isLabelled ? 'visually-hidden' : undefined}>{text}</legend>
        <button type="button" className="secondary" onClick={() => control.change('hour')}>
          {popupText('pauseForHour')}
        </button>
        <button type="button" className="secondary" onClick={() => control.change('untilResumed')}>
          {popupText('pauseUntilResumed')}
        </button>
        {control.failureText && <p role="alert">{control.failureText}</p>}
      </fieldset>
    ),
  );
}

/** In place of the site's choices while every page is paused. */
export function PausedNote({ control }: PauseEverywhereProps) {
  const { pause, hasActed, failureText, change } = control;
  const status = useId();
  const button = useFocusAfterAct(hasActed);
  if (!pause) return null;
  return (
    <section className="site paused-note" aria-label={popupText('pauseEverywhere')}>
      <p id={status}>
        <strong>
          {pause.until === null
            ? popupText('pausedUntilResumed')
            : popupText('pausedUntil', { time: formatTimeOfDay(pause.until) })}
        </strong>{' '}
        {popupText('pausedMeans')}
      </p>
      <button
        ref={button}
        type="button"
        className="secondary"
        aria-describedby={status}
        onClick={() => change(null)}
      >
        {failureNoteText('resume')}
      </button>
      {failureText && <p role="alert">{failureText}</p>}
    </section>
  );
}
