import { useEffect } from 'react';
import type { Receipt } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { FailureNote } from './FailureNote.tsx';
import { ago, credits, dateTime } from './format.ts';
import { useReply } from './use-reply.ts';

const STATE: Readonly<Record<Receipt['state'], string>> = {
  open: 'Under way',
  answered: 'Answered',
  failed: 'Failed, not billed',
  'possibly-billed': 'Possibly billed',
};

export interface ReceiptListProps {
  readonly send: Send;
  readonly limit: number;
  /** Lookups made meanwhile: each one adds a receipt. */
  readonly lookups?: number;
}

/** The record of every paid call, newest first. */
export function ReceiptList({ send, limit, lookups = 0 }: ReceiptListProps) {
  const { ask, value, failure } = useReply(send, 'receipts');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup adds a receipt
  useEffect(() => {
    void ask({ limit });
  }, [ask, limit, lookups]);

  const receipts = value?.receipts ?? [];
  const doubtful = receipts.filter((each) => each.state === 'possibly-billed').length;
  return (
    <section className="block" aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      {failure && <FailureNote failure={failure} onRetry={() => void ask({ limit })} />}
      {value && receipts.length === 0 && <p className="hint">No paid call yet.</p>}
      {doubtful > 0 && (
        <p className="hint">
          Possibly billed: the answer was lost on the way, or was a 404, which some endpoints bill.
          Fieldmark never repeats such a call by itself; a browser may, over a connection that
          breaks.
        </p>
      )}
      {receipts.length > 0 && (
        <ul className="ledger">
          {receipts.map((each) => (
            <li key={each.id} className={`receipt receipt-${each.state}`}>
              <span className="receipt-what wrap">{each.endpoint}</span>
              <span className="receipt-cost">{credits(each.credits)}</span>
              <span className="hint wrap">
                {each.origin}
                {each.automatic && ' · automatic'} ·{' '}
                <time dateTime={new Date(each.at).toISOString()} title={dateTime(each.at)}>
                  {ago(each.at)}
                </time>
              </span>
              <span className="receipt-state">{STATE[each.state]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
