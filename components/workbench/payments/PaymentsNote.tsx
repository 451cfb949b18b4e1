import { listFormat, numberFormat } from '../../../lib/texts/intl.ts';
import type { PaymentFacts, PaymentFault } from '../../../lib/workbench/messages/index.ts';
import { paymentsText } from '../../../lib/workbench/texts.ts';
import { ToneIcon } from '../../ui/index.ts';
import type { OpenList } from '../list/open-list.ts';

/** An amount such as "4310.20", without a loss of digits. */
function formatAmount(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: 5 }).format(
    amount as `${number}`,
  );
}

/** What a file states and what is so. */
export function faultText(fault: PaymentFault, { files }: Pick<PaymentFacts, 'files'>): string {
  if (fault.is === 'balance') {
    const { account, currency, stated, found } = fault;
    const money = (amount: string) => `${formatAmount(amount)}\u00a0${currency}`;
    return paymentsText('balance', { account, stated: money(stated), found: money(found) });
  }
  const { block, file } = fault;
  const scope = block !== null ? 'block' : files.length > 1 ? 'file' : 'whole';
  const where = { scope, name: block ?? file };
  if (fault.is === 'unread') return paymentsText('numberUnread', { ...where, text: fault.text });
  const { stated, found } = fault;
  const sums = { statedSum: formatAmount(stated.sum ?? '0'), sum: formatAmount(found.sum) };
  if (stated.count === null) return paymentsText('totalSum', { ...where, ...sums });
  const counts = { statedCount: Number(stated.count), count: found.count };
  return stated.sum === null
    ? paymentsText('totalCount', { ...where, ...counts })
    : paymentsText('totalBoth', { ...where, ...counts, ...sums });
}

/** What the files are. */
export function formatText({ is, files }: PaymentFacts): string {
  const formats = new Set(files.map(({ format }) => format));
  return paymentsText('format', { is, format: listFormat().format(formats) });
}

/** Where a wrong payment is corrected: not here. */
export function CorrectThere({ list }: { readonly list: Pick<OpenList, 'choice'> }) {
  const { payments } = list.choice;
  if (!payments?.isFixed) return null;
  const [file, other] = payments.files;
  if (payments.is === 'statement') return <p>{paymentsText('exportAgain')}</p>;
  return (
    <p className="wrap">
      {other
        ? paymentsText('correctThereMany')
        : paymentsText('correctThere', { name: file?.name ?? '' })}
    </p>
  );
}

/** Differences that are shown one by one. */
const MAX_FAULTS = 3;

export interface PaymentsNoteProps {
  readonly list: Pick<OpenList, 'choice'>;
  /** Payments that go to another account than the known one. */
  readonly otherAccounts: number;
}

/** What is wrong with a payment file as a whole, first of all accounts that are not the known ones; nothing without. */
export function PaymentsNote({ list, otherAccounts }: PaymentsNoteProps) {
  const { payments } = list.choice;
  if (!payments) return null;
  const { faults, is } = payments;
  const others = is === 'statement' ? 0 : otherAccounts;
  if (faults.length + others === 0) return null;
  const texts = [...new Set(faults.map((fault) => faultText(fault, payments)))];
  const shown = texts.slice(0, MAX_FAULTS);
  const more = texts.length - shown.length;
  return (
    <div className="note note-failure wb-payments" role="status">
      {others > 0 && (
        <p className="note-title">
          <ToneIcon tone="bad" label={null} /> {paymentsText('otherAccounts', { count: others })}
        </p>
      )}
      {shown.map((text) => (
        <p key={text} className="note-title wrap">
          <ToneIcon tone="bad" label={null} /> {text}
        </p>
      ))}
      {more > 0 && <p>{paymentsText('moreFaults', { count: more })}</p>}
      <CorrectThere list={list} />
    </div>
  );
}
