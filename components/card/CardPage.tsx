import { useCallback, useEffect } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import {
  subscribeToAnswers as realHear,
  sendToBackground as realSend,
  type SendToBackground,
  type SubscribeToAnswers,
} from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { useOutcome } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { CardView } from './CardView.tsx';

export interface CardPageProps {
  /** What proves that this frame is the card that was asked for. */
  readonly token: string;
  /** What the token was claimed for, asked before this could be shown; it is claimed here without. */
  readonly claimed?: Promise<Outcome<ReplyOf<'card'>>>;
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
}

/** The card's own page: claims what it is about, says how high it is and when it was closed. */
export function CardPage(props: CardPageProps) {
  const { token, claimed, send = realSend, hear = realHear } = props;
  const { value: about, failure, track } = useOutcome<ReplyOf<'card'>>();
  useEffect(() => {
    void track(claimed ?? send('card', { token }));
  }, [send, token, claimed, track]);

  const close = useCallback(
    () => void send('reportCardState', { token, close: true }),
    [send, token],
  );
  const resize = useCallback(
    (height: number) => void send('reportCardState', { token, height }),
    [send, token],
  );
  const answer = useCallback(() => send('cardAnswer', { token }), [send, token]);

  if (failure) {
    return (
      <div className="card">
        <div className="card-content">
          {failure.kind === 'not-allowed' ? (
            // Its time ran out before the frame was there, or the page began the frame anew.
            <p role="status">{lookupsText('cardRanOut')}</p>
          ) : (
            <FailureNote failure={failure} />
          )}
        </div>
      </div>
    );
  }
  if (!about) return null;
  return (
    <CardView
      about={about}
      send={send}
      hear={hear}
      answer={answer}
      onClose={close}
      onResize={resize}
    />
  );
}
