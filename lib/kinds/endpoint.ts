import { z } from 'zod';
import type { Verdict } from '../verdict.ts';
import type { Kind } from './index.ts';

/** One endpoint of the contract (Endpoints, Errors, Limits). */
export interface Row<P, R> {
  /** Relative to the base URL; `{job_id}` stands for the path parameter of that name. */
  readonly path: string;
  /** Asked when `path` answers 404 (contract, Endpoints, rule 8). */
  readonly fallbackPath?: string;
  /** Credits of a successful call. */
  readonly credits: number;
  readonly free: boolean;
  /** What it tells about: empty for account endpoints and rates. */
  readonly kinds: readonly Kind[];
  /** `deep` asks the mail server itself and takes seconds longer. */
  readonly depth: 'standard' | 'deep';
  /** A 404 of some paid endpoints is billed; which ones, the contract does not list. */
  readonly notFoundBilled: 'no' | 'possibly';
  /** Set where the certificate-transparency flag may be sent. */
  readonly transparency: boolean;
  readonly params: z.ZodType<P>;
  readonly result: z.ZodType<R>;
  /** What the verdict shows, for the `fields` parameter; empty: everything. */
  readonly fields: readonly string[];
  /** The verdict of a stored or fresh answer; null when it is not one, or says nothing of a kind. */
  readonly judge: (value: string, answer: unknown) => Verdict | null;
}

interface LookupRow<P, R> {
  readonly path: string;
  readonly credits: number;
  readonly kinds: readonly Kind[];
  readonly depth?: 'standard' | 'deep';
  readonly transparency?: boolean;
  readonly params: z.ZodType<P>;
  readonly result: z.ZodType<R>;
  readonly fields: readonly string[];
  readonly toVerdict: (value: string, result: R) => Verdict;
}

/** An endpoint that tells about a value. */
export function lookup<P, R>(row: LookupRow<P, R>): Row<P, R> {
  const { toVerdict, ...rest } = row;
  return {
    depth: 'standard',
    transparency: false,
    ...rest,
    free: row.credits === 0,
    notFoundBilled: row.credits === 0 ? 'no' : 'possibly',
    judge: (value, answer) => {
      const parsed = row.result.safeParse(answer);
      return parsed.success ? toVerdict(value, parsed.data) : null;
    },
  };
}

/** An endpoint that tells about the account, the platform or the world. */
export function service<P, R>(
  row: Pick<Row<P, R>, 'path' | 'credits' | 'params' | 'result'> & { fallbackPath?: string },
): Row<P, R> {
  return {
    ...row,
    free: row.credits === 0,
    kinds: [],
    depth: 'standard',
    notFoundBilled: row.credits === 0 ? 'no' : 'possibly',
    transparency: false,
    fields: [],
    judge: () => null,
  };
}

/** Every lookup takes one value; the API trims and lowercases as it needs. */
export const queryParams = z.object({ query: z.string().min(1) });

/** A boolean parameter as given or as it stands in a query string. */
export const switchSchema = z.union([z.boolean(), z.enum(['true', 'false'])]);
