import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureNoteText, popupText } from '../../lib/texts/areas.ts';
import { formatTimeOfDay } from '../format/index.ts';
import { ExpandIcon } from '../ui/index.ts';
import type { PauseControl } from './use-pause.ts';

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
