import { useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { suppliersPageText } from '../../lib/suppliers/texts.ts';
import { formatDateTime } from '../format/index.ts';
import { useReply } from '../ui/index.ts';

export interface AcceptedAccountsProps {
  readonly send: SendToBackground;
  /** Id of the list. */
  readonly id: string;
  /** Number of the row. */
  readonly row: number;
}

/** The accounts that the person accepted for a row of a list of suppliers; nothing without any. */
export function AcceptedAccounts({ send, id, row }: AcceptedAccountsProps) {
  const { ask, value } = useReply(send, 'acceptedAccounts');
  useEffect(() => void ask({ id, row }), [ask, id, row]);
  const accepted = value?.accepted.filter((entry) => entry.row === row) ?? [];
  if (accepted.length === 0) return null;
  return (
    <ul className="hint">
      {accepted.map(({ at, before, after }) => (
        <li key={at}>
          {suppliersPageText('ibanChanged', { date: formatDateTime(at), before, after })}
        </li>
      ))}
    </ul>
  );
}
