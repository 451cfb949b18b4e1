import { useEffect, useState } from 'react';
import type { Kind } from '../lib/kinds/index.ts';
import type { AnswerRecord, RequestOf } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/record.ts';
import { FailureNote } from './FailureNote.tsx';
import { RecordView } from './RecordView.tsx';
import { useReply } from './use-reply.ts';

export interface FullRecordProps {
  readonly send: Send;
  readonly kind: Kind;
  readonly value: string;
  /** Whose answer: that about a value, or that of an entry of the history. */
  readonly of: RequestOf<'record'>;
  /** When the answer on show came, ms: another one is another record. */
  readonly at: number;
  /** The answer itself where it is at hand: in private windows nothing is kept. */
  readonly given?: AnswerRecord | undefined;
}

/** What was paid for, whole, behind a disclosure; free. Fetched when it is opened. */
export function FullRecord({ send, kind, value, of, at, given }: FullRecordProps) {
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
        <h2>{text('fullRecord')}</h2>
      </summary>
      {isOpen && failure && <FailureNote failure={failure} onRetry={() => void ask(of)} />}
      {isOpen && reply?.beside && <p className="record-beside">{reply.beside}</p>}
      {isOpen && record && <RecordView kind={kind} value={value} record={record} />}
      {isOpen && record === null && <p className="hint">{text('noLongerKept')}</p>}
    </details>
  );
}
