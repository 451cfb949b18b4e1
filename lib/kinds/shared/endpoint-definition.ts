import { z } from 'zod';
import type { Kind, Phrase, Verdict } from '../../domain/index.ts';
import { kindsMessage } from '../../texts/messages.ts';
import type { AnswerFields } from './answer-fields.ts';
import { knownFacts, unreadableFacts } from './facts.ts';
import { leftAsItCame } from './result-fields.ts';

type Parameters = Readonly<Record<string, string>>;

/** Every boolean parameter is false by default (contract, Endpoints). */
const withoutFalse = (params: Parameters): Parameters =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== 'false'));

/** An endpoint of the API contract (Endpoints, Errors, Limits). */
export interface EndpointDefinition<P, R> {
  /** Relative to the base URL; `{job_id}` stands for the path parameter of that name. */
  readonly path: string;
  /** Called if `path` answers 404 (contract, Endpoints, rule 8). */
  readonly fallbackPath?: string;
  /** Credits of a successful call. */
  readonly credits: number;
  readonly free: boolean;
  /** The kind of value it looks up; null for account endpoints and rates. */
  readonly kind: Kind | null;
  /** Some paid endpoints bill a 404; the contract does not list which. */
  readonly notFoundBilled: 'no' | 'possibly';
  /** Label on the platform status list; null if Fieldmark does not check the endpoint's status. */
  readonly statsLabel: Phrase | null;
  readonly params: z.ZodType<P>;
  /** The parameters without those that have their default, in one form for equal questions. */
  readonly canonical: (params: Parameters) => Parameters;
  readonly result: z.ZodType<R>;
  /** The fields that the verdict shows, for the `fields` parameter; empty: all fields. */
  readonly fields: readonly string[];
  /** Every field that an answer about a value may have. */
  readonly answerFields: AnswerFields;
  /**
   * The verdict from a stored or fresh answer; null if the answer does not match `result` or the
   * endpoint has no kind.
   */
  readonly interpret: (value: string, answer: unknown) => Verdict<Phrase> | null;
}

interface LookupEndpoint<P, R>
  extends Pick<
    EndpointDefinition<P, R>,
    'path' | 'credits' | 'params' | 'result' | 'answerFields'
  > {
  readonly kind: Kind;
  readonly statsLabel?: Phrase;
  readonly fields: readonly string[];
  readonly toVerdict: (value: string, result: R) => Verdict<Phrase>;
}

/**
 * Defines an endpoint that looks up a value. `result` accepts an answer if a verdict can be read
 * from it, and leaves it unchanged: answers are stored with the fields that could not be read.
 */
export function lookupEndpoint<P, R>({
  toVerdict,
  result,
  ...row
}: LookupEndpoint<P, R>): EndpointDefinition<P, unknown> {
  return {
    statsLabel: kindsMessage(`${row.kind}Label`),
    canonical: withoutFalse,
    ...row,
    ...billingOf(row.credits),
    result: leftAsItCame(result),
    interpret: (value, answer) => {
      const parsed = result.safeParse(answer);
      if (!parsed.success) return null;
      const verdict = toVerdict(value, parsed.data);
      const unreadable = unreadableFacts(row.answerFields, answer);
      return { ...verdict, facts: [...verdict.facts, ...knownFacts(unreadable)] };
    },
  };
}

interface ServiceEndpoint<P, R>
  extends Pick<EndpointDefinition<P, R>, 'path' | 'credits' | 'params' | 'result'> {
  readonly fallbackPath?: string;
  readonly statsLabel?: Phrase;
  readonly canonical?: EndpointDefinition<P, R>['canonical'];
}

/** Defines an endpoint for the account, the platform status or exchange rates. */
export function serviceEndpoint<P, R>(row: ServiceEndpoint<P, R>): EndpointDefinition<P, R> {
  return {
    statsLabel: null,
    canonical: (params) => params,
    ...row,
    ...billingOf(row.credits),
    kind: null,
    fields: [],
    answerFields: [],
    interpret: () => null,
  };
}

/** The billing facts that the contract derives from the price (Billing rules, 3). */
function billingOf(
  credits: number,
): Pick<EndpointDefinition<unknown, unknown>, 'free' | 'notFoundBilled'> {
  return { free: credits === 0, notFoundBilled: credits === 0 ? 'no' : 'possibly' };
}

/** Every lookup takes one value, which the API trims and lowercases as needed. */
export const queryParams = z.object({ query: z.string().min(1) });

/** A boolean parameter, as a boolean or as text from a query string. */
export const booleanParamSchema = z.union([z.boolean(), z.enum(['true', 'false'])]);
