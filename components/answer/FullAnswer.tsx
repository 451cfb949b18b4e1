import { useEffect, useState } from 'react';
import type { Kind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { StoredAnswer } from '../../lib/extension/schemas/index.ts';
import { recordText } from '../../lib/texts/record.ts';
import { useReply } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { AnswerPanel } from './AnswerPanel.tsx';

export interface FullAnswerProps {
  readonly send: SendToBackground;
  readonly kind: Kind;
  readonly value: string;
  /** Whose answer: that about a value, or that of an entry of the history. */
  readonly request: RequestOf<'record'>;
  /** When the answer on show came, ms: another one is another record. */
  readonly answeredAt: number;
  /** The answer itself where it is at hand: in private windows nothing is kept. */
  readonly loadedAnswer?: StoredAnswer | undefined;
}

/** What was paid for, whole, behind a disclosure; free. Fetched when it is opened. */
export function FullAnswer({
  send,
  kind,
  value,
  request: of,
  answeredAt: at,
  loadedAnswer: given,
}: FullAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const { ask, value: reply, failure } = useReply(send, 'record');
  const name = 'id' in of ? of.id : `${of.kind} ${of.value}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told apart by name and time
  useEffect(() => {
    if (isOpen && !given) void ask(of);
  }, [isOpen, given, ask, name, at]);
  const record = given ?? reply?.record;
  return (
    <details className="full-record" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{recordText('fullRecord')}</h2>
      </summary>
      {isOpen && failure && <FailureNote failure={failure} onRetry={() => void ask(of)} />}
      {isOpen && reply?.beside && <p className="record-beside">{reply.beside}</p>}
      {isOpen && record && <AnswerPanel kind={kind} value={value} record={record} />}
      {isOpen && record === null && <p className="hint">{recordText('noLongerKept')}</p>}
    </details>
  );
}
