import type { Billed, Failure, Remedy } from '../../lib/domain/index.ts';
import { failureNoteText } from '../../lib/texts/failureNote.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { ToneIcon } from './ToneIcon.tsx';

/** What a person can do about a failure: the word on the button, and which of our acts it starts. */
type FailureAction = 'options' | 'retry';

const REMEDY: Readonly<
  Record<
    Remedy,
    { readonly label: 'openSettings' | 'tryAgain'; readonly act: FailureAction } | null
  >
> = {
  options: { label: 'openSettings', act: 'options' },
  retry: { label: 'tryAgain', act: 'retry' },
  wait: { label: 'tryAgain', act: 'retry' },
  // The button that asks again stands beside the value, with its price; the account is elsewhere.
  refresh: null,
  account: null,
  none: null,
};

const BILLED: Readonly<Record<Billed, 'billed' | 'possiblyBilled' | null>> = {
  no: null,
  yes: 'billed',
  possibly: 'possiblyBilled',
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
  const { message, action, detail, raw } = withFailureText(failure);
  const remedy = REMEDY[failure.remedy];
  const billed = BILLED[failure.billed];
  const act =
    remedy?.act === 'options' ? onOptions : remedy?.act === 'retry' && onRetry ? onRetry : null;
  return (
    <div className="note note-failure" role="alert" id={id}>
      <ToneIcon tone="unknown" label={failureNoteText('noAnswer')} />
      <div className="note-body">
        <p className="note-title">{message}</p>
        <p>{action}</p>
        {billed && <p className="tag">{failureNoteText(billed)}</p>}
        {detail && <p className="soft wrap">{failureNoteText('apiSaid', { words: detail })}</p>}
        {raw && (
          <details>
            <summary>{failureNoteText('answerAsItCame')}</summary>
            <pre className="raw">{raw}</pre>
          </details>
        )}
        {remedy && act && (
          <button type="button" className="secondary" onClick={(event) => act(event.nativeEvent)}>
            {failureNoteText(remedy.label)}
          </button>
        )}
      </div>
    </div>
  );
}
