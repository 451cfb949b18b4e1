import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Failure, Outcome, Verdict } from '../../lib/domain/index.ts';
import type {
  CardConnection,
  SendToBackground,
  SubscribeToAnswers,
} from '../../lib/extension/index.ts';
import type { CardContent, ParsedText } from '../../lib/extension/schemas/index.ts';
import { commonText, lookupsText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { TextFindings } from '../lookup/index.ts';
import { CloseButton, FailureNote, Logo } from '../ui/index.ts';
import { useCardReading } from './use-card-reading.ts';
import { useContainedInput } from './use-contained-input.ts';

/** The verdict on show, and why a lookup of its value failed. */
interface ShownVerdict {
  readonly verdict: Verdict;
  readonly failure: Failure | undefined;
}

type CardPosition = NonNullable<CardContent['position']>;

/** "2 of 7". */
const cardPositionLabel = ({ at, of }: CardPosition): string => lookupsText('position', { at, of });

/**
 * The accessible name of a card: its value, and its verdict or why its lookup failed.
 *
 * @param shown if the card has one value
 * @param position of the value among the marks of the page
 */
function cardAccessibleName(
  reading: Outcome<ParsedText> | null,
  shown: ShownVerdict | null,
  position?: CardPosition,
): string {
  if (!reading) return commonText('checking');
  if (!reading.ok) return reading.failure.message;
  const { found, moreFound, unread } = reading.value;
  const [first, second] = found;
  if (!first) return lookupsText('nothingToCheck');
  if (second || unread.length > 0)
    return lookupsText('cardOfMany', { count: found.length + moreFound });
  const { kind, value, headline } = shown?.verdict ?? first.verdict;
  const sentence = shown?.failure?.message ?? headline;
  const name = lookupsText('card', { kind: kindLabel(kind), value, headline: sentence });
  return position ? `${name} ${cardPositionLabel(position)}` : name;
}

export interface CardViewProps {
  readonly about: CardContent;
  readonly card: CardConnection;
  readonly send: SendToBackground;
  readonly hear: SubscribeToAnswers;
}

/** A card that was loaded but not shown is gone after a second (entrypoints/marks.content). */
const SEEN_AFTER_MS = 1_500;

/** What the marks on pages mean: in the first card that stays open. */
function Legend({ send }: Pick<CardViewProps, 'send'>) {
  useEffect(() => {
    const timer = setTimeout(() => void send('legendSeen', {}), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [send]);
  const marked = (className: string) => (words: ReactNode) => (
    <span key={className} className={className}>
      {words}
    </span>
  );
  return (
    <p className="legend hint">
      {lookupsText.rich('legend', { bad: marked('is-bad'), doubtful: marked('is-doubtful') })}
    </p>
  );
}

/** The card shown at a value on a page: its offline verdict and its lookup. */
export function CardView({ about, card, send, hear }: CardViewProps) {
  const { place } = about;
  /** A suggestion that replaces the original value. */
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const isRequested = about.asked && suggestion === null;
  const known = useMemo(
    () => (suggestion === null ? about : { subject: { text: suggestion }, reading: null }),
    [about, suggestion],
  );
  const reading = useCardReading(known, place, send);
  const [shown, setShown] = useState<ShownVerdict | null>(null);
  const onVerdict = useCallback(
    (verdict: Verdict, failure?: Failure) => setShown({ verdict, failure }),
    [],
  );
  const dialog = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const onPress = useCallback(() => card.report('pressed'), [card]);
  const onClose = useCallback(() => card.report('close'), [card]);
  const answer = useCallback(() => card.answer, [card]);
  useContainedInput(body, onPress);
  const environment = {
    send,
    hear,
    place,
    preparesOnly: true,
    ...(isRequested ? { requestedAnswer: answer } : {}),
  };

  useEffect(() => {
    // A card opened by menu or by keyboard takes the focus; one opened on hover does not.
    if (about.asked || about.position) dialog.current?.focus({ preventScroll: true });
  }, [about]);

  const checkInstead = (value: string) => {
    setSuggestion(value);
    // The pressed button disappears, so the card takes the focus.
    dialog.current?.focus({ preventScroll: true });
  };

  // On the window, because the focus may be on no element of the frame.
  useEffect(() => {
    const stopper = new AbortController();
    const { signal } = stopper;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    // Beside the card its frame is transparent: a press there is one on the page.
    const onPointerDown = ({ target }: Event) =>
      target instanceof Node && !dialog.current?.contains(target) && onClose();
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('pointerdown', onPointerDown, { signal });
    return () => stopper.abort();
  }, [onClose]);

  return (
    <div
      className="card"
      role="dialog"
      aria-label={cardAccessibleName(reading, shown, about.position)}
      tabIndex={-1}
      ref={dialog}
    >
      <header className="card-head">
        <Logo />
        <span className="wordmark">Fieldmark</span>
        {about.position && <span className="turn">{cardPositionLabel(about.position)}</span>}
        <CloseButton onClose={onClose} />
      </header>
      <div className="card-body" ref={body}>
        <div className="card-content">
          {reading === null && (
            <p className="hint" role="status">
              {commonText('checking')}
            </p>
          )}
          {reading?.ok === false && (
            <FailureNote failure={reading.failure} onOptions={() => void send('openOptions', {})} />
          )}
          {reading?.ok && (
            <TextFindings
              reading={reading.value}
              environment={environment}
              isRequested={isRequested}
              onSuggestion={checkInstead}
              onVerdict={onVerdict}
            />
          )}
        </div>
      </div>
      {about.legend && <Legend send={send} />}
    </div>
  );
}
