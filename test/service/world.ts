import type { Phrase } from '../../lib/domain/index.ts';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { z } from 'zod';
import { SATELLITES } from '../../entrypoints/background/satellites.ts';
import type { ApiClient, ApiClientOptions } from '../../lib/api/client/client.ts';
import type { EndpointName } from '../../lib/api/endpoints/table.ts';
import { createFailure } from '../../lib/api/failures/create-failure.ts';
import type { Check } from '../../lib/check/index.ts';
import { ENDPOINT_CONTRACT } from '../../lib/domain/endpoints.ts';
import type { Failure, Outcome } from '../../lib/domain/failure.ts';
import type { Verdict } from '../../lib/domain/index.ts';
import { CARD_PORT, type CardConnection, type CardPush } from '../../lib/extension/card-port.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../lib/extension/messages/table.ts';
import type { CardContent, LookupReply } from '../../lib/extension/schemas/index.ts';
import type { StoredReceipt } from '../../lib/service/billing/receipts.ts';
import { createService } from '../../lib/service/index.ts';
import type { BrowserSender, Caller } from '../../lib/service/messaging/caller.ts';
import type { BrowserTab, Platform } from '../../lib/service/platform/browser.ts';
import type { Ports } from '../../lib/service/platform/ports.ts';
import { createDb, type Db } from '../../lib/service/storage/database.ts';
import { LOOKUP_MENU, type MenuClick } from '../../lib/service/surfaces/browser-entry-points.ts';
import type { Finding, Kind } from '../../lib/values/domain/kind.ts';
import { SAMPLES } from '../api/samples.ts';

export const KEY = 'fm_live_0123456789abcdef';
export const BASE = 'https://api.example.com';
const EXTENSION = 'chrome-extension://fieldmark/';

/** A card's frame. `disconnect` is called if the background wants nothing of it. */
export interface FakeCard extends Pick<CardConnection, 'content' | 'answer'> {
  report(message: unknown): void;
  /** The card's frame is gone. */
  close(): void;
  readonly disconnect: () => void;
}

/** A reply of the simulated API. `hang` is resolved by the test with the reply. */
type FakeReply =
  | { ok: unknown }
  | { fail: Failure<Phrase> }
  | { throws: unknown }
  | { hang: Promise<FakeReply> };

interface Call {
  readonly how: 'call' | 'submit' | 'poll';
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, unknown>>;
  /** The key the client would have sent. */
  readonly key: string | null;
  readonly baseUrl: string;
}

const EMAIL_ANSWER = { disposable: false, risk_score: 5, dns: { mx: true } };
const ANSWERS: Partial<Record<EndpointName, unknown>> = {
  ...SAMPLES,
  intelligenceEmail: EMAIL_ANSWER,
  intelligenceEmailq: { ...EMAIL_ANSWER, smtp_valid: true, qualification: 'valid' },
  email: { ...EMAIL_ANSWER, smtp_valid: true, is_catch_all: false, qualification: 'valid' },
  usage: { remaining: 1000, total_used: 0 },
  stats: { health: 'operational', success_rate: 99, avg_response_time_ms: 120 },
  rates: { base: 'EUR', date: '2026-11-20', rates: { EUR: 1, USD: 1.1 } },
};

/**
 * A simulated check: values with the prefix `bad` are wrong, `maybe` unknown, `typo` mistyped,
 * others good.
 */
function check(kind: Kind, value: string): Verdict {
  const standing = value.startsWith('bad') ? 'bad' : value.startsWith('maybe') ? 'unknown' : 'good';
  const facts = [{ name: 'Format', label: 'Format', value: standing }];
  const suggestion = value.startsWith('typo') ? { suggestion: 'meant@example.com' } : {};
  const headline = `Offline: ${standing}.`;
  return verdictOf({ kind, value, standing, headline, facts, ...suggestion });
}

function detect(text: string): Finding[] {
  return [...text.matchAll(/\S+@\S+/g)].map((match) => {
    const [raw] = match;
    return { kind: 'email', start: match.index, end: match.index + raw.length, raw, value: raw };
  });
}

