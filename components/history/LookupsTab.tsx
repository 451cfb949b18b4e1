import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import { JobList, ListsInProgress } from '../jobs/index.ts';
import { HistoryList } from './HistoryList.tsx';
import { PageFindingsSection } from './PageFindingsSection.tsx';
import { ReceiptList } from './ReceiptList.tsx';

export interface LookupsTabProps {
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Number of lookups since the popup opened; each lookup reloads the lists. */
  readonly lookups: number;
  /** Number of changes of the page since the popup opened; each reloads its values. */
  readonly pageChanges: number;
  readonly onAsked: () => void;
}

export function LookupsTab({ send, hear, lookups, pageChanges, onAsked }: LookupsTabProps) {
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
      <PageFindingsSection environment={environment} changes={pageChanges} />
      <JobList send={send} lookups={lookups} />
      <ListsInProgress send={send} lookups={lookups + pageChanges} />
      <HistoryList environment={environment} lookups={lookups} />
      <ReceiptList send={send} lookups={lookups} />
    </>
  );
}
