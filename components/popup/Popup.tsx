import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import {
  sendToBackground as realSend,
  type SendToBackground,
  type SubscribeToAnswers,
  type SubscribeToChanges,
} from '../../lib/extension/index.ts';
import { endpointsText, popupText } from '../../lib/texts/areas.ts';
import { usePause } from '../settings/index.ts';
import { AccountPage, AccountTrouble, isExplainedOnTop, Tabs, useAsked } from '../ui/index.ts';
import { UsageTab, useWarnings } from '../usage/index.ts';
import { PendingLookupHint, useQuestion } from './PendingLookupPanel.tsx';
import { keepPopupOpen, PopupBar } from './PopupBar.tsx';
import { PopupLookups, type PopupLookupsProps } from './PopupLookups.tsx';
import { PopupNotes } from './PopupNotes.tsx';
import { SiteArea } from './SiteArea.tsx';
import { StatsTab } from './StatsTab.tsx';
import { usePopupDraft, useTypingInBox } from './use-draft.ts';
import {
  LOOKUPS_TAB,
  type PopupSnapshotOutcome,
  usePopupSnapshot,
  useShownTab,
} from './use-snapshot.ts';

export interface PopupProps {
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Opened in a tab, for a text that was selected on a page where content scripts cannot run. */
  readonly handed?: boolean;
  /** The first content, if it was requested before React rendered. */
  readonly snapshot?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>;
  /** In the side panel, which stays open: changes of what it shows. */
  readonly follow?: SubscribeToChanges;
  /** Opens the side panel; absent where there is none. */
  readonly keepOpen?: () => Promise<boolean>;
}

const CLASSES = { popup: 'popup', tab: 'popup popup-page', panel: 'popup popup-panel' } as const;

/** The number of lookups since the popup opened, and what counts them. */
function useLookupCount(
  hear: SubscribeToAnswers | undefined,
  isPanel: boolean,
  refreshUsage: () => void,
) {
  const [lookups, setLookups] = useState(0);
  const onAsked = useCallback(() => {
    setLookups((count) => count + 1);
    refreshUsage();
  }, [refreshUsage]);
  // A popup closes before another surface gets an answer, but a lost call may turn out to be free meanwhile.
  const onHeard = useCallback(() => {
    if (isPanel) onAsked();
    else setLookups((count) => count + 1);
  }, [isPanel, onAsked]);
  useEffect(() => hear?.(onHeard), [hear, onHeard]);
  return { lookups, onAsked };
}

