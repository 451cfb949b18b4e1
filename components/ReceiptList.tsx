import { useEffect, useState } from 'react';
import type { Receipt } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { text as common } from '../lib/texts/common.ts';
import { text } from '../lib/texts/history.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { byDay, dayWords, firstDays, timeOfDay } from './days.ts';
import { endpointWords } from './endpoint-words.ts';
import { FailureNote } from './FailureNote.tsx';
import { credits, number } from './format.ts';
import { originWords } from './origin-words.ts';
import { useReply } from './use-reply.ts';

const ALL = 500;
const SHOWN = 20;

const STATE = {
  open: 'open',
  answered: 'answered',
  failed: 'failed',
  'possibly-billed': 'possiblyBilled',
} as const satisfies Record<Receipt['state'], Parameters<typeof text>[0]>;

function Line({ receipt }: { receipt: Receipt }) {
  const { at, endpoint, origin, automatic, state, about: value } = receipt;
  const words = endpointWords(endpoint);
  const isTold = !value || words === kindLabel(value.kind);
  // Asked here, as most are: nothing that a line need say.
  const from = origin === 'popup' ? '' : originWords(origin);
  const about = [from, automatic && text('automatic'), !isTold && words]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={`row-item receipt receipt-${state}`}>
      <div className="row-line">
        <span
          className={value ? 'receipt-what row-value value' : 'receipt-what row-value'}
          title={endpoint}
        >
          {value ? value.value : words}
        </span>
        {value && <span className="row-kind">{kindLabel(value.kind)}</span>}
        <span className="row-aside">
          <span className="receipt-cost">{state !== 'failed' && credits(receipt.credits)}</span>{' '}
          <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
        </span>
        {about !== '' && <span className="receipt-about">{about}</span>}
        {state !== 'answered' && <span className="receipt-state">{text(STATE[state])}</span>}
      </div>
    </li>
  );
}

/** The record of every paid call, newest first; what it was about where the history still tells. */
export function ReceiptList({ send, lookups = 0 }: { send: Send; lookups?: number }) {
  const { ask, value, failure } = useReply(send, 'receipts');
  const [reach, setReach] = useState(SHOWN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup adds a receipt
  useEffect(() => {
    void ask({ limit: ALL });
  }, [ask, lookups]);

  const receipts = value?.receipts ?? [];
  const doubtful = receipts.filter(({ state }) => state === 'possibly-billed').length;
  const days = firstDays(byDay(receipts), reach);
  const drawn = days.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className="block" aria-labelledby="receipts">
      <h2 id="receipts">
        {text('receipts')}{' '}
        {receipts.length > 0 && <span className="tally">{number(receipts.length)}</span>}
      </h2>
      {failure && <FailureNote failure={failure} onRetry={() => void ask({ limit: ALL })} />}
      {value && receipts.length === 0 && <p className="hint">{text('noReceipts')}</p>}
      {doubtful > 0 && <p className="hint">{text('possiblyBilledMeans')}</p>}
      <div className="ledger days">
        {days.map(({ day, items }) => (
          <section key={day} aria-label={text('receiptsOf', { day: dayWords(day) })}>
            <h3 className="day">
              {dayWords(day)}{' '}
              <span className="soft">
                {credits(
                  items.reduce(
                    (sum, each) => sum + (each.state === 'failed' ? 0 : each.credits),
                    0,
                  ),
                )}
              </span>
            </h3>
            <ul className="rows">
              {items.map((each) => (
                <Line key={each.id} receipt={each} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {drawn < receipts.length && (
        <button type="button" className="secondary more" onClick={() => setReach(drawn + SHOWN)}>
          {common('showOlder', { count: receipts.length - drawn })}
        </button>
      )}
    </section>
  );
}
