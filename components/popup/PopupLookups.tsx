import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type { PendingLookup } from '../../lib/extension/schemas/index.ts';
import { commonText as common, popupText } from '../../lib/texts/areas.ts';
import {
  HistoryList,
  ListWithDetail,
  RestOfPage,
  usePageFindings,
  WrongOnPage,
} from '../history/index.ts';
import { JobList, ListsInProgress, LookupBox, type LookupBoxProps } from '../lookup/index.ts';
import { PendingLookupPanel } from './PendingLookupPanel.tsx';

export interface PopupLookupsProps {
  /** False while another tab is chosen. */
  readonly isShown: boolean;
  /**
   * In the side panel, rows open next to the list, and all values of the page are listed. A tab of its own is
   * about the text that was handed over, and no page.
   */
  readonly surface: 'popup' | 'tab' | 'panel';
  readonly send: SendToBackground;
  readonly hear: SubscribeToAnswers | undefined;
  readonly question: PendingLookup | null;
  /** The pending lookup was confirmed. */
  readonly onQuestionAsked: () => void;
  readonly onDismiss: () => void;
  readonly box: Pick<LookupBoxProps, 'autoFocus' | 'handed' | 'draft' | 'onText'>;
  /** The box is mounted anew when this changes. */
  readonly boxKey: string;
  readonly disconnected: boolean;
  readonly onOptions: () => void;
  /** Number of lookups and of changes of the page since the popup opened. */
  readonly lookups: number;
  readonly pageChanges: number;
  readonly onAsked: () => void;
}

/** What is wrong on the page, the box, and what was looked up last. The pending lookup and the box keep their answers while the tab is hidden. */
export function PopupLookups({
  isShown,
  surface,
  send,
  hear,
  question,
  onQuestionAsked,
  onDismiss,
  box,
  boxKey,
  disconnected,
  onOptions,
  lookups,
  pageChanges,
  onAsked,
}: PopupLookupsProps) {
  const isPanel = surface === 'panel';
  const hasPage = surface !== 'tab';
  const findings = usePageFindings(send, pageChanges, hasPage);
  const environment = {
    send,
    hear,
    onAsked,
    connectNear: true,
    place: 'popup',
  } as const;
  const wrong = isShown && hasPage && (
    <WrongOnPage environment={environment} page={findings} saysNone={isPanel} />
  );
  const boxPart = (
    <>
      <LookupBox key={boxKey} send={send} hear={hear} {...box} connectNear onAsked={onAsked} />
      {disconnected && <NoKeyNote onOptions={onOptions} />}
    </>
  );
  const history = (
    <>
      <JobList send={send} lookups={lookups} />
      <ListsInProgress send={send} lookups={lookups + pageChanges} />
      <HistoryList environment={environment} lookups={lookups + pageChanges} />
    </>
  );
  const rest = hasPage && <RestOfPage environment={environment} page={findings} isOpen={isPanel} />;
  return (
    <>
      {question && (
        <PendingLookupPanel
          key={question.id}
          pendingLookup={question}
          isShown={isShown}
          isPanel={isPanel}
          send={send}
          hear={hear}
          onAsked={() => {
            onQuestionAsked();
            onAsked();
          }}
          onDismiss={onDismiss}
        />
      )}
      {isPanel ? (
        <ListWithDetail
          before={wrong}
          after={
            isShown && (
              <>
                {rest}
                {history}
              </>
            )
          }
        >
          {boxPart}
        </ListWithDetail>
      ) : (
        <>
          {wrong}
          {boxPart}
          {isShown && (
            <>
              {history}
              {rest}
            </>
          )}
        </>
      )}
    </>
  );
}

/** Shown while no API key is set: what a key adds. */
export function NoKeyNote({ onOptions }: { onOptions: () => void }) {
  return (
    <section className="note note-connect" aria-label={common('addKey')}>
      <p>{popupText('noKey')}</p>
      <button type="button" className="secondary" onClick={onOptions}>
        {common('addKey')}
      </button>
    </section>
  );
}
