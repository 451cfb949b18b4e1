import { createFailure } from '../api/failures/index.ts';
import { fail, ok } from '../domain/index.ts';
import type { TabMessage } from '../extension/index.ts';
import {
  createAccountHandlers,
  createActiveWarnings,
  createApiSessionOpener,
  createConnect,
  createKeyStore,
  createManagedConnection,
  createRemainingCredits,
  createStatsReader,
  createUsageReader,
  createUsageStore,
} from './account/index.ts';
import {
  createAnswerCache,
  createAnswerConsistencyCheck,
  createAnswerReader,
  createLookupHistory,
  createNotFoundInterpreter,
  createOutcomeRecorder,
  createStoredAnswers,
} from './answers/index.ts';
import {
  createReceipts,
  createReconciliation,
  createSpendingLedger,
  RECONCILE_ALARM,
  RECONCILE_INTERVAL_MINUTES,
} from './billing/index.ts';
import { createKeyedMutex, createRateLimitedQueue } from './concurrency/index.ts';
import { createJobCost, createJobNotifier, createJobRunner, JOBS_ALARM } from './jobs/index.ts';
import { createListService, LISTS_ALARM } from './lists/index.ts';
import {
  createApiConsole,
  createCachedAnswerLimit,
  createExchangeRates,
  createValueLookup,
} from './lookup/index.ts';
import {
  type BrowserSender,
  createMessageRouter,
  type MessageHandlers,
} from './messaging/index.ts';
import {
  createBadge,
  createConnectionReuseDisabler,
  type InjectScript,
  type Ports,
} from './platform/index.ts';
import { createPageSettingsReader, createPopupHandlers } from './popup/index.ts';
import {
  createLanguageLoader,
  createManagedStore,
  createSettingsHandlers,
  createSettingsStore,
} from './settings/index.ts';
import {
  createBrowserEntryPoints,
  createCardHandlers,
  createCardRegistry,
  createListHandover,
  createMenuLookups,
  createPageFindingsReader,
  createPendingLookupHandlers,
  createPendingLookups,
} from './surfaces/index.ts';
import {
  createCellReader,
  createFormConsistencyCheck,
  createIbanHolders,
  createTextParser,
  createValueEvaluator,
} from './values/index.ts';

