import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { Failure, Outcome } from '../../lib/domain/failure.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../lib/extension/messages/table.ts';
import type {
  SendToBackground,
  SubscribeToAnswers,
} from '../../lib/extension/send-to-background.ts';
import { ROWS } from '../messages.ts';
import { CONNECTED, LEFT, read, SETTINGS, SNAPSHOT, SPENT, SYNC_OFF, USAGE } from './samples.ts';

type Answer<N extends MessageName> = ReplyOf<N> | { readonly failure: Failure };
export type Handlers = {
  [N in MessageName]?: (body: RequestOf<N>) => Answer<N> | Promise<Answer<N>>;
};

/** A connected background: no values on the page, no lookups yet. The last three are for the satellites. */
const DEFAULTS: Handlers = Object.assign(
  {
    connection: () => CONNECTED,
    usage: () => ({ usage: USAGE, left: LEFT, spent: SPENT, warnings: [] }),
    resumeAutomatic: () => ({}),
    dismissWarning: () => ({}),
    pageFindings: () => ({ host: 'shop.example', fields: [], found: [], moreFound: 0 }),
    history: () => ({ entries: [] }),
    receipts: () => ({ receipts: [] }),
    settings: () => SETTINGS,
    defaultSettings: () => ({
      settings: SETTINGS,
      managed: false,
      organisationSettings: [],
      locked: [],
      problems: [],
    }),
    openOptions: () => ({}),
    popupSnapshot: () => SNAPSHOT,
    keepDraft: () => ({}),
    spending: () => ({ today: '2026-11-20', rows: [] }),
    cancelPendingLookup: () => ({}),
    parse: () => read([]),
    settingsSync: () => SYNC_OFF,
    jobs: () => ({ jobs: [] }),
    listsInProgress: () => ({ lists: [] }),
    tabOffer: () => ({ offer: null }),
  } satisfies Handlers,
  { lists: () => ({ runs: [] }), trimLists: () => ({}) },
);

export interface Call {
  readonly name: MessageName;
  readonly body: unknown;
}

function isFailure(answer: object): answer is { readonly failure: Failure } {
  // A reply with other fields may contain a failure too.
  return 'failure' in answer && Object.keys(answer).length === 1;
}

/**
 * A background that answers by the given handlers. The real schemas check every request and reply,
 * so that components and handlers match the messages.
 */
export function fakeSend(handlers: Handlers = {}) {
  const calls: Call[] = [];
  async function send<N extends MessageName>(
    name: N,
    body: RequestOf<N>,
  ): Promise<Outcome<ReplyOf<N>>> {
    expect(ROWS[name].request.parse(body), `request ${name}`).toEqual(body);
    calls.push({ name, body });
    const handler = handlers[name] ?? DEFAULTS[name];
    if (!handler) throw new Error(`The fake background has no answer to "${name}".`);
    const answer = await handler(body);
    if (isFailure(answer)) return { ok: false, failure: answer.failure };
    expect(ROWS[name].reply.parse(answer), `reply ${name}`).toEqual(structuredClone(answer));
    return { ok: true, value: answer };
  }
  const typed: SendToBackground = send;
  return {
    send: typed,
    calls,
    /** The bodies sent under a name, in order. */
    sent: (name: MessageName) =>
      calls.filter((call) => call.name === name).map((call) => call.body),
  };
}

/** Answers that other surfaces received: `notify` tells them to those who `hear`. */
export function fakeAnswers() {
  const listeners = new Set<Parameters<SubscribeToAnswers>[0]>();
  const hear: SubscribeToAnswers = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notify: Parameters<SubscribeToAnswers>[0] = (...event) =>
    act(() => listeners.forEach((listener) => void listener(...event)));
  return { hear, notify, listeners };
}
