import { useEffect } from 'react';
import {
  type CardConnection,
  subscribeToAnswers as realHear,
  sendToBackground as realSend,
  type SendToBackground,
  type SubscribeToAnswers,
} from '../../lib/extension/index.ts';
import type { CardContent } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { FailureNote, useOutcome } from '../ui/index.ts';
import { CardView } from './CardView.tsx';

export interface CardPageProps {
  readonly card: CardConnection;
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
}

/** The page in the card's frame. */
export function CardPage({ card, send = realSend, hear = realHear }: CardPageProps) {
  const { value: about, failure, track } = useOutcome<CardContent>();
  useEffect(() => void track(card.content), [card, track]);

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
  return <CardView about={about} card={card} send={send} hear={hear} />;
}