/** A database that delays or fails operations as the world says. */
function fragile(db: Db, isBroken: State['isBroken'], delay: State['delay']): Db {
  return new Proxy(db, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        // `receiptsBy` has no parameter for the store.
        const store = name === 'receiptsBy' ? 'receipts' : String(args[0]);
        await delay(String(name), store);
        if (isBroken(String(name), store)) throw new DOMException('full', 'QuotaExceededError');
        return Reflect.apply(method, target, args);
      };
    },
  });
}

let databases = 0;

/** What the world is made of, for tests to read and to change. */
const newState = (name: string) => ({
  db: createDb(name),
  calls: [] as Call[],
  tabs: [] as BrowserTab[],
  contentType: 'text/html',
  injected: [] as string[],
  /** Match patterns of the sites where the script for corrected fields runs. */
  focusScript: [] as readonly string[],
  tabMessages: [] as { tab: number; message: unknown; frame?: number | undefined }[],
  opened: [] as string[],
  focused: [] as number[],
  closedTabs: new Set<number>(),
  alarms: new Map<string, number>(),
  session: new Map<string, unknown>(),
  /** Origins for which connection reuse was disabled. */
  originsWithoutReuse: [] as string[],
  /** Items of `storage.sync`. After changing them, call `service.onSyncChanged`. */
  synced: {} as Record<string, unknown>,
  /** The error with which `storage.sync` refuses a write; null: it does not. */
  syncRefuses: (): Error | null => null,
  /** Managed settings. After changing them, call `service.onManagedChanged`. */
  managed: {} as unknown,
  /** If set, the browser answers with the managed settings only when this resolves. */
  managedLate: null as Promise<unknown> | null,
  mayTransmit: true,
  /** Whether the browser allows the background to call the API's host. */
  mayReach: true,
  isOnline: true,
  badge: '',
  /** Tooltip of the toolbar button; null: the extension's name. */
  title: null as string | null,
  tabBadges: new Map<number, string>(),
  tabTitles: new Map<number, string>(),
  /** Whether the toolbar popup can open; `popups` counts how often it did. */
  popupOpens: true,
  popups: 0,
  /** `openPopup` waits for this. A real browser is slow to report that a popup did not open. */
  popupLoads: Promise.resolve(),
  broadcasts: [] as unknown[],
  notified: [] as { id: string; title: string; message: string }[],
  now: new Date(2026, 10, 21, 12).getTime(),
  /** Whether a database operation on a store fails. */
  isBroken: (_operation: string, _store: string): boolean => false,
  /** A database operation on a store waits for this. */
  delay: async (_operation: string, _store: string): Promise<void> => undefined,
  unreachable: new Set<number>(),
  /** The selected text in the focused frame of the active tab. */
  selected: 'ann@example.com',
  replies: (_message: unknown): unknown => undefined,
  /** Runs before the simulated API replies to a call. */
  onCall: async (_call: Call): Promise<void> => undefined,
  /** Ids of jobs that are still running. */
  jobs: new Set<string>(),
});
type State = ReturnType<typeof newState>;
export type World = ReturnType<typeof createWorld>;

export const ui: BrowserSender = { id: 'fieldmark', url: `${EXTENSION}popup.html` };
export const pageOf = (
  site: string,
  tab = 1,
  more: Partial<BrowserSender> = {},
): BrowserSender => ({
  id: 'fieldmark',
  url: `${site}/form`,
  frameId: 0,
  documentId: `doc-${tab}`,
  tab: { id: tab, url: `${site}/form`, incognito: false },
  ...more,
});
export const page = pageOf('https://shop.example');
export const privatePage = (tab = 9): BrowserSender =>
  pageOf('https://secret.example', tab, {
    tab: { id: tab, url: 'https://secret.example/form', incognito: true },
  });

export const privateUi: BrowserSender = {
  ...ui,
  frameId: 0,
  tab: { id: 8, url: ui.url, incognito: true },
};
/** The card's page as sender, in a frame of the page of the sender `at`. */
export const cardIn = (
  at: BrowserSender,
  frameId = 5,
  more: Partial<BrowserSender> = {},
): BrowserSender => ({
  id: 'fieldmark',
  url: `${EXTENSION}card.html`,
  origin: EXTENSION.slice(0, -1),
  frameId,
  tab: at.tab,
  ...more,
});

