import { ok } from '../../domain/index.ts';
import type { KeyStore } from '../account/index.ts';
import {
  type AnswerCache,
  createHistoryUndo,
  type LookupHistory,
  type StoredAnswers,
} from '../answers/index.ts';
import { createSpendingReport, type Receipts } from '../billing/index.ts';
import type { Caller, MessageHandlers } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { createPausedTabs, type SettingsStore } from '../settings/index.ts';
import { createActiveSite } from './active-site.ts';
import { createDraftStore } from './draft.ts';
import { createPopupSnapshotReader, type PopupSnapshotDependencies } from './snapshot.ts';

interface Dependencies extends Pick<PopupSnapshotDependencies, 'usage' | 'pendingLookup'> {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly receipts: Receipts;
  readonly history: LookupHistory;
  readonly storedAnswers: StoredAnswers;
  readonly cache: AnswerCache;
  /** The rules have changed that open pages work by. */
  readonly onPageSettingsChanged: () => void;
}

/** What the popup alone asks: its first paint and draft, the page beside it, entries put away and back. */
export function createPopupHandlers(parts: Dependencies) {
  const {
    ports,
    key,
    usage,
    pendingLookup: waiting,
    settings,
    receipts,
    history,
    storedAnswers: records,
    cache,
    onPageSettingsChanged: onRules,
  } = parts;
  const { platform, now } = ports;
  const draft = createDraftStore(platform);
  const pauses = createPausedTabs(platform);
  const spending = createSpendingReport(receipts, now);
  const {
    read: here,
    pauseTab,
    setSite,
  } = createActiveSite({ platform, key, settings, pausedTabs: pauses });
  const glance = createPopupSnapshotReader({
    key,
    usage,
    pendingLookup: waiting,
    draft: draft.read,
    activeSite: here,
  });
  const bin = createHistoryUndo({
    session: platform.session,
    key,
    history,
    storedAnswers: records,
    cache,
  });

  const handlers = {
    popupSnapshot: async (_, caller) => ok(await glance(caller)),
    keepDraft: async (request, caller) => {
      await draft.save(request.draft, caller);
      return ok({});
    },
    pauseTab,
    setSite: async (request, caller) => {
      const outcome = await setSite(request, caller);
      if (outcome.ok) onRules();
      return outcome;
    },
    deleteEntry: async ({ id }) => ok({ undo: (await bin.remove(id)) === true }),
    restoreEntry: async ({ id }) => ok({ restored: await bin.restore(id) }),
    receipts: async ({ limit }) => {
      // An entry of the history has the id of the receipt that paid for it.
      const told = new Map((await history.list(limit)).map(({ id, verdict }) => [id, verdict]));
      const named = (await receipts.list(limit)).map((receipt) => {
        const verdict = told.get(receipt.id);
        return verdict
          ? { ...receipt, about: { kind: verdict.kind, value: verdict.value } }
          : receipt;
      });
      return ok({ receipts: named });
    },
    spending: async () => ok(await spending()),
  } satisfies Partial<MessageHandlers>;

  return {
    handlers,
    /** The person wants peace in this caller's tab. */
    isPaused: async ({ tab, sites: [site] }: Caller): Promise<boolean> =>
      tab !== null && site !== undefined && (await pauses.isPaused(tab, site).catch(() => false)),
    /** Forgets what was typed and put away. */
    clear: async (): Promise<void> => {
      await Promise.all([draft.clear(), bin.clear()]);
    },
  };
}
