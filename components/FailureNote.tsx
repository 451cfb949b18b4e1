import type { Billed, Failure, Remedy } from '../lib/failure.ts';
import { StandingMark } from './StandingMark.tsx';

/** What a person can do about a failure: the word on the button, and which of our acts it starts. */
type Act = 'options' | 'retry';

const REMEDY: Readonly<Record<Remedy, { readonly label: string; readonly act: Act } | null>> = {
  options: { label: 'Open settings', act: 'options' },
  retry: { label: 'Try again', act: 'retry' },
  wait: { label: 'Try again', act: 'retry' },
  // The button that asks again stands beside the value, with its price; the account is elsewhere.
  refresh: null,
  account: null,
  none: null,
};

const BILLED: Readonly<Record<Billed, string>> = {
  no: '',
  yes: 'Billed',
  possibly: 'Possibly billed',
};

export interface FailureNoteProps {
  readonly failure: Failure;
  /** Opens the options page; without it no such button is shown (we are there already). */
  readonly onOptions?: (event: Event) => void;
  /** Repeats a free question; a paid one is repeated on its own button, which shows the price. */
  readonly onRetry?: () => void;
  readonly id?: string;
}

/** The one place that turns a failure into a sentence and a button. */
export function FailureNote({ failure, onOptions, onRetry, id }: FailureNoteProps) {
  const remedy = REMEDY[failure.remedy];
  const billed = BILLED[failure.billed];
  const act =
    remedy?.act === 'options' ? onOptions : remedy?.act === 'retry' && onRetry ? onRetry : null;
  return (
    <div className="note note-failure" role="alert" id={id}>
      <StandingMark standing="unknown" label="No answer" />
      <div className="note-body">
        <p className="note-title">{failure.message}</p>
        <p>{failure.action}</p>
        {billed && <p className="tag">{billed}</p>}
        {failure.detail && <p className="soft wrap">The API said: “{failure.detail}”</p>}
        {failure.raw && (
          <details>
            <summary>The answer as it came</summary>
            <pre className="raw">{failure.raw}</pre>
          </details>
        )}
        {remedy && act && (
          <button type="button" className="secondary" onClick={(event) => act(event.nativeEvent)}>
            {remedy.label}
          </button>
        )}
      </div>
    </div>
  );
}