export function createWorld(
  options: Partial<Pick<Ports, 'createClient' | 'detect'> & { readonly check: Check }> = {},
) {
  databases += 1;
  const name = `world-${databases}`;
  const replies: { name: EndpointName; how: Call['how']; reply: () => FakeReply }[] = [];
  const state = newState(name);
  let ids = 0;
  /** Number of the current worker. Writes of former workers are discarded. */
  let life = 0;

  /** The calls that may cost something. */
  const paid = () =>
    state.calls.filter(({ how, name }) => how !== 'poll' && name !== 'usage' && name !== 'stats');

  async function replyTo(call: Call): Promise<Outcome<unknown, Phrase>> {
    state.calls.push(call);
    await state.onCall(call);
    const override = replies.findLast(
      (other) => other.name === call.name && other.how === call.how,
    );
    let now: FakeReply = override ? override.reply() : { ok: ANSWERS[call.name] };
    if (!override && call.how === 'submit') now = { ok: { jobId: `job-${paid().length}` } };
    if (!override && call.how === 'poll') {
      const running = state.jobs.has(String(call.params.jobId));
      now = { ok: running ? { state: 'running' } : { state: 'done', value: ANSWERS[call.name] } };
    }
    while ('hang' in now) now = await now.hang;
    if ('throws' in now) throw now.throws;
    return 'ok' in now ? { ok: true, value: now.ok } : { ok: false, failure: now.fail };
  }

  /** A client with the real type. Simulated replies are taken for already parsed ones. */
  function createClient({ key, baseUrl }: ApiClientOptions): ApiClient {
    const replies = async (how: Call['how'], of: EndpointName, params: object) => {
      const call = {
        how,
        name: of,
        params: { ...params },
        key: await key(),
        baseUrl: await baseUrl(),
      };
      return replyTo(call);
    };
    const play = async (...what: Parameters<typeof replies>): Promise<never> =>
      (await replies(...what)) as never;
    return {
      call: (of, params) => play('call', of, params ?? {}),
      submit: (of, params) => play('submit', of, params ?? {}),
      poll: (of, jobId) => play('poll', of, { jobId }),
      callRaw: async (of, params, { async = false } = {}) => {
        const given = z.record(z.string(), z.unknown()).parse(params);
        const read = await replies(async ? 'submit' : 'call', of, given);
        const job = z.object({ jobId: z.string() }).safeParse(read.ok && async ? read.value : null);
        const { path } = ENDPOINT_CONTRACT[of];
        return {
          request: `${await baseUrl()}${path}?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))}`,
          status: read.ok ? (job.success ? 202 : 200) : (read.failure.status ?? null),
          mediaType: 'application/json',
          headers: [['content-type', 'application/json']],
          text: read.ok ? JSON.stringify(read.value) : '',
          jobId: job.success ? job.data.jobId : null,
          outcome: read,
        };
      },
    };
  }

  const platform: Platform = {
    id: 'fieldmark',
    version: '0.0.1',
    base: EXTENSION,
    ping: async () => ({}),
    session: {
      get: async (of) => state.session.get(of),
      set: async (of, value) => void state.session.set(of, value),
      remove: async (of) => void state.session.delete(of),
    },
    sync: {
      read: async () => ({ ...state.synced }),
      write: async (items) => {
        const error = state.syncRefuses();
        if (error) throw error;
        Object.assign(state.synced, structuredClone(items));
      },
      remove: async (names) => {
        for (const of of names) delete state.synced[of];
      },
    },
    browserLanguage: () => 'en-GB',
    texts: async () => null,
    readManagedStorage: async () =>
      state.managedLate ? { later: state.managedLate } : { set: await state.managed },
    mayTransmit: async () => state.mayTransmit,
    hasHostPermission: async () => state.mayReach,
    isOnline: () => state.isOnline,
    setAlarm: async (of, minutes) => void state.alarms.set(of, minutes),
    clearAlarm: async (of) => void state.alarms.delete(of),
    injectScript: async (tab, frame, file) => {
      if (state.unreachable.has(tab)) throw new Error('cannot be scripted');
      state.injected.push(`${tab}/${frame}/${file}`);
    },
    registerFocusScript: async (matches) => {
      state.focusScript = matches;
    },
    sendToTab: async (tab, message, frame) => {
      if (state.unreachable.has(tab)) throw new Error('no receiver');
      state.tabMessages.push({ tab, message, frame });
      return state.replies(message);
    },
    tabs: async () => state.tabs,
    activeTab: async () => state.tabs[0] ?? null,
    focusedFrame: async () => ({ frameId: 3, text: state.selected }),
    contentType: async () => state.contentType,
    readPicture: async () => null,
    openPage: async (path, query = '') => void state.opened.push(path + query),
    focusTab: async (tab) => {
      if (state.closedTabs.has(tab)) throw new Error('no tab');
      state.focused.push(tab);
    },
    openOptions: async () => void state.opened.push('/options.html'),
    setBadgeText: async (text, tab) => {
      if (tab === undefined) state.badge = text ?? '';
      else if (text === null) state.tabBadges.delete(tab);
      else state.tabBadges.set(tab, text);
    },
    setTitle: async (title, tab) => {
      if (tab === undefined) state.title = title;
      else if (title === null) state.tabTitles.delete(tab);
      else state.tabTitles.set(tab, title);
    },
    openPopup: async () => {
      if (!state.popupOpens) throw new Error('another panel is open');
      state.popups += 1;
      await state.popupLoads;
    },
    broadcast: async (message) => void state.broadcasts.push(message),
    notify: async (id, words) => void state.notified.push({ id, ...words }),
    closeConnectionsAfterUse: async (origin) => void state.originsWithoutReuse.push(origin),
  };

  const build = (db: Db) => {
    life += 1;
    const mine = life;
    const ports: Ports = {
      db: fragile(
        db,
        (operation, store) => mine !== life || state.isBroken(operation, store),
        (operation, store) => state.delay(operation, store),
      ),
      platform,
      createClient: options.createClient ?? createClient,
      loadCheck: async () => options.check ?? check,
      detect: options.detect ?? detect,
      now: () => state.now,
      sleep: (ms) => world.sleep(ms),
      newId: () => {
        ids += 1;
        return `id-${ids}`;
      },
    };
    return createService(ports, SATELLITES);
  };

  const world = Object.assign(state, {
    paid,
    /** Sets the API's reply to an endpoint. The last call for an endpoint wins. */
    setReply(
      of: EndpointName,
      what: FakeReply | (() => FakeReply),
      how: Call['how'] = 'call',
    ): void {
      replies.push({ name: of, how, reply: typeof what === 'function' ? what : () => what });
    },
    sleep: async (ms: number): Promise<void> => {
      state.now += ms;
    },
    /** Starts a new worker with the same database and session memory. */
    async restart(): Promise<void> {
      state.db = createDb(name);
      world.service = build(state.db);
    },
    async send<N extends MessageName>(
      of: N,
      body: RequestOf<N>,
      from: BrowserSender = ui,
    ): Promise<Outcome<ReplyOf<N>>> {
      return (await world.raw({ fieldmark: of, body }, from)) as never;
    },
    /** Connects a card's frame with its token. */
    card(token: string, from: BrowserSender): FakeCard {
      const content = Promise.withResolvers<Outcome<CardContent>>();
      const answer = Promise.withResolvers<Outcome<LookupReply>>();
      let report = (_message: unknown) => {};
      let close = () => {};
      const disconnect = vi.fn();
      world.service.onConnect({
        name: CARD_PORT + token,
        sender: from,
        onMessage: {
          addListener(listener) {
            report = listener;
          },
        },
        onDisconnect: {
          addListener(listener) {
            close = listener;
          },
        },
        postMessage(push) {
          const told = structuredClone(push) as CardPush;
          if (told.content) content.resolve(told.content);
          if (told.answer) answer.resolve(told.answer);
        },
        disconnect,
      });
      return {
        content: content.promise,
        answer: answer.promise,
        disconnect,
        report: (message) => report(message),
        close: () => close(),
      };
    },
    async raw(message: unknown, from: BrowserSender): Promise<unknown> {
      return world.service.onMessage(message, from);
    },
    service: build(state.db),
  });
  return world;
}

