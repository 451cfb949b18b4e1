import { createContext, useContext } from 'react';
import type { Billed, Failure, Remedy } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { failureNoteText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { formatClockTime, formatDateTime } from '../format/index.ts';
import { apiWords } from './api-words.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { RawAnswer } from './RawAnswer.tsx';
import { FailureIcon } from './ToneIcon.tsx';

/** The page where the account is topped up, on a screen that knows it from the settings. */
export const AccountPage = createContext<string | undefined>(undefined);

/** A link to that page, which names the site that it opens; nothing where the page is not known. */
export function TopUpLink() {
  const page = useContext(AccountPage);
  if (page === undefined || !URL.canParse(page)) return null;
  return (
    <a className="wrap" href={page} target="_blank" rel="noreferrer">
      {failureNoteText('topUp', { host: new URL(page).host })}
    </a>
  );
}

/** The button of the note. */
const REMEDY: Readonly<Record<Remedy, 'openSettings' | 'tryAgain' | 'resume' | null>> = {
  options: 'openSettings',
  retry: 'tryAgain',
  resume: 'resume',
  wait: 'tryAgain',
  // No button: a repeat costs credits, so its button is next to the value, with the price; the account is
  // managed at the API's provider.
  refresh: null,
  account: null,
  none: null,
};

const BILLED: Readonly<Record<Billed, 'billed' | 'possiblyBilled' | null>> = {
  no: null,
  yes: 'billed',
  possibly: 'possiblyBilled',
};

/** What is wrong with the account or the API now, on a screen that follows it. */
export const AccountTrouble = createContext<Failure | undefined>(undefined);

/** Whether the screen explains this trouble at its top. An outage passes, so it is said only where it matters. */
export const isExplainedOnTop = (trouble: Failure | undefined): trouble is Failure =>
  trouble !== undefined && !trouble.waitHelps;

/** Whether the top of the screen explains this failure, so that nothing below repeats it. */
export function useIsExplained(failure: Pick<Failure, 'kind'> | undefined): boolean {
  const trouble = useContext(AccountTrouble);
  return isExplainedOnTop(trouble) && trouble.kind === failure?.kind;
}

export interface FailureNoteProps {
  readonly failure: Failure;
  /** Opens the options page; omitted on that page itself, where no button is shown. */
  readonly onOptions?: () => void;
  /** Repeats a free request; a paid one has a separate button that shows the price. */
  readonly onRetry?: () => void;
  readonly id?: string;
  /** Loads a long raw answer; omitted in a card. */
  readonly send?: SendToBackground | undefined;
}

/** A failure as a sentence, what helps, whether it was billed, and a button if one helps. */
export function FailureNote({ failure, onOptions, onRetry, id, send }: FailureNoteProps) {
  const texts = withFailureText(failure);
  const { message, action, raw, rawId, rawLength, retryAt = 0 } = texts;
  const words = apiWords(texts);
  const isExplained = useIsExplained(failure);
  const isWaitNamed = action.includes(formatDateTime(retryAt));
  const remedy = REMEDY[failure.remedy];
  const billed = BILLED[failure.billed];
  const act = failure.remedy === 'options' ? onOptions : onRetry;
  return (
    <LiveRegion announces="alert" className="note note-failure" id={id}>
      <FailureIcon label={raw ? failureNoteText('answerUnreadable') : null} />
      <div className="note-body">
        <p className="note-title">{message}</p>
        {billed && <p className="tag">{failureNoteText(billed)}</p>}
        {!isExplained && <p>{action}</p>}
        {!isExplained && failure.kind === 'payment-required' && <TopUpLink />}
        {retryAt > Date.now() && !isWaitNamed && (
          <p>{failureNoteText('retryAt', { time: formatClockTime(retryAt) })}</p>
        )}
        {words !== null && !isExplained && (
          <p className="soft wrap">{failureNoteText('apiSaid', { words })}</p>
        )}
        {raw && (
          <RawAnswer
            hint={failureNoteText('originalAnswer')}
            {...{ raw, rawId, rawLength, send }}
          />
        )}
        {remedy && act && !isExplained && (
          <button type="button" className="secondary" onClick={() => act()}>
            {failureNoteText(remedy)}
          </button>
        )}
      </div>
    </LiveRegion>
  );
}
