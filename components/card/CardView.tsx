import { useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, Verdict } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { LookupReply } from '../../lib/extension/schemas/index.ts';
import { commonText as common } from '../../lib/texts/common.ts';
import { TextFindings } from '../lookup/index.ts';
import { CloseIcon, FailureNote, Logo } from '../ui/index.ts';
import { cardAccessibleName, cardPositionLabel } from './accessible-name.ts';
import { useCardReading } from './use-card-reading.ts';

export interface CardViewProps {
  readonly about: ReplyOf<'card'>;
  readonly send: SendToBackground;
  readonly hear: SubscribeToAnswers;
  /** The answer to the question that the browser's menu asked. */
  readonly answer: () => Promise<Outcome<LookupReply>>;
  readonly onClose: () => void;
  /** How high the whole card would be, CSS px. */
  readonly onResize: (height: number) => void;
}

/** The card's border, CSS px. */
const BORDER_PX = 1;

/** The card beside a value on a page: what is known of it for free, and what asking costs. */
export function CardView({ about, send, hear, answer, onClose, onResize }: CardViewProps) {
  const { place } = about;
  /** A suggestion that is checked instead, for free. */
  const [instead, setInstead] = useState<string | null>(null);
  const asked = about.asked && instead === null;
  const told = useMemo(
    () => (instead === null ? about : { subject: { text: instead }, reading: null }),
    [about, instead],
  );
  const reading = useCardReading(told, place, send);
  const [shown, setShown] = useState<Verdict | null>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const asking = { send, hear, place, arms: true, ...(asked ? { first: answer } : {}) };

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A card that the person asked for, or walked to, takes the focus; one that opened on hover does not.
    if (about.asked || about.turn) element.focus({ preventScroll: true });
    const [top, inside] = [head.current, content.current];
    if (typeof ResizeObserver === 'undefined' || !top || !inside) return;
    const observer = new ResizeObserver(() =>
      onResize(top.offsetHeight + inside.offsetHeight + 2 * BORDER_PX),
    );
    observer.observe(inside);
    return () => observer.disconnect();
  }, [about, onResize]);

  const checkInstead = (value: string) => {
    setInstead(value);
    // The button that was pressed goes away; the focus stays in the card.
    dialog.current?.focus({ preventScroll: true });
  };

  // Of the whole frame: the focus may be on nothing of what stands in it.
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [onClose]);

  return (
    <div
      className="card"
      role="dialog"
      aria-label={cardAccessibleName(reading, shown, about.turn)}
      tabIndex={-1}
      ref={dialog}
    >
      <header className="card-head" ref={head}>
        <Logo />
        <span className="wordmark">Fieldmark</span>
        {about.turn && <span className="turn">{cardPositionLabel(about.turn)}</span>}
        <button
          type="button"
          className="quiet icon-only"
          aria-label={common('close')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div className="card-body">
        <div className="card-content" ref={content}>
          {reading === null && (
            <p className="hint" role="status">
              {common('checking')}
            </p>
          )}
          {reading?.ok === false && (
            <FailureNote failure={reading.failure} onOptions={() => void send('openOptions', {})} />
          )}
          {reading?.ok && (
            <TextFindings
              reading={reading.value}
              asking={asking}
              asked={asked}
              onSuggestion={checkInstead}
              onVerdict={setShown}
            />
          )}
        </div>
      </div>
    </div>
  );
}
