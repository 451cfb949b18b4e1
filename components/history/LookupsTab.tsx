import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import { HistoryList } from './HistoryList.tsx';
import { PageFindingsSection } from './PageFindingsSection.tsx';
import { ReceiptList } from './ReceiptList.tsx';

export interface LookupsTabProps {
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Lookups made since the popup opened: each one brings the lists up to date. */
  readonly lookups: number;
  readonly onAsked: () => void;
}

export function LookupsTab({ send, hear, lookups, onAsked }: LookupsTabProps) {
  const hearing = hear ? { hear } : {};
  const asking = { send, ...hearing, place: 'popup', connectNear: true, onAsked } as const;
  return (
    <>
      <PageFindingsSection asking={asking} />
      <HistoryList asking={asking} lookups={lookups} />
      <ReceiptList send={send} lookups={lookups} />
    </>
  );
}
