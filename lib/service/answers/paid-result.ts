import { receivedBodyOf, type SharedResponse, verdictFromAnswer } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Billed,
  type Depth,
  type EndpointName,
  type Failure,
  fail,
  type Kind,
  type Outcome,
  ok,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import type { LookupPlace, SharedAnswer } from '../../extension/schemas/index.ts';
import { fact, knownFacts } from '../../kinds/shared/facts.ts';
import { serviceText } from '../../texts/messages.ts';
import { withTimeoutOrNull } from '../platform/index.ts';

/** A paid call whose outcome is known. */
export interface PaidCall {
  /** The receipt's id. */
  readonly id: string;
  /** As `questionKey` names it. */
  readonly question: string;
  readonly endpoint: EndpointName;
  readonly credits: number;
  readonly depth: Depth;
  /** The request named no fields, so the answer has all. */
  readonly whole: boolean;
  /** The offline verdict; null where the question is about no value. */
  readonly offline: Verdict<Phrase> | null;
  readonly place: LookupPlace;
  readonly site?: string;
  readonly private: boolean;
  /** Part of a list, which stores its answers itself. */
  readonly listed?: true;
}

/** The API's verdict on the value, if the question was about one, and the answer to store. */
export interface PaidResult {
  readonly verdict: Verdict<Phrase> | null;
  readonly answer: unknown;
  /** Set where the cost is not known; otherwise it was billed. */
  readonly billed?: Billed;
  /** The API answered "not found": `answer` only says so. */
  readonly missing?: boolean;
  /** A gateway already had the answer, so it was free. */
  readonly shared?: SharedResponse;
}

/** When a gateway got the answer, by this computer's clock. */
export const sharedAt = ({ ageMs }: SharedResponse, now: number): SharedAnswer =>
  ageMs === undefined ? {} : { at: Math.max(0, now - ageMs) };

/** `reason` of the verdict on a value that the API does not know. */
export const NOT_FOUND = 'not-found';

/** "Not found" is an answer, though neither a good nor a bad one. */
export const notFoundVerdict = (kind: Kind, value: string, isShared: boolean): Verdict<Phrase> => ({
  kind,
  value,
  standing: 'unknown',
  reason: NOT_FOUND,
  headline: serviceText('unknownToApi'),
  // The possible cost is shown with the verdict (contract, Billing rules, 3).
  facts: knownFacts([
    isShared ? null : fact(serviceText('billed'), serviceText('billedForNotFound')),
  ]),
  basis: ['api'],
});

interface AnsweredQuestion {
  /** Null: the question is about no value. */
  readonly kind: Kind | null;
  readonly value: string;
  readonly endpoint: EndpointName;
  /** The person chose fields, so the answer may lack those that a verdict needs. */
  readonly partial?: boolean;
}

/** Interprets a paid answer. An answer without a verdict on its value was billed all the same. */
export function interpretAnswer(
  { kind, value, endpoint, partial = false }: AnsweredQuestion,
  answer: unknown,
): Outcome<PaidResult, Phrase> {
  const verdict = kind === null ? null : verdictFromAnswer(kind, value, endpoint, answer);
  const { shared, billed } = receivedBodyOf(answer) ?? {};
  if (verdict || kind === null || partial) {
    return ok({ verdict, answer, ...(billed ? { billed } : {}), ...(shared ? { shared } : {}) });
  }
  const raw = JSON.stringify(answer);
  return fail(
    createFailure('unexpected-answer', { billed: shared ? 'no' : (billed ?? 'yes'), raw }),
  );
}

/** The answer has already come and waits only briefly for this second call. */
const USAGE_TIMEOUT_MS = 3_000;

/** @param ask calls the free usage endpoint: if it returns 404 too, there is no API at this address */
export function createNotFoundInterpreter(ask: () => Promise<Outcome<unknown, Phrase>>) {
  return async (
    { kind, value }: { readonly kind: Kind | null; readonly value: string },
    refused: Failure<Phrase>,
  ): Promise<Outcome<PaidResult, Phrase>> => {
    if (refused.kind !== 'not-found' || kind === null) return fail(refused);
    const usage = await withTimeoutOrNull(USAGE_TIMEOUT_MS, ask());
    if (usage?.ok === false && usage.failure.kind === 'no-api') {
      const { message, action, remedy } = usage.failure;
      const { billed } = refused;
      return fail(createFailure('no-api', { message, action, remedy, billed }));
    }
    const answer = { error: refused.detail ?? 'Not Found' };
    const { billed, shared } = refused;
    const verdict = notFoundVerdict(kind, value, shared !== undefined);
    return ok({ verdict, answer, billed, missing: true, ...(shared ? { shared } : {}) });
  };
}

export type NotFoundInterpreter = ReturnType<typeof createNotFoundInterpreter>;