/** Builds the service from what it is given. Nothing here touches the world by itself. */
export function createService(ports: Ports) {
  const { db, platform, now, sleep, newId } = ports;
  const managed = createManagedStore({ platform, db, onLateAnswer: () => void onManagedChanged() });
  const settings = createSettingsStore(db, managed);
  const language = createLanguageLoader({ platform, settings });
  const badge = createBadge(platform);
  const key = createKeyStore(db, platform, badge);
  const wire = createConnectionReuseDisabler(platform);
  const door = createApiSessionOpener({
    createClient: ports.createClient,
    platform,
    key,
    disableConnectionReuse: wire,
  });
  const receipts = createReceipts(db, now, newId);
  const reconcile = createReconciliation(db, receipts, now);
  const cautions = createActiveWarnings({ db, receipts, now });
  const store = createUsageStore(db, now, reconcile, cautions);
  const queue = createRateLimitedQueue({ now, sleep, limit: store.rateLimit });
  const cache = createAnswerCache(db, now, settings);
  const history = createLookupHistory(db, settings);
  const records = createStoredAnswers(db, settings);
  const holders = createIbanHolders({ db, settings, now });
  const beside = createFormConsistencyCheck({ ports, settings, ibanHolders: holders });
  const ledger = createSpendingLedger({ ports, receipts, settings });
  const settle = createOutcomeRecorder({ ports, ledger, cache, history, storedAnswers: records });
  const usage = createUsageReader({
    openApiSession: door,
    key,
    settings,
    receipts,
    store,
    activeWarnings: cautions,
  });
  const notFound = createNotFoundInterpreter(() => usage(true));
  const cost = createJobCost({ receipts, usage, now });
  const news = createJobNotifier({ platform, settings });
  const jobs = createJobRunner({
    ports,
    db,
    key,
    openApiSession: door,
    recordOutcome: settle,
    jobCost: cost,
    notifyJobEnded: news,
  });
  const judge = createValueEvaluator({
    ports,
    cache,
    key,
    settings,
    remainingCredits: createRemainingCredits(store, receipts),
  });
  const parse = createTextParser({ ports, settings, evaluate: judge });
  const inTurn = createKeyedMutex();
  const asking = {
    ports,
    openApiSession: door,
    key,
    settings,
    cache,
    ledger,
    queue,
    recordOutcome: settle,
    jobs,
    runExclusive: inTurn,
    interpretNotFound: notFound,
  };
  const lookup = createValueLookup({
    ...asking,
    evaluate: judge,
    mayDiscloseCached: createCachedAnswerLimit(ports),
  });
  const ask = createApiConsole({ ...asking, jobCost: cost });
  const recordBeside = createAnswerConsistencyCheck({ history, storedAnswers: records, settings });
  const record = createAnswerReader({
    ports,
    key,
    cache,
    storedAnswers: records,
    settings,
    findContradiction: recordBeside,
  });
  const connect = createConnect({
    ports,
    key,
    settings,
    usage: store,
    disableConnectionReuse: wire,
  });
  const adopt = createManagedConnection({
    managed,
    key,
    platform,
    forgetUsage: store.forget,
    connect,
  });
  const stats = createStatsReader({ ports, db, openApiSession: door, queue });
  const rates = createExchangeRates({ ports, db, openApiSession: door, key, ledger, queue });
  const inject: InjectScript = async (tab, frame, file) =>
    platform.injectScript(tab, frame, file, await language.ready());
  const pageFindings = createPageFindingsReader({ platform, inject, textParser: parse });
  const readCells = createCellReader({ ports, settings, evaluate: judge });
  const { lists, handlers: listHandlers } = createListService({
    ...{ ports, key, evaluate: judge, ledger, queue, lookup },
    probe: () => usage(true),
    ready: () => ready(),
  });
  const handedLists = createListHandover({ platform, history, pageFindings });
  const cards = createCardRegistry(ports);
  const questions = createMenuLookups({
    cards,
    textParser: parse,
    lookup: (...asked) => lookup(...asked),
  });
  const surfaces = createBrowserEntryPoints({
    ports,
    inject,
    cards,
    menuLookups: questions,
    languageReady: language.ready,
    openWorkbenchWithText: (text, secluded) => handedLists.openWithText(text, secluded),
  });
  const cardDesk = createCardHandlers({
    platform,
    cards,
    menuLookups: questions,
    textParser: parse,
    evaluate: judge,
    entryPoints: surfaces,
  });
  const armed = createPendingLookups({ ports, badge });
  const armedDesk = createPendingLookupHandlers({
    platform,
    pendingLookups: armed,
    evaluate: judge,
    lookup,
  });
  const { current: waiting } = armedDesk;
  const onRules = () => void tellTabs().catch(() => undefined);
  const popupDesk = createPopupHandlers({
    ...{ ports, key, settings, receipts, history, storedAnswers: records, cache },
    ...{ usage, pendingLookup: waiting, onPageSettingsChanged: onRules },
  });
  const { isPaused } = popupDesk;
  const site = createPageSettingsReader({ settings, key, isPaused });

  /** Before anything is asked: what a former worker left open lost its answer. */
  const recover = async (): Promise<void> => {
    await adopt.applyBaseUrl();
    const lost = await receipts.markLost(await jobs.receiptsOwed());
    if (lost > 0)
      await platform.setAlarm(RECONCILE_ALARM, RECONCILE_INTERVAL_MINUTES).catch(() => undefined);
  };
  let recovered = recover();
  recovered.catch(() => undefined);
  /** A database that could not be read at start-up is tried again by whoever needs it. */
  const ready = (): Promise<void> => {
    recovered = recovered.catch(recover);
    return recovered;
  };
  const whenResumed = recovered
    .then(language.ready)
    .then(key.restoreBadge)
    .then(adopt.key)
    .then(armed.restoreBadge)
    .then(jobs.resume)
    .then(cache.removeExpired)
    .then(lists.begin)
    .catch(() => undefined);

  /** Every open page works by the settings and by whether there is a key. */
  async function tellTabs(): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'settingsChanged' };
    const tabs = await platform.tabs();
    await Promise.allSettled(tabs.map((tab) => platform.sendToTab(tab.id, message)));
  }

  /** What the organisation set is another; in Chromium at any moment. */
  async function onManagedChanged(): Promise<void> {
    managed.invalidate();
    language.invalidate();
    await adopt.applyBaseUrl();
    await language.ready();
    await adopt.key();
    await tellTabs();
  }

  const handlers: MessageHandlers = {
    check: async ({ items, place, form }, caller) =>
      ok({ judgements: await judge(items, { place, form, caller }) }),
    parse: async ({ text, place }, caller) => ok(await parse.text(text, { place, caller })),
    checkFormConsistency: beside,
    lookup: async (request, caller) => {
      if (await isPaused(caller)) return fail(createFailure('not-allowed'));
      await ready();
      return armedDesk.lookUp(request, caller);
    },
    prepareLookup: armed.prepare,
    ...popupDesk.handlers,
    cancelPendingLookup: async ({ id }, caller) => {
      await armed.remove(id, caller);
      return ok({});
    },
    ...cardDesk,
    injectScript: async ({ script }, { tab, frame }) => {
      if (tab !== null) await inject(tab, frame, script);
      return ok({});
    },
    site: async (_, caller) => ok(await site(caller)),
    openOptions: async () => {
      await platform.openOptions();
      return ok({});
    },
    ...createAccountHandlers({
      ...{
        key,
        managedConnection: adopt,
        connect,
        usage,
        activeWarnings: cautions,
        stats,
        onPageSettingsChanged: onRules,
      },
      forgetUsage: store.forget,
    }),
    rates: async (request, caller) => {
      await ready();
      return rates(request, caller);
    },
    record,
    console: async (request, caller) => {
      await ready();
      return ask(request, caller);
    },
    history: async ({ limit }) => ok({ entries: await history.list(limit) }),
    // Cached answers hold the values too: whoever clears the history wants those gone.
    clearHistory: async () => {
      const all = [history, records, cache, holders, lists, popupDesk];
      await Promise.all(all.map((each) => each.clear()));
      return ok({});
    },
    pageFindings: async (_, caller) => ok(await pageFindings.readForPopup(caller)),
    readCells: async (request, caller) => ok(await readCells(request, caller)),
    openWorkbench: handedLists.openWorkbench,
    takeHandedList: handedLists.handedList,
    ...listHandlers,
    ...createSettingsHandlers({ settings, managed, language, onPageSettingsChanged: onRules }),
    takeHandedText: async () => ok({ text: surfaces.takeHandedText() }),
  };

  const route = createMessageRouter({
    platform,
    handlers,
    readKey: key.read,
    languageReady: language.ready,
  });

  return {
    /** Resolves when what a former worker left has been taken up. */
    whenResumed,
    entryPoints: surfaces,
    /** Resolves when texts are said in the person's language. */
    languageReady: language.ready,
    onMessage: (message: unknown, sender: BrowserSender): Promise<unknown> | undefined =>
      route(message, sender),
    async onAlarm(name: string): Promise<void> {
      await language.ready();
      await ready();
      if (name === JOBS_ALARM) await jobs.pollAll();
      if (name === LISTS_ALARM) await lists.wake();
      if (name === RECONCILE_ALARM) {
        await usage(true);
        if (!(await reconcile.isDue())) await platform.clearAlarm(RECONCILE_ALARM);
      }
    },
    /** A press on a notification: what it tells of stands in the history. */
    onNotificationClicked: (): Promise<void> =>
      platform.openPopup().catch(() => platform.openPage('/popup.html')),
    onManagedChanged,
    async onInstalled(reason: string): Promise<void> {
      if (reason === 'install') await platform.openPage('/welcome.html');
    },
  };
}
