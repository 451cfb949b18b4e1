/**
 * Faults on demand. `POST /__sandbox/fault` adds one, as JSON. It applies to the next `times` requests with
 * a matching path. All matching faults apply to a request; later ones override earlier ones.
 *
 * - `path`: exact path such as `/v1/email`, or a prefix ending in `*`; default: every path.
 * - `times`: how many requests (default 1), or `"always"` until reset.
 * - `latencyMs`: wait this long before handling the request (at most 120,000).
 * - `drop`: closes the connection without an answer: `"before"` the request is handled (logged with status 0,
 *   not billed), or `"after"` it was handled and billed.
 * - `truncate`: answers half of the body of a handled and billed call: `"json"` as a complete answer,
 *   `"connection"` after announcing the whole length, and then closes the connection.
 * - `status` with optional `error`: answer this status after authentication and limits, in place
 *   of the lookup (an error body for 4xx and 5xx; billed as the contract says for that status).
 * - `error`: on its own, the text of a 500.
 * - `html`: the answer's body replaced by an HTML page, its status kept (200 stays billed).
 * - `body`: this JSON in place of the answer (status kept): wrong types, extra or missing fields.
 * - `job`: how an asynchronous request ends: `"fail"`, or not at all: polls answer for ever 200 with the
 *   status pending (`"never"`), 202 with the job's id (`"accepted"`), or 404 (`"missing"`).
 * - `jobMs`: how long the job takes, default 150.
 */
import { z } from 'zod';

const LONGEST_MS = 120_000;

export const faultSchema = z
  .strictObject({
    path: z.string().startsWith('/').exactOptional(),
    times: z.union([z.number().int().min(1), z.literal('always')]).default(1),
    latencyMs: z.number().int().min(0).max(LONGEST_MS).exactOptional(),
    drop: z.enum(['before', 'after']).exactOptional(),
    truncate: z.enum(['json', 'connection']).exactOptional(),
    status: z.number().int().min(200).max(599).exactOptional(),
    error: z.string().exactOptional(),
    html: z.boolean().exactOptional(),
    body: z.json().exactOptional(),
    job: z.enum(['fail', 'never', 'accepted', 'missing']).exactOptional(),
    jobMs: z.number().int().min(0).max(LONGEST_MS).exactOptional(),
  })
  .refine(({ path: _path, times: _times, ...effects }) => Object.keys(effects).length > 0, {
    message: 'a fault needs an effect besides path and times',
  });

export type Fault = z.infer<typeof faultSchema>;
/** The faults of a request, merged. */
export type Effects = Omit<Partial<Fault>, 'path' | 'times'>;

function matches(fault: Fault, path: string): boolean {
  if (fault.path === undefined) return true;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}

export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Returns the effects on a request for `path` and counts a use of each fault that applies. */
  take(path: string): Effects {
    const effects: Effects = {};
    const remaining: Fault[] = [];
    for (const fault of this.#waiting) {
      if (!matches(fault, path)) {
        remaining.push(fault);
        continue;
      }
      const { path: _path, times, ...rest } = fault;
      Object.assign(effects, rest);
      if (times === 'always') remaining.push(fault);
      else if (times > 1) remaining.push({ ...fault, times: times - 1 });
    }
    this.#waiting = remaining;
    return effects;
  }
}
