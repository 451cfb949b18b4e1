import { useState } from 'react';
import type { Kind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { StoredAnswer } from '../../lib/extension/schemas/index.ts';
import { recordText } from '../../lib/texts/areas.ts';
import { FailureNote, useAsked } from '../ui/index.ts';
import { AnswerPanel } from './AnswerPanel.tsx';

export interface FullAnswerProps {
  readonly send: SendToBackground;
  readonly kind: Kind;
  readonly value: string;
  /** Which answer: the latest about a value, or that of a history entry. */
  readonly request: RequestOf<'record'>;
  /** Time of the shown answer, ms since the epoch; a new one is fetched again. */
  readonly answeredAt: number;
  /** The answer, if the caller has it; private windows store none. */
  readonly loadedAnswer?: StoredAnswer | undefined;
}

/** The full answer, collapsed; fetched from the background, for free, when opened. */
export function FullAnswer({
  send,
  kind,
  value,
  request,
  answeredAt,
  loadedAnswer,
}: FullAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const asked = isOpen && !loadedAnswer ? request : null;
  const { value: reply, failure, reload } = useAsked(send, 'record', asked, answeredAt);
  const record = loadedAnswer ?? reply?.record;
  return (
    <details className="full-record" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{recordText('fullRecord')}</h2>
      </summary>
      {isOpen && failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
      {isOpen && record && <AnswerPanel kind={kind} value={value} record={record} />}
      {isOpen && record === null && (
        <p className="hint">{recordText(reply?.tooLong ? 'tooLongForCard' : 'noLongerKept')}</p>
      )}
    </details>
  );
}
