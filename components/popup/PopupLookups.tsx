import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type { PendingLookup } from '../../lib/extension/schemas/index.ts';
import { commonText as common, popupText } from '../../lib/texts/areas.ts';
import { LookupsTab } from '../history/index.ts';
import { LookupBox, type LookupBoxProps } from '../lookup/index.ts';
import { PendingLookupPanel } from './PendingLookupPanel.tsx';

export interface PopupLookupsProps {
  /** False while another tab is chosen. */
  readonly isShown: boolean;
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
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

/** The tab of the lookups: the pending lookup and the box keep their answers while it is hidden. */
export function PopupLookups({
  isShown,
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
  const subscription = hear ? { hear } : {};
  return (
    <>
      {question && (
        <PendingLookupPanel
          key={question.id}
          pendingLookup={question}
          isShown={isShown}
          send={send}
          {...subscription}
          onAsked={() => {
            onQuestionAsked();
            onAsked();
          }}
          onDismiss={onDismiss}
        />
      )}
      <LookupBox
        key={boxKey}
        send={send}
        {...subscription}
        {...box}
        connectNear
        onAsked={onAsked}
      />
      {disconnected && <NoKeyNote onOptions={onOptions} />}
      {isShown && (
        <LookupsTab
          send={send}
          {...subscription}
          lookups={lookups + pageChanges}
          pageChanges={pageChanges}
          onAsked={onAsked}
        />
      )}
    </>
  );
}

/** Shown while no API key is set: what works without one. */
export function NoKeyNote({ onOptions }: { onOptions: () => void }) {
  return (
    <section className="note note-connect" aria-label={common('addKey')}>
      <div className="note-body">
        <p className="note-title">{popupText('noKey')}</p>
        <p>{popupText('noKeyMeans')}</p>
        <button type="button" className="primary" onClick={onOptions}>
          {common('addKey')}
        </button>
      </div>
    </section>
  );
}
