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
import { IconLink } from './IconLink.tsx';
import { PendingLookupPanel } from './PendingLookupPanel.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';
import { usePopupDraft } from './use-draft.ts';
import { type PopupSnapshotOutcome, usePopupSnapshot } from './use-snapshot.ts';

export interface PopupProps {
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Opened in a tab, for a text that was selected on a page where content scripts cannot run. */
  readonly handed?: boolean;
  /** The first content, if it was requested before React rendered. */
  readonly snapshot?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>;
}

const EMPTY_SNAPSHOT = {
  connection: null,
  account: null,
  question: null,
  automaticHold: null,
  draft: null,
  page: null,
};

export function Popup({ send = realSend, hear, handed = false, snapshot: early }: PopupProps) {
  const { value, failure } = usePopupSnapshot(send, early);
  const isLoaded = value !== null || failure !== null;
  const {
    connection,
    account,
    question: pending,
    automaticHold,
    draft: savedDraft,
    page,
  } = value ?? EMPTY_SNAPSHOT;
  const { ask: askUsage, ...usageReply } = useReply(send, 'usage');
  const usage = { ...usageReply, value: usageReply.value ?? account };
  const { ask: askConnection, value: freshConnection } = useReply(send, 'connection');
  const refreshUsage = useCallback(
    () => void askUsage({ refresh: true }).then(() => askConnection({})),
    [askUsage, askConnection],
  );
  // The snapshot shows the last known numbers until the fresh ones arrive.
  useEffect(() => {
    if (isLoaded) refreshUsage();
  }, [isLoaded, refreshUsage]);
  const { ask: takeHandedText, value: handedReply } = useReply(send, 'takeHandedText');
  const handedText = handedReply?.text ?? null;
  const { draft, hasTypedEarly, change } = usePopupDraft(
    send,
    isLoaded ? savedDraft : undefined,
    handedText === null,
  );
  // Remounts the box with a saved draft that loads late, unless the person has begun to type.
  const boxKey =
    handedText !== null ? 'handed' : savedDraft?.text && !hasTypedEarly ? 'saved' : 'typed';

  const [dismissed, setDismissed] = useState('');
  const question = pending?.id === dismissed ? null : pending;
  /** A pending lookup gets the focus, so the box may take it only once it is known that none is pending. */
  const mayFocusBox = question === null && isLoaded;
  const dismiss = (id: string) => {
    setDismissed(id);
    void send('cancelPendingLookup', { id });
  };

  useEffect(() => {
    if (handed) void takeHandedText({});
  }, [handed, takeHandedText]);

  const [lookups, setLookups] = useState(0);
  const onAsked = useCallback(() => {
    setLookups((count) => count + 1);
    refreshUsage();
  }, [refreshUsage]);

  const openOptions = () => void send('openOptions', {});
  const subscription = hear ? { hear } : {};
  const disconnected = connection?.key.set === false;
  const trouble = (freshConnection ?? connection)?.trouble;
  const [hasResumed, setResumed] = useState(false);
  const resumeAutomatic = () => {
    setResumed(true);
    void send('resumeAutomatic', {});
  };
  const remaining = usage.value?.usage?.remaining;
  const { shown: warnings, dismiss: dismissWarning } = useWarnings(
    send,
    (!disconnected && usage.value?.warnings) || [],
    trouble?.kind,
  );
  // The worst warning is shown above the tabs, the others in the usage tab.
  const worst = warnings.slice(0, 1);
  const budgetNote = usage.value ? budgetWarning(usage.value.spent) : null;

  return (
    <div className={handed ? 'popup popup-page' : 'popup'}>
      <header className="bar">
        <Logo />
        <h1 className="wordmark">Fieldmark</h1>
        {remaining !== undefined && !disconnected && (
          <span className={remaining === 0 ? 'left left-none' : 'left'}>
            {popupText.rich('left', {
              count: remaining,
              strong: (words) => <strong key="left">{words}</strong>,
            })}
          </span>
        )}
        <IconLink
          href="/workbench.html"
          label={popupText('workbench')}
          title={popupText('workbenchMeans')}
        >
          <ListIcon />
        </IconLink>
        <IconLink
          href="/console.html"
          label={popupText('console')}
          title={popupText('consoleMeans')}
        >
          <ConsoleIcon />
        </IconLink>
        {!handed && (
          <IconLink href="/popup.html?handed=1" label={popupText('openInTab')}>
            <OpenIcon />
          </IconLink>
        )}
        <button
          type="button"
          className="quiet icon-only"
          aria-label={common('settings')}
          onClick={openOptions}
        >
          <SettingsIcon />
        </button>
        {budgetNote && <p className="hint warning">{budgetNote}</p>}
      </header>
      {page && !handed && <SiteSwitch send={send} start={page} disconnected={disconnected} />}
      <main>
        {trouble && <FailureNote failure={trouble} onOptions={openOptions} />}
        {automaticHold && !hasResumed && (
          <FailureNote failure={automaticHold} onRetry={resumeAutomatic} />
        )}
        <WarningList warnings={worst} onDismiss={dismissWarning} />
        {question && (
          <PendingLookupPanel
            key={question.id}
            pendingLookup={question}
            send={send}
            {...subscription}
            onAsked={onAsked}
            onDismiss={() => dismiss(question.id)}
          />
        )}
        <LookupBox
          key={boxKey}
          send={send}
          {...subscription}
          autoFocus={mayFocusBox}
          handed={handedText}
          draft={draft.text}
          onText={(next) => change({ text: next })}
          connectNear
          onAsked={onAsked}
        />
        {disconnected && (
          <section className="note note-connect" aria-label={common('addKey')}>
            <div className="note-body">
              <p className="note-title">{popupText('noKey')}</p>
              <p>{popupText('noKeyMeans')}</p>
              <button type="button" className="primary" onClick={openOptions}>
                {common('addKey')}
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
                <LookupsTab send={send} {...subscription} lookups={lookups} onAsked={onAsked} />
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
                  onRefresh={refreshUsage}
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
                  onAsked={onAsked}
                />
              ),
            },
          ]}
        />
      </main>
    </div>
  );
}
