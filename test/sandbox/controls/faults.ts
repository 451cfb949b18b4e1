/**
 * Faults on demand. `POST /__sandbox/fault` adds one, as JSON. It applies to the next `times` requests with
 * a matching path. All matching faults apply to a request; later ones override earlier ones.
 *
 * - `path`: exact path such as `/v1/email`, or a prefix ending in `*`; default: every path.
 * - `times`: how many requests (default 1), or `"always"` until reset.
 * - `latencyMs`: wait this long before handling the request (at most 120,000).
 * - `drop`: `"before"` closes the connection unhandled (logged as status 0, not billed);
 *   `"after"` handles and bills the call, then closes without an answer.
 * - `truncate`: the handled and billed answer cut off: `"json"` half of the body as a complete
 *   response, `"connection"` half of the announced length and a closed socket, or a count of bytes.
 * - `status` with optional `error`: answer this status after authentication and limits, in place
 *   of the lookup (an error body for 4xx and 5xx; billed as the contract says for that status).
 * - `error`: on its own, the text of a 500.
 * - `html`: the answer's body replaced by an HTML page, its status kept (200 stays billed).
 * - `redirect`: answer 302 to this address; free.
 * - `body`: this JSON in place of the answer (status kept): wrong types, extra or missing fields.
 * - `job`: how an asynchronous request ends: `"fail"`, `"never"` (stays queued), or a job
 *   shape's name (see shapes.ts).
 * - `jobMs`: how long the job takes, default 150.
 * - `shapes`: any of the shapes in shapes.ts, by name, for these requests.
 */
import { z } from 'zod';
import { type Shapes, shapesSchema } from './shapes.ts';

const LONGEST_MS = 120_000;

export const faultSchema = z
  .strictObject({
    path: z.string().startsWith('/').exactOptional(),
    times: z.union([z.number().int().min(1), z.literal('always')]).default(1),
    latencyMs: z.number().int().min(0).max(LONGEST_MS).exactOptional(),
    drop: z.enum(['before', 'after']).exactOptional(),
    truncate: z
      .union([z.enum(['json', 'connection']), z.number().int().nonnegative()])
      .exactOptional(),
    status: z.number().int().min(200).max(599).exactOptional(),
    error: z.string().exactOptional(),
    html: z.boolean().exactOptional(),
    redirect: z.string().min(1).exactOptional(),
    body: z.json().exactOptional(),
    job: z.enum(['fail', 'never', ...shapesSchema.shape.job.options]).exactOptional(),
    jobMs: z.number().int().min(0).max(LONGEST_MS).exactOptional(),
    shapes: shapesSchema.partial().exactOptional(),
  })
  .refine(({ path: _path, times: _times, ...effects }) => Object.keys(effects).length > 0, {
    message: 'a fault needs an effect besides path and times',
  });

export type Fault = z.infer<typeof faultSchema>;
/** The faults of a request, merged. */
export type Effects = Omit<Partial<Fault>, 'path' | 'times'>;

type ShapeChoice = NonNullable<Fault['shapes']>;

/** The base with the chosen shapes in place; shapes that are undefined in the choice are ignored. */
function withShapes<T extends ShapeChoice>(base: T, chosen: ShapeChoice | undefined): T {
  const set = Object.entries(chosen ?? {}).filter(([, value]) => value !== undefined);
  return Object.assign({ ...base }, Object.fromEntries(set));
}

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
      const { path: _path, times, shapes, ...rest } = fault;
      Object.assign(effects, rest);
      if (shapes) effects.shapes = withShapes(effects.shapes ?? {}, shapes);
      if (times === 'always') remaining.push(fault);
      else if (times > 1) remaining.push({ ...fault, times: times - 1 });
    }
    this.#waiting = remaining;
    return effects;
  }
}

/** The shapes in force for a request. */
export function shapesOf(effects: Effects, defaults: Shapes): Shapes {
  const merged = withShapes(defaults, effects.shapes);
  const { job } = effects;
  return job === undefined || job === 'fail' || job === 'never' ? merged : { ...merged, job };
}
