import { failure } from '../api/failures.ts';
import { fail, ok } from '../failure.ts';
import type { TabMessage } from '../tab-message.ts';
import { createAccountDesk } from './account-desk.ts';
import { createAdopt } from './adopt.ts';
import { createArmed } from './armed.ts';
import { createArmedDesk } from './armed-desk.ts';
import { createBadge } from './badge.ts';
import { createBesides } from './beside.ts';
import { createCache } from './cache.ts';
import type { RawSender } from './caller.ts';
import { createCardDesk } from './card-desk.ts';
import { createCards } from './cards.ts';
import { createCautions } from './cautions.ts';
import { createConnect } from './connect.ts';
import { createConsole } from './console.ts';
import { createDisclosures } from './disclosures.ts';
import { createDoor } from './door.ts';
import { createHandedLists } from './handed-list.ts';
import { createHistory } from './history.ts';
import { createHolders } from './holders.ts';
import { createInTurn } from './in-turn.ts';
import { createJobCost } from './job-cost.ts';
import { createJobNews } from './job-news.ts';
import { createJobs, JOBS_ALARM } from './jobs.ts';
import { createJudge } from './judge.ts';
import { createKey } from './key.ts';
import { createLanguage } from './language.ts';
import { createLedger } from './ledger.ts';
import { createLeft } from './left.ts';
import { createListService } from './list-service.ts';
import { LISTS_ALARM } from './lists.ts';
import { createLookup } from './lookup.ts';
import { createManaged } from './managed.ts';
import { createMenuQuestions } from './menu-question.ts';
import { createNotFound } from './not-found.ts';
import { createPageFindings } from './page-findings.ts';
import { createParse } from './parse.ts';
import type { Inject } from './platform.ts';
import { createPopupDesk } from './popup-desk.ts';
import type { Ports } from './ports.ts';
import { createQueue } from './queue.ts';
import { createRates } from './rates.ts';
import { createReadCells } from './read-cells.ts';
import { createReceipts } from './receipts.ts';
import { createReconcile, RECONCILE_ALARM, RECONCILE_MINUTES } from './reconcile.ts';
import { createRecord } from './record.ts';
import { createRecordBeside } from './record-beside.ts';
import { createRecords } from './records.ts';
import { createRouter, type Handlers } from './router.ts';
import { createSettings } from './settings.ts';
import { createSettingsDesk } from './settings-desk.ts';
import { createSettle } from './settle.ts';
import { createSite } from './site.ts';
import { createStats } from './stats.ts';
import { createSurfaces } from './surfaces.ts';
import { createUsage, createUsageStore } from './usage.ts';
import { createWire } from './wire.ts';

