import { useEffect, useId, useRef } from 'react';
import { failureNoteText, popupText } from '../../lib/texts/areas.ts';
import type { PauseControl } from '../settings/index.ts';
import { PauseAllIcon } from '../ui/index.ts';

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

/** Pauses every page. */
export function PauseEverywhereButton({
  control,
  isLabelled = false,
}: PauseEverywhereProps & { readonly isLabelled?: boolean }) {
  const button = useFocusAfterAct(control.hasActed);
  const text = popupText('pauseEverywhere');
  return (
    <button
      ref={button}
      type="button"
      className={isLabelled ? 'quiet site-more' : 'quiet icon-only'}
      aria-label={isLabelled ? undefined : text}
      title={isLabelled ? undefined : text}
      onClick={() => control.change(true)}
    >
      {isLabelled ? text : <PauseAllIcon />}
    </button>
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
  const { hasActed, failureText, change } = control;
  return (
    <ResumeNote
      label={popupText('pauseEverywhere')}
      title={popupText('pausedUntilResumed')}
      means={popupText('pausedMeans')}
      hasActed={hasActed}
      failureText={failureText}
      onResume={() => change(false)}
    />
  );
}