export function Popup({
  send = realSend,
  hear,
  handed = false,
  snapshot: early,
  follow,
  keepOpen,
}: PopupProps) {
  const surface = follow ? 'panel' : handed ? 'tab' : 'popup';
  const snapshot = usePopupSnapshot(send, early, follow);
  const { shown, usage, isLoaded, changes, refreshUsage } = snapshot;
  const { connection, page, automaticHold } = shown;
  const pauseControl = usePause(send, snapshot.read);
  const handedText = useAsked(send, 'takeHandedText', handed ? {} : null).value?.text ?? null;
  const { draft, savedDraft, hasTypedEarly, change, flush } = usePopupDraft(
    send,
    isLoaded ? shown.draft : undefined,
    handedText === null,
    surface !== 'panel',
  );
  const pendingLookup = useQuestion(send, shown.question, page?.host);
  const { question } = pendingLookup;
  const { lookups, onAsked } = useLookupCount(hear, surface === 'panel', refreshUsage);

  const disconnected = connection?.key.set === false;
  const trouble = connection?.trouble;
  /** The API refuses or does not answer, so the numbers are the last known. */
  const isRefused = isExplainedOnTop(trouble) && trouble.kind !== 'rate-limited';
  const isOld = isRefused || usage.failure !== null;
  const { shown: warnings, dismiss: dismissWarning } = useWarnings(
    send,
    (!disconnected && usage.value?.warnings) || [],
    trouble?.kind,
  );
  // The worst warning is shown in every tab, the others in the usage tab.
  const worst = warnings.slice(0, 1);

  const main = useRef<HTMLElement>(null);
  const { shownTab, choose } = useShownTab(
    draft.tab,
    (tab) => change({ tab }),
    question?.id ?? (handed ? 'handed' : hasTypedEarly ? 'typed' : undefined),
  );
  const showLookups = () => choose(LOOKUPS_TAB);
  useTypingInBox(main, shownTab === LOOKUPS_TAB ? undefined : showLookups);
  const chooseTab = (tab: string) => {
    choose(tab);
    if (main.current) main.current.scrollTop = 0;
  };

  const environment = { send, hear, onAsked, connectNear: true, place: 'popup' } as const;
  const tabs = popupTabs({
    lookups: {
      ...{ disconnected, lookups, surface, environment, question, pageChanges: changes },
      onQuestionAsked: pendingLookup.onAsked,
      onDismiss: pendingLookup.dismiss,
      box: {
        // A pending lookup gets the focus, so the box may take it only once it is known that none is pending.
        autoFocus: question === null && isLoaded,
        handed: handedText,
        draft: draft.text,
        onText: (text) => change({ text }),
      },
      // Remounts the box with a saved draft that loads late, unless the person has begun to type.
      boxKey:
        handedText !== null ? 'handed' : savedDraft?.text && !hasTypedEarly ? 'saved' : 'typed',
    },
    usage: {
      ...{ send, lookups, usage, isOld, onRefresh: refreshUsage },
      failure: isExplainedOnTop(trouble) ? null : (trouble ?? usage.failure),
      shownAboveTabs: worst.map(({ id }) => id),
    },
  });
  const isOnLookups = shownTab === LOOKUPS_TAB || !tabs.some(({ name }) => name === shownTab);
  const siteArea = !handed && isLoaded && (
    <SiteArea send={send} page={page} disconnected={disconnected} pauseControl={pauseControl} />
  );
  return (
    <AccountPage value={connection?.accountPage}>
      <div className={CLASSES[surface]}>
        <Tabs
          label="Fieldmark"
          chosen={shownTab}
          onChoose={chooseTab}
          render={(list, panels) => (
            <>
              <PopupBar
                remaining={isOld ? undefined : connection?.creditsLeft}
                surface={surface}
                onKeepOpen={keepOpen && (() => keepPopupOpen(keepOpen, flush))}
                onOptions={() => void send('openOptions', {})}
                tabs={tabs.length > 1 && list}
              />
              {pauseControl.isPaused && siteArea}
              <main ref={main}>
                <PopupNotes
                  send={send}
                  trouble={trouble}
                  automaticHold={automaticHold}
                  warnings={worst}
                  onDismissWarning={dismissWarning}
                  spent={usage.value?.spent}
                />
                {question && pendingLookup.isWaiting && shownTab !== LOOKUPS_TAB && (
                  <PendingLookupHint pendingLookup={question} onShow={showLookups} />
                )}
                <AccountTrouble value={trouble}>{panels}</AccountTrouble>
              </main>
              {!pauseControl.isPaused && siteArea && <div hidden={!isOnLookups}>{siteArea}</div>}
            </>
          )}
          tabs={tabs}
        />
      </div>
    </AccountPage>
  );
}

/** The tabs, and what each shows. The others show nothing without a key. */
function popupTabs({
  lookups,
  usage,
}: {
  readonly lookups: Omit<PopupLookupsProps, 'isShown'>;
  readonly usage: ComponentProps<typeof UsageTab>;
}) {
  const lookupsTab = {
    name: LOOKUPS_TAB,
    label: popupText('lookups'),
    staysMounted: true,
    panel: (isShown: boolean) => <PopupLookups isShown={isShown} {...lookups} />,
  };
  if (lookups.disconnected) return [lookupsTab];
  return [
    lookupsTab,
    { name: 'Usage', label: endpointsText('usage'), panel: () => <UsageTab {...usage} /> },
    {
      name: 'Stats',
      label: endpointsText('stats'),
      panel: () => <StatsTab send={usage.send} />,
    },
  ];
}
