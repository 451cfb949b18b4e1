import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Receipt } from '../../lib/extension/schemas/index.ts';
import { failureNoteText, historyText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import {
  endpointLabel,
  formatCredits,
  formatDay,
  formatNumber,
  formatTimeOfDay,
  originLabel,
} from '../format/index.ts';
import { GroupedValue } from '../lookup/index.ts';
import { FailureNote, useAsked } from '../ui/index.ts';
import { useDays } from './HistoryList.tsx';

const MAX_RECEIPTS = 500;
const PAGE_SIZE = 20;

const STATE_TEXTS = {
  open: () => historyText('open'),
  failed: () => historyText('failed'),
  'possibly-billed': () => failureNoteText('possiblyBilled'),
};

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { at, endpoint, origin, automatic, state, shared, about: value } = receipt;
  const label = endpointLabel(endpoint);
  const isLabelShown = !value || label === kindLabel(value.kind);
  // The origin "popup" is not shown, because most lookups are made there.
  const source = origin === 'popup' ? '' : originLabel(origin);
  const details = [
    source,
    automatic && historyText('automatic'),
    !isLabelShown && label,
    shared && historyText('fromTeam'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={`row-item receipt receipt-${state}`}>
      <div className="row-line">
        <span className={value ? 'row-value value' : 'row-value'} title={endpoint}>
          {value ? <GroupedValue {...value} /> : label}
        </span>
        <span className="row-end">
          {value && <span className="row-kind">{kindLabel(value.kind)}</span>}
          <span className="row-aside">
            <span className="receipt-cost">
              {state !== 'failed' && formatCredits(receipt.credits)}
            </span>{' '}
            <time dateTime={new Date(at).toISOString()}>{formatTimeOfDay(at)}</time>
          </span>
        </span>
        {details !== '' && <span className="receipt-about">{details}</span>}
        {state !== 'answered' && <span className="receipt-state">{STATE_TEXTS[state]()}</span>}
      </div>
    </li>
  );
}

/** All receipts of paid calls, newest first; each names its value if the history still has it. */
export function ReceiptList({ send, lookups = 0 }: { send: SendToBackground; lookups?: number }) {
  const { value, failure, reload } = useAsked(send, 'receipts', { limit: MAX_RECEIPTS }, lookups);
  const receipts = value?.receipts ?? [];
  const unclearCount = receipts.filter(({ state }) => state === 'possibly-billed').length;
  const { days, more } = useDays(receipts, PAGE_SIZE);
  return (
    <section className="block" aria-labelledby="receipts">
      <h2 id="receipts">
        {historyText('receipts')}{' '}
        {receipts.length > 0 && <span className="tally">{formatNumber(receipts.length)}</span>}
      </h2>
      {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
      {value && receipts.length === 0 && <p className="hint">{historyText('noReceipts')}</p>}
      {unclearCount > 0 && <p className="hint">{historyText('possiblyBilledMeans')}</p>}
      <div className="ledger days">
        {days.map(({ day, items }) => (
          <section key={day} aria-label={historyText('receiptsOf', { day: formatDay(day) })}>
            <h3 className="day">
              {formatDay(day)}{' '}
              <span className="soft">
                {formatCredits(
                  items.reduce(
                    (sum, { state, credits }) => sum + (state === 'failed' ? 0 : credits),
                    0,
                  ),
                )}
              </span>
            </h3>
            <ul className="rows">
              {items.map((receipt) => (
                <ReceiptRow key={receipt.id} receipt={receipt} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {more}
    </section>
  );
}