export async function connect(world: World, more: Partial<RequestOf<'connect'>> = {}) {
  const outcome = await world.send('connect', { baseUrl: BASE, key: KEY, keep: 'disk', ...more });
  world.calls.length = 0;
  return outcome;
}

/** A world with a key. */
export async function connected(more: Partial<RequestOf<'connect'>> = {}): Promise<World> {
  const world = createWorld();
  await replyOf(connect(world, more));
  return world;
}

export const fails = (...args: Parameters<typeof createFailure>): FakeReply => ({
  fail: createFailure(...args),
});

export const lookup = (value: string, more: Partial<RequestOf<'lookup'>> = {}) =>
  ({
    kind: 'email',
    value,
    depth: 'standard',
    trigger: 'gesture',
    refresh: false,
    place: 'field',
    form: 'sign-up',
    ...more,
  }) satisfies RequestOf<'lookup'>;

/** Prepares a lookup on a page and confirms it in the popup. */
export async function confirmed(
  world: World,
  value: string,
  from: BrowserSender,
  more: Partial<RequestOf<'lookup'>> = {},
) {
  const { kind, depth, refresh, place } = lookup(value, more);
  const surface = from.tab?.incognito ? privateUi : ui;
  const prepared = await world.send('prepareLookup', { kind, value, depth, refresh, place }, from);
  if (!prepared.ok) return prepared;
  const waiting = await world.send('popupSnapshot', {}, surface);
  const question = waiting.ok ? waiting.value.question : null;
  if (!question) throw new Error('there is no pending lookup');
  const body = { kind, value: question.verdict.value, depth, refresh, trigger: 'gesture' } as const;
  return world.send('lookup', { ...body, place: 'popup', pendingLookupId: question.id }, surface);
}

