import type { SendToBackground } from '../../lib/extension/index.ts';
import type { PendingLookup } from '../../lib/extension/schemas/index.ts';
import { commonText as common, popupText } from '../../lib/texts/areas.ts';
import {
  HistoryList,
  ListWithDetail,
  RestOfPage,
  usePageFindings,
  WrongOnPage,
} from '../history/index.ts';
import {
  JobList,
  ListsInProgress,
  LookupBox,
  type LookupBoxProps,
  type LookupEnvironment,
} from '../lookup/index.ts';
import { PendingLookupPanel } from './PendingLookupPanel.tsx';

export interface PopupLookupsProps {
  /** False while another tab is chosen. */
  readonly isShown: boolean;
  /**
   * In the side panel, rows open next to the list, and all values of the page are listed. A tab of its own is
   * about the text that was handed over, and no page.
   */
  readonly surface: 'popup' | 'tab' | 'panel';
  readonly environment: LookupEnvironment;
  readonly question: PendingLookup | null;
  /** The pending lookup was confirmed. */
  readonly onQuestionAsked: () => void;
  readonly onDismiss: () => void;
  readonly box: Pick<LookupBoxProps, 'autoFocus' | 'handed' | 'draft' | 'onText'>;
  /** The box is mounted anew when this changes. */
  readonly boxKey: string;
  readonly disconnected: boolean;
  /** Number of lookups and of changes of the page since the popup opened. */
  readonly lookups: number;
  readonly pageChanges: number;
}

/** What is wrong on the page, the box, and what was looked up last. The pending lookup and the box keep their answers while the tab is hidden. */
export function PopupLookups({
  isShown,
  surface,
  environment,
  question,
  onQuestionAsked,
  onDismiss,
  box,
  boxKey,
  disconnected,
  lookups,
  pageChanges,
}: PopupLookupsProps) {
  const { send, onAsked } = environment;
  const isPanel = surface === 'panel';
  const hasPage = surface !== 'tab';
  const findings = usePageFindings(send, pageChanges, hasPage);
  const wrong = isShown && hasPage && (
    <WrongOnPage environment={environment} page={findings} saysNone={isPanel} />
  );
  const boxPart = (
    <>
      <LookupBox key={boxKey} environment={environment} {...box} />
      {disconnected && <NoKeyNote send={send} />}
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
          environment={{
            ...environment,
            onAsked: () => {
              onQuestionAsked();
              onAsked?.();
            },
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
function NoKeyNote({ send }: { send: SendToBackground }) {
  return (
    <section className="note note-connect" aria-label={common('addKey')}>
      <p>{popupText('noKey')}</p>
      <button type="button" className="secondary" onClick={() => void send('openOptions', {})}>
        {common('addKey')}
      </button>
    </section>
  );
}
