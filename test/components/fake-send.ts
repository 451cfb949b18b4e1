import { expect } from 'vitest';
import type { Failure, Outcome } from '../../lib/domain/failure.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../lib/extension/messages/table.ts';
import type { SendToBackground } from '../../lib/extension/send-to-background.ts';
import { ROWS } from '../messages.ts';

type Answer<N extends MessageName> = ReplyOf<N> | { readonly failure: Failure };
export type Handlers = {
  [N in MessageName]?: (body: RequestOf<N>) => Answer<N> | Promise<Answer<N>>;
};

/** Handlers that most tests need but do not look at; the last three are for the satellites. */
const DEFAULTS: Handlers = Object.assign(
  {
    settingsSync: () => ({
      on: false,
      endedElsewhere: false,
      problem: 'none',
      unfit: 0,
      offered: null,
    }),
    jobs: () => ({ jobs: [] }),
    listsInProgress: () => ({ lists: [] }),
    tabOffer: () => ({ offer: null }),
  } satisfies Handlers,
  { lists: () => ({ runs: [] }), trimLists: () => ({}), consoleHistory: () => ({ entries: [] }) },
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
export function fakeSend(handlers: Handlers) {
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
