import { z } from 'zod';
import type { Depth, Kind, Verdict } from '../../domain/index.ts';

/** One endpoint of the contract (Endpoints, Errors, Limits). */
export interface EndpointDefinition<P, R> {
  /** Relative to the base URL; `{job_id}` stands for the path parameter of that name. */
  readonly path: string;
  /** Asked when `path` answers 404 (contract, Endpoints, rule 8). */
  readonly fallbackPath?: string;
  /** Credits of a successful call. */
  readonly credits: number;
  readonly free: boolean;
  /** What it tells about: null for account endpoints and rates. */
  readonly kind: Kind | null;
  /** `deep` asks the mail server itself and takes seconds longer. */
  readonly depth: Depth;
  /** A 404 of some paid endpoints is billed; which ones, the contract does not list. */
  readonly notFoundBilled: 'no' | 'possibly';
  /** Set where the certificate-transparency flag may be sent. */
  readonly takesTransparencyFlag: boolean;
  /** Its name in the list of the platform's health; null where Fieldmark does not ask it. */
  readonly statsLabel: (() => string) | null;
  readonly params: z.ZodType<P>;
  readonly result: z.ZodType<R>;
  /** What the verdict shows, for the `fields` parameter; empty: everything. */
  readonly fields: readonly string[];
  /** The verdict of a stored or fresh answer; null when it is not one, or says nothing of a kind. */
  readonly interpret: (value: string, answer: unknown) => Verdict | null;
}

interface LookupEndpoint<P, R>
  extends Pick<EndpointDefinition<P, R>, 'path' | 'credits' | 'params' | 'result'> {
  readonly kind: Kind;
  readonly depth?: Depth;
  readonly transparency?: boolean;
  readonly statsLabel?: () => string;
  readonly fields: readonly string[];
  readonly toVerdict: (value: string, result: R) => Verdict;
}

/** An endpoint that tells about a value. */
export function lookupEndpoint<P, R>({
  toVerdict,
  ...row
}: LookupEndpoint<P, R>): EndpointDefinition<P, R> {
  return {
    depth: 'standard',
    takesTransparencyFlag: false,
    statsLabel: null,
    ...row,
    ...billingOf(row.credits),
    interpret: (value, answer) => {
      const parsed = row.result.safeParse(answer);
      return parsed.success ? toVerdict(value, parsed.data) : null;
    },
  };
}

interface ServiceEndpoint<P, R>
  extends Pick<EndpointDefinition<P, R>, 'path' | 'credits' | 'params' | 'result'> {
  readonly fallbackPath?: string;
  readonly statsLabel?: () => string;
}

/** An endpoint that tells about the account, the platform or the world. */
export function serviceEndpoint<P, R>(row: ServiceEndpoint<P, R>): EndpointDefinition<P, R> {
  return {
    statsLabel: null,
    ...row,
    ...billingOf(row.credits),
    kind: null,
    depth: 'standard',
    takesTransparencyFlag: false,
    fields: [],
    interpret: () => null,
  };
}

/** What follows from the price (contract, Billing rules, 3). */
function billingOf(
  credits: number,
): Pick<EndpointDefinition<unknown, unknown>, 'free' | 'notFoundBilled'> {
  return { free: credits === 0, notFoundBilled: credits === 0 ? 'no' : 'possibly' };
}

/** Every lookup takes one value; the API trims and lowercases as it needs. */
export const queryParams = z.object({ query: z.string().min(1) });

/** A boolean parameter as given or as it stands in a query string. */
export const booleanParamSchema = z.union([z.boolean(), z.enum(['true', 'false'])]);

/** Fields of a result on which no verdict rests: they may be missing or null. */
export const optionalBool = z.boolean().nullish();
export const optionalNumber = z.number().nullish();
export const optionalText = z.string().nullish();
