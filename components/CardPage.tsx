import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import type { ReplyOf } from '../lib/messages.ts';
import { type Hear, hear as realHear, send as realSend, type Send } from '../lib/send.ts';
import { Card } from './Card.tsx';
import { FailureNote } from './FailureNote.tsx';

export interface CardPageProps {
  /** What proves that this frame is the card that was asked for. */
  readonly token: string;
  readonly send?: Send;
  readonly hear?: Hear;
}

/** The card's own page: claims what it is about, says how high it is and when it was closed. */
export function CardPage({ token, send = realSend, hear = realHear }: CardPageProps) {
  const [about, setAbout] = useState<ReplyOf<'card'> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    void send('card', { token }).then((outcome) => {
      if (outcome.ok) setAbout(outcome.value);
      else setFailure(outcome.failure);
    });
  }, [send, token]);

  const close = useCallback(() => void send('cardSays', { token, close: true }), [send, token]);
  const resize = useCallback(
    (height: number) => void send('cardSays', { token, height }),
    [send, token],
  );
  const answer = useCallback(() => send('cardAnswer', { token }), [send, token]);

  if (failure) {
    return (
      <div className="card">
        <div className="card-content">
          {failure.kind === 'not-allowed' ? (
            // Its time ran out before the frame was there, or the page began the frame anew.
            <p role="status">
              This card has run out: point at the value again, or paste it into Fieldmark’s popup.
            </p>
          ) : (
            <FailureNote failure={failure} />
          )}
        </div>
      </div>
    );
  }
  if (!about) return null;
  return (
    <Card about={about} send={send} hear={hear} answer={answer} onClose={close} onResize={resize} />
  );
}
