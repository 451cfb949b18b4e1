import type { Send } from '../lib/send.ts';
import { HistoryList } from './HistoryList.tsx';
import { PageFindings } from './PageFindings.tsx';
import { ReceiptList } from './ReceiptList.tsx';

export function LookupsTab({ send }: { send: Send }) {
  return (
    <>
      <PageFindings send={send} />
      <HistoryList send={send} />
      <ReceiptList send={send} limit={20} />
    </>
  );
}