export const typed = (value: string, more: Partial<RequestOf<'lookup'>> = {}) =>
  lookup(value, { trigger: 'typed', ...more });

/** The value of a reply. A failure is thrown. */
export async function replyOf<T>(reply: Promise<Outcome<T>>): Promise<T> {
  const outcome = await reply;
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

export const receiptsOf = async (world: World) =>
  (await replyOf(world.send('receipts', { limit: 500 }))).receipts;

export const historyOf = async (world: World) =>
  (await replyOf(world.send('history', { limit: 500 }))).entries;

export const settingsOf = (world: World, patch: RequestOf<'setSettings'>['patch']) =>
  replyOf(world.send('setSettings', { patch }));

/** The tab of `page`, as the browser reports it with a click. */
export const SHOP_TAB: BrowserTab = { id: 1, url: 'https://shop.example/form', private: false };

/** The person clicks our item in the browser's context menu. */
export const pressMenu = (
  world: World,
  click: Partial<MenuClick> = {},
  tab: BrowserTab | null = SHOP_TAB,
) =>
  world.service.entryPoints.onMenuClick({ menuItemId: LOOKUP_MENU.id, frameId: 0, ...click }, tab);

/** Our popup, as the background identifies it, or another caller. */
export const callerOf = (more: Partial<Caller> = {}): Caller => ({
  context: 'ui',
  tab: null,
  frame: 0,
  page: '',
  sites: [],
  host: '',
  private: false,
  ...more,
});

/** A receipt of an answered call of one credit. */
export const receiptOf = (more: Partial<StoredReceipt> = {}): StoredReceipt => ({
  id: 'id-1',
  at: 0,
  endpoint: '/v1/vat',
  credits: 1,
  origin: 'popup',
  automatic: false,
  state: 'answered',
  question: '',
  blocks: false,
  page: '',
  tab: null,
  account: '',
  list: '',
  ...more,
});

/** The offline verdict of a good email address. */
export const verdictOf = (more: Partial<Verdict> = {}): Verdict => ({
  kind: 'email',
  value: 'ann@example.com',
  standing: 'good',
  reason: 'syntax',
  headline: 'Well formed.',
  facts: [],
  basis: ['syntax'],
  ...more,
});
