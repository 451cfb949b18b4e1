import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import { JobList } from '../jobs/index.ts';
import { HistoryList } from './HistoryList.tsx';
import { PageFindingsSection } from './PageFindingsSection.tsx';
import { ReceiptList } from './ReceiptList.tsx';

export interface LookupsTabProps {
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Number of lookups since the popup opened; each lookup reloads the lists. */
  readonly lookups: number;
  readonly onAsked: () => void;
}

export function LookupsTab({ send, hear, lookups, onAsked }: LookupsTabProps) {
  const subscription = hear ? { hear } : {};
  const environment = {
    send,
    ...subscription,
    place: 'popup',
    connectNear: true,
    onAsked,
  } as const;
  return (
    <>
      <PageFindingsSection environment={environment} />
      <JobList send={send} lookups={lookups} />
      <HistoryList environment={environment} lookups={lookups} />
      <ReceiptList send={send} lookups={lookups} />
    </>
  );
}
