import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { CardSubject } from '../lib/page/stage.ts';
import type { Send } from '../lib/send.ts';
import { FailureNote } from './FailureNote.tsx';
import { FoundList } from './FoundList.tsx';
import { CloseIcon, Logo } from './Icons.tsx';
import { useSubject } from './use-subject.ts';

export interface CardProps {
  readonly subject: CardSubject;
  readonly send: Send;
  /** False for a press that a person cannot have meant (untrusted, covered, too early). */
  readonly allow: (event: Event) => boolean;
  readonly onClose: () => void;
  readonly onResize: () => void;
}

/** The card beside a value on a page: what is known of it for free, and what asking costs. */
export function Card({ subject, send, allow, onClose, onResize }: CardProps) {
  /** A suggestion that is checked instead, for free. */
  const [instead, setInstead] = useState<string | null>(null);
  const about = useMemo(
    () => (instead === null ? subject : { ...subject, what: { text: instead }, asked: false }),
    [subject, instead],
  );
  const reading = useSubject(about, send);
  const dialog = useRef<HTMLDivElement>(null);
  const asking = { send, place: subject.place, allow };

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A card that the person asked for takes the focus; one that opened on hover does not.
    if (subject.asked) element.focus({ preventScroll: true });
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(element);
    return () => observer.disconnect();
  }, [subject, onResize]);

  const checkInstead = (value: string) => {
    setInstead(value);
    // The button that was pressed goes away; the focus stays in the card.
    dialog.current?.focus({ preventScroll: true });
  };

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      className="card"
      role="dialog"
      aria-label="Fieldmark"
      lang="en"
      tabIndex={-1}
      ref={dialog}
      onKeyDown={keys}
    >
      <header className="card-head">
        <Logo />
        <span className="wordmark">Fieldmark</span>
        <button type="button" className="quiet icon-only" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <div className="card-body" aria-live="polite">
        {reading === null && (
          <p className="hint" role="status">
            Checking…
          </p>
        )}
        {reading?.ok === false && (
          <FailureNote
            failure={reading.failure}
            onOptions={(event) => allow(event) && void send('openOptions', {})}
          />
        )}
        {reading?.ok && (
          <FoundList
            reading={reading.value}
            asking={asking}
            asked={about.asked}
            onSuggestion={checkInstead}
          />
        )}
      </div>
    </div>
  );
}