/** Builds the service from what it is given. Nothing here touches the world by itself. */
export function createService(ports: Ports) {
  const { db, platform, now, sleep, newId } = ports;
  const managed = createManaged({ platform, db, onLate: () => void managedChanged() });
  const settings = createSettings(db, managed);
  const language = createLanguage({ platform, settings });
  const badge = createBadge(platform);
  const key = createKey(db, platform, badge);
  const wire = createWire(platform);
  const door = createDoor({ createClient: ports.createClient, platform, key, wire });
  const receipts = createReceipts(db, now, newId);
  const reconcile = createReconcile(db, receipts, now);
  const cautions = createCautions({ db, receipts, now });
  const store = createUsageStore(db, now, reconcile, cautions);
  const queue = createQueue({ now, sleep, limit: store.rateLimit });
  const cache = createCache(db, now, settings);
  const history = createHistory(db, settings);
  const records = createRecords(db, settings);
  const holders = createHolders({ db, settings, now });
  const beside = createBesides({ ports, settings, holders });
  const ledger = createLedger({ ports, receipts, settings });
  const settle = createSettle({ ports, ledger, cache, history, records });
  const usage = createUsage({ door, key, settings, receipts, store, cautions });
  const notFound = createNotFound(() => usage(true));
  const cost = createJobCost({ receipts, usage, now });
  const news = createJobNews({ platform, settings });
  const jobs = createJobs({ ports, db, key, door, settle, cost, news });
  const judge = createJudge({ ports, cache, key, settings, left: createLeft(store, receipts) });
  const parse = createParse({ ports, settings, judge });
  const inTurn = createInTurn();
  const asking = {
    ports,
    door,
    key,
    settings,
    cache,
    ledger,
    queue,
    settle,
    jobs,
    inTurn,
    notFound,
  };
  const lookup = createLookup({ ...asking, judge, mayTell: createDisclosures(ports) });
  const ask = createConsole({ ...asking, cost });
  const recordBeside = createRecordBeside({ history, records, settings });
  const record = createRecord({ ports, key, cache, records, settings, beside: recordBeside });
  const connect = createConnect({ ports, key, settings, usage: store, wire });
  const adopt = createAdopt({ managed, key, platform, forgetUsage: store.forget, connect });
  const stats = createStats({ ports, db, door, queue });
  const rates = createRates({ ports, db, door, key, ledger, queue });
  const inject: Inject = async (tab, frame, file) =>
    platform.inject(tab, frame, file, await language.spoken());
  const pageFindings = createPageFindings({ platform, inject, parse });
  const readCells = createReadCells({ ports, settings, judge });
  const { lists, handlers: listHandlers } = createListService({
    ...{ ports, key, judge, ledger, queue, lookup },
    probe: () => usage(true),
    ready: () => ready(),
  });
  const handedLists = createHandedLists({ platform, history, pageFindings });
  const cards = createCards(ports);
  const questions = createMenuQuestions({ cards, parse, lookup: (...asked) => lookup(...asked) });
  const surfaces = createSurfaces({
    ports,
    inject,
    cards,
    questions,
    spoken: language.spoken,
    openList: (text, secluded) => handedLists.openText(text, secluded),
  });
  const cardDesk = createCardDesk({ platform, cards, questions, parse, judge, surfaces });
  const armed = createArmed({ ports, badge });
  const armedDesk = createArmedDesk({ platform, armed, judge, lookup });
  const { waiting } = armedDesk;
  const onRules = () => void tellTabs().catch(() => undefined);
  const popupDesk = createPopupDesk({
    ...{ ports, key, settings, receipts, history, records, cache },
    ...{ usage, waiting, onRules },
  });
  const { isPaused } = popupDesk;
  const site = createSite({ settings, key, isPaused });

  /** Before anything is asked: what a former worker left open lost its answer. */
  const recover = async (): Promise<void> => {
    await adopt.address();
    const lost = await receipts.recover(await jobs.owed());
    if (lost > 0)
      await platform.setAlarm(RECONCILE_ALARM, RECONCILE_MINUTES).catch(() => undefined);
  };
  let recovered = recover();
  recovered.catch(() => undefined);
  /** A database that could not be read at start-up is tried again by whoever needs it. */
  const ready = (): Promise<void> => {
    recovered = recovered.catch(recover);
    return recovered;
  };
  const resumed = recovered
    .then(language.spoken)
    .then(key.remind)
    .then(adopt.key)
    .then(armed.remind)
    .then(jobs.resume)
    .then(cache.sweep)
    .then(lists.begin)
    .catch(() => undefined);

  /** Every open page works by the settings and by whether there is a key. */
  async function tellTabs(): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'settingsChanged' };
    const tabs = await platform.tabs();
    await Promise.allSettled(tabs.map((tab) => platform.sendToTab(tab.id, message)));
  }

  /** What the organisation set is another; in Chromium at any moment. */
  async function managedChanged(): Promise<void> {
    managed.changed();
    language.changed();
    await adopt.address();
    await language.spoken();
    await adopt.key();
    await tellTabs();
  }

  const handlers: Handlers = {
    check: async ({ items, place, form }, caller) =>
      ok({ judgements: await judge(items, { place, form, caller }) }),
    parse: async ({ text, place }, caller) => ok(await parse.text(text, { place, caller })),
    beside,
    lookup: async (request, caller) => {
      if (await isPaused(caller)) return fail(failure('not-allowed'));
      await ready();
      return armedDesk.lookUp(request, caller);
    },
    arm: armed.arm,
    ...popupDesk.handlers,
    disarm: async ({ id }, caller) => {
      await armed.disarm(id, caller);
      return ok({});
    },
    ...cardDesk,
    stage: async ({ script }, { tab, frame }) => {
      if (tab !== null) await inject(tab, frame, script);
      return ok({});
    },
    site: async (_, caller) => ok(await site(caller)),
    openOptions: async () => {
      await platform.openOptions();
      return ok({});
    },
    ...createAccountDesk({
      ...{ key, adopt, connect, usage, cautions, stats, onRules },
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
    pageFindings: async (_, caller) => ok(await pageFindings.shown(caller)),
    readCells: async (request, caller) => ok(await readCells(request, caller)),
    openWorkbench: handedLists.openWorkbench,
    handedList: handedLists.handedList,
    ...listHandlers,
    ...createSettingsDesk({ settings, managed, language, onRules }),
    handedOver: async () => ok({ text: surfaces.takeHanded() }),
  };

  const route = createRouter({ platform, handlers, secret: key.read, spoken: language.spoken });

  return {
    /** Resolves when what a former worker left has been taken up. */
    resumed,
    surfaces,
    /** Resolves when texts are said in the person's language. */
    spoken: language.spoken,
    message: (message: unknown, sender: RawSender): Promise<unknown> | undefined =>
      route(message, sender),
    async alarm(name: string): Promise<void> {
      await language.spoken();
      await ready();
      if (name === JOBS_ALARM) await jobs.pollAll();
      if (name === LISTS_ALARM) await lists.wake();
      if (name === RECONCILE_ALARM) {
        await usage(true);
        if (!(await reconcile.isDue())) await platform.clearAlarm(RECONCILE_ALARM);
      }
    },
    /** A press on a notification: what it tells of stands in the history. */
    noticed: (): Promise<void> =>
      platform.openPopup().catch(() => platform.openPage('/popup.html')),
    managedChanged,
    async installed(reason: string): Promise<void> {
      if (reason === 'install') await platform.openPage('/welcome.html');
    },
  };
}
