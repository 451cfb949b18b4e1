import { z } from 'zod';
import type { Depth } from '../policy.ts';
import type { Verdict } from '../verdict.ts';
import type { Kind } from './index.ts';

/** One endpoint of the contract (Endpoints, Errors, Limits). */
export interface Endpoint<P, R> {
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
  readonly transparency: boolean;
  /** Its name in the list of the platform's health; null where Fieldmark does not ask it. */
  readonly statsLabel: (() => string) | null;
  readonly params: z.ZodType<P>;
  readonly result: z.ZodType<R>;
  /** What the verdict shows, for the `fields` parameter; empty: everything. */
  readonly fields: readonly string[];
  /** The verdict of a stored or fresh answer; null when it is not one, or says nothing of a kind. */
  readonly judge: (value: string, answer: unknown) => Verdict | null;
}

interface Lookup<P, R> extends Pick<Endpoint<P, R>, 'path' | 'credits' | 'params' | 'result'> {
  readonly kind: Kind;
  readonly depth?: Depth;
  readonly transparency?: boolean;
  readonly statsLabel?: () => string;
  readonly fields: readonly string[];
  readonly toVerdict: (value: string, result: R) => Verdict;
}

/** An endpoint that tells about a value. */
export function lookup<P, R>({ toVerdict, ...row }: Lookup<P, R>): Endpoint<P, R> {
  return {
    depth: 'standard',
    transparency: false,
    statsLabel: null,
    ...row,
    ...billing(row.credits),
    judge: (value, answer) => {
      const parsed = row.result.safeParse(answer);
      return parsed.success ? toVerdict(value, parsed.data) : null;
    },
  };
}

interface Service<P, R> extends Pick<Endpoint<P, R>, 'path' | 'credits' | 'params' | 'result'> {
  readonly fallbackPath?: string;
  readonly statsLabel?: () => string;
}

/** An endpoint that tells about the account, the platform or the world. */
export function service<P, R>(row: Service<P, R>): Endpoint<P, R> {
  return {
    statsLabel: null,
    ...row,
    ...billing(row.credits),
    kind: null,
    depth: 'standard',
    transparency: false,
    fields: [],
    judge: () => null,
  };
}

/** What follows from the price (contract, Billing rules, 3). */
function billing(credits: number): Pick<Endpoint<unknown, unknown>, 'free' | 'notFoundBilled'> {
  return { free: credits === 0, notFoundBilled: credits === 0 ? 'no' : 'possibly' };
}

/** Every lookup takes one value; the API trims and lowercases as it needs. */
export const queryParams = z.object({ query: z.string().min(1) });

/** A boolean parameter as given or as it stands in a query string. */
export const switchSchema = z.union([z.boolean(), z.enum(['true', 'false'])]);

/** Fields of a result on which no verdict rests: they may be missing or null. */
export const optionalBool = z.boolean().nullish();
export const optionalNumber = z.number().nullish();
export const optionalText = z.string().nullish();
