import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureNoteText, popupText } from '../../lib/texts/areas.ts';
import { type PauseControl, pauseTitle } from '../settings/index.ts';
import { ExpandIcon } from '../ui/index.ts';

interface PauseEverywhereProps {
  readonly control: PauseControl;
}

/** Focuses the button when it appears, if the person has just pressed the one that it replaces. */
export function useFocusAfterAct(hasActed: boolean) {
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

export interface ResumeNoteProps {
  /** Name of the section. */
  readonly label: string;
  readonly title: string;
  readonly means?: string;
  /** The person has just paused. */
  readonly hasActed: boolean;
  readonly failureText: string;
  readonly onResume: () => void;
}

/** In place of the site's choices while its tab or every page is paused. */
export function ResumeNote(props: ResumeNoteProps) {
  const { label, title, means, hasActed, failureText, onResume } = props;
  const status = useId();
  const button = useFocusAfterAct(hasActed);
  return (
    <section className="site paused-note" aria-label={label}>
      <p id={status}>
        <strong>{title}</strong> {means}
      </p>
      <button
        ref={button}
        type="button"
        className="secondary"
        aria-describedby={status}
        onClick={onResume}
      >
        {failureNoteText('resume')}
      </button>
      {failureText && <p role="alert">{failureText}</p>}
    </section>
  );
}

/** While every page is paused. */
export function PausedNote({ control }: PauseEverywhereProps) {
  const { pause, hasActed, failureText, change } = control;
  if (!pause) return null;
  return (
    <ResumeNote
      label={popupText('pauseEverywhere')}
      title={pauseTitle(pause)}
      means={popupText('pausedMeans')}
      hasActed={hasActed}
      failureText={failureText}
      onResume={() => change(null)}
    />
  );
}
