import { useCallback, useEffect } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import {
  subscribeToAnswers as realHear,
  sendToBackground as realSend,
  type SendToBackground,
  type SubscribeToAnswers,
} from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { useOutcome } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { CardView } from './CardView.tsx';

export interface CardPageProps {
  /** Proves that this frame is the card that the content script opened. */
  readonly token: string;
  /** The reply to the claim, if it was sent before React rendered; otherwise it is sent here. */
  readonly claimed?: Promise<Outcome<ReplyOf<'card'>>>;
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
}

/** The page in the card's frame. Claims its subject by the token; reports the first press and its closing. */
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
  const press = useCallback(
    () => void send('reportCardState', { token, pressed: true }),
    [send, token],
  );
  const answer = useCallback(() => send('cardAnswer', { token }), [send, token]);

  if (failure) {
    return (
      <div className="card">
        <div className="card-content">
          {failure.kind === 'not-allowed' ? (
            // The token expired before the frame loaded, or the page reloaded the frame.
            <p role="status">{lookupsText('cardExpired')}</p>
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
      onPress={press}
    />
  );
}
