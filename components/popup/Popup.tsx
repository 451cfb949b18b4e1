import { useCallback, useEffect, useState } from 'react';
import {
  sendToBackground as realSend,
  type SendToBackground,
  type SubscribeToAnswers,
} from '../../lib/extension/index.ts';
import { commonText as common } from '../../lib/texts/common.ts';
import { popupText } from '../../lib/texts/popup.ts';
import { LookupsTab } from '../history/index.ts';
import { useReply } from '../hooks/index.ts';
import { budgetWarning } from '../labels/index.ts';
import { LookupBox } from '../lookup/index.ts';
import { RatesTab } from '../rates/index.ts';
import { StatsTab } from '../stats/index.ts';
import {
  ConsoleIcon,
  FailureNote,
  ListIcon,
  Logo,
  OpenIcon,
  SettingsIcon,
  Tabs,
} from '../ui/index.ts';
import { UsageTab, useWarnings, WarningList } from '../usage/index.ts';
import { PendingLookupPanel } from './PendingLookupPanel.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';
import { usePopupDraft } from './use-draft.ts';
import { type PopupSnapshotOutcome, usePopupSnapshot } from './use-snapshot.ts';

export interface PopupProps {
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Opened as a page with a value that was selected where no script can run. */
  readonly handed?: boolean;
  /** What is shown first, where it was asked for before this could be shown. */
  readonly snapshot?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>;
}

const EMPTY_SNAPSHOT = { connection: null, account: null, question: null, draft: null, page: null };

export function Popup({ send = realSend, hear, handed = false, snapshot: glance }: PopupProps) {
  const told = usePopupSnapshot(send, glance);
  const {
    connection,
    account,
    question: waiting,
    draft: kept,
    page,
  } = told?.ok ? told.value : EMPTY_SNAPSHOT;
  const { ask: askUsage, ...asking } = useReply(send, 'usage');
  const usage = { ...asking, value: asking.value ?? account };
  const again = useCallback(() => void askUsage({ refresh: true }), [askUsage]);
  // The numbers of the last time are in view; then they are asked for anew.
  useEffect(() => {
    if (told) again();
  }, [told, again]);
  const { ask: takeHanded, value: taken } = useReply(send, 'takeHandedText');
  const handedText = taken?.text ?? null;
  const { draft, begun, change } = usePopupDraft(
    send,
    told === null ? undefined : kept,
    handedText === null,
  );
  // A draft that comes late is put in, unless the person has begun to type.
  const boxOf = handedText !== null ? 'handed' : kept?.text && !begun ? 'kept' : 'typed';

  const [dismissed, setDismissed] = useState('');
  const question = waiting?.id === dismissed ? null : waiting;
  /** Until it is known whether a question waits, the box takes no focus that belongs to it. */
  const isFree = question === null && told !== null;
  const dismiss = (id: string) => {
    setDismissed(id);
    void send('cancelPendingLookup', { id });
  };

  useEffect(() => {
    if (handed) void takeHanded({});
  }, [handed, takeHanded]);

  const [lookups, setLookups] = useState(0);
  const asked = useCallback(() => {
    setLookups((count) => count + 1);
    again();
  }, [again]);

  const openOptions = () => void send('openOptions', {});
  const hearing = hear ? { hear } : {};
  const disconnected = connection?.key.set === false;
  const trouble = connection?.trouble;
  const left = usage.value?.usage?.remaining;
  const { standing, dismiss: putAway } = useWarnings(
    send,
    (!disconnected && usage.value?.warnings) || [],
    trouble?.kind,
  );
  // One at a time above the tabs; the others stand in the usage tab.
  const worst = standing.slice(0, 1);
  const warning = usage.value ? budgetWarning(usage.value.spent) : null;

  return (
    <div className={handed ? 'popup popup-page' : 'popup'}>
      <header className="bar">
        <Logo />
        <h1 className="wordmark">Fieldmark</h1>
        {left !== undefined && !disconnected && (
          <span className={left === 0 ? 'left left-none' : 'left'}>
            {popupText.rich('left', {
              count: left,
              strong: (words) => <strong key="left">{words}</strong>,
            })}
          </span>
        )}
        <a
          className="quiet icon-only"
          href="/workbench.html"
          target="_blank"
          rel="noreferrer"
          aria-label={popupText('workbench')}
          title={popupText('workbenchMeans')}
        >
          <ListIcon />
        </a>
        <a
          className="quiet icon-only"
          href="/console.html"
          target="_blank"
          rel="noreferrer"
          aria-label={popupText('console')}
          title={popupText('consoleMeans')}
        >
          <ConsoleIcon />
        </a>
        {!handed && (
          <a
            className="quiet icon-only"
            href="/popup.html?handed=1"
            target="_blank"
            rel="noreferrer"
            aria-label={popupText('openInTab')}
            title={popupText('openInTab')}
          >
            <OpenIcon />
          </a>
        )}
        <button
          type="button"
          className="quiet icon-only"
          aria-label={common('settings')}
          onClick={openOptions}
        >
          <SettingsIcon />
        </button>
        {warning && <p className="hint warning">{warning}</p>}
      </header>
      {page && !handed && <SiteSwitch send={send} start={page} disconnected={disconnected} />}
      <main>
        {trouble && <FailureNote failure={trouble} onOptions={openOptions} />}
        <WarningList warnings={worst} onDismiss={putAway} />
        {question && (
          <PendingLookupPanel
            key={question.id}
            pendingLookup={question}
            send={send}
            {...hearing}
            onAsked={asked}
            onDismiss={() => dismiss(question.id)}
          />
        )}
        <LookupBox
          key={boxOf}
          send={send}
          {...hearing}
          autoFocus={isFree}
          handed={handedText}
          draft={draft.text}
          onText={(next) => change({ text: next })}
          connectNear
          onAsked={asked}
        />
        {disconnected && (
          <section className="note note-connect" aria-label={common('connectKey')}>
            <div className="note-body">
              <p className="note-title">{popupText('noKey')}</p>
              <p>{popupText('noKeyMeans')}</p>
              <button type="button" className="primary" onClick={openOptions}>
                {common('connectKey')}
              </button>
            </div>
          </section>
        )}
        <Tabs
          label="Fieldmark"
          chosen={draft.tab}
          onChoose={(tab) => change({ tab })}
          tabs={[
            {
              name: 'Lookups',
              label: popupText('lookups'),
              panel: () => (
                <LookupsTab send={send} {...hearing} lookups={lookups} onAsked={asked} />
              ),
            },
            {
              name: 'Usage',
              label: popupText('usage'),
              panel: () => (
                <UsageTab
                  send={send}
                  lookups={lookups}
                  usage={usage}
                  onRefresh={again}
                  onOptions={openOptions}
                  disconnected={disconnected}
                  shownAboveTabs={worst.map(({ id }) => id)}
                />
              ),
            },
            {
              name: 'Stats',
              label: popupText('stats'),
              panel: () => <StatsTab send={send} onOptions={openOptions} />,
            },
            {
              name: 'Rates',
              label: popupText('rates'),
              panel: () => (
                <RatesTab
                  send={send}
                  disconnected={disconnected}
                  onOptions={openOptions}
                  onAsked={asked}
                />
              ),
            },
          ]}
        />
      </main>
    </div>
  );
}
