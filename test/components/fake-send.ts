import { expect } from 'vitest';
import type { Failure, Outcome } from '../../lib/domain/failure.ts';
import {
  MESSAGES,
  type MessageName,
  type ReplyOf,
  type RequestOf,
} from '../../lib/extension/messages/table.ts';
import type { SendToBackground } from '../../lib/extension/send-to-background.ts';

type Answer<N extends MessageName> = ReplyOf<N> | { readonly failure: Failure };
export type Handlers = {
  [N in MessageName]?: (body: RequestOf<N>) => Answer<N> | Promise<Answer<N>>;
};

export interface Call {
  readonly name: MessageName;
  readonly body: unknown;
}

function failed(answer: object): answer is { readonly failure: Failure } {
  // A reply may tell of a failure too, among other things.
  return 'failure' in answer && Object.keys(answer).length === 1;
}

/**
 * A background that answers as it is told. Every request and reply goes through the real schema,
 * so that neither a component nor a fake can drift from lib/messages.
 */
export function fakeSend(handlers: Handlers) {
  const calls: Call[] = [];
  async function send<N extends MessageName>(
    name: N,
    body: RequestOf<N>,
  ): Promise<Outcome<ReplyOf<N>>> {
    expect(MESSAGES[name].request.parse(body), `request ${name}`).toEqual(body);
    calls.push({ name, body });
    const handler = handlers[name];
    if (!handler) throw new Error(`The fake background has no answer to "${name}".`);
    const answer = await handler(body);
    if (failed(answer)) return { ok: false, failure: answer.failure };
    expect(MESSAGES[name].reply.parse(answer), `reply ${name}`).toEqual(answer);
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
