import type { Hear, Send } from '../lib/send.ts';
import { HistoryList } from './HistoryList.tsx';
import { PageFindings } from './PageFindings.tsx';
import { ReceiptList } from './ReceiptList.tsx';

export interface LookupsTabProps {
  readonly send: Send;
  readonly hear?: Hear;
  /** Lookups made since the popup opened: each one brings the lists up to date. */
  readonly lookups: number;
  readonly onAsked: () => void;
}

export function LookupsTab({ send, hear, lookups, onAsked }: LookupsTabProps) {
  return (
    <>
      <PageFindings send={send} {...(hear ? { hear } : {})} onAsked={onAsked} />
      <HistoryList send={send} lookups={lookups} />
      <ReceiptList send={send} limit={20} lookups={lookups} />
    </>
  );
}
