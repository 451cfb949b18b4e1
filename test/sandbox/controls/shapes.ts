/**
 * Switches for what the contract calls "not shown". Each lists the plausible shapes; the first is the
 * default.
 */
import { z } from 'zod';

/**
 * The body of a poll (API contract, Job), for a job whose answer is R:
 * - `plain`: waiting `{job_id, status: "pending"}`, done R itself, failed 500 with the error body;
 * - `record`: `{job_id, status: "queued" | "completed" | "failed", result?, error?}`, always 200;
 * - `data`: `{id, state: "running" | "done" | "error", data: R | null, error: string | null}`;
 * - `accepted`: waiting 202 `{job_id}`, done R, failed 500;
 * - `missing`: waiting 404, done R, failed 500;
 * - `response`: `{job_id, status_code: 202 | 200 | 500, response: R | error body | null}`.
 */
const JOB_SHAPES = ['plain', 'record', 'data', 'accepted', 'missing', 'response'] as const;

const UNKNOWN_SHAPES = ['typed', 'null', 'absent'] as const;

export const shapesSchema = z.strictObject({
  job: z.enum(JOB_SHAPES),
  /** Deliverability fields of /v1/email when qualification_check is false. */
  qualificationOff: z.enum(['unknown', 'absent', 'null']),
  /** Whether /v1/intelligence/emailq has is_catch_all too. */
  emailqCatchAll: z.enum(['absent', 'present']),
  /** The `email` field: the lowercase form, or the address as submitted. */
  emailEcho: z.enum(['lower', 'submitted']),
  /** Name of the certificate-transparency flag on the domain endpoints. */
  transparencyParameter: z.string().min(1).max(64),
  /** Certificate data as a nested object or as top-level fields. */
  transparency: z.enum(['nested', 'flat']),
  /** The error body: the contract's string, or an object with a message. */
  error: z.enum(['string', 'object']),
  /** Success rate as percent (0 to 100) or as a fraction (0 to 1). */
  successRate: z.enum(['percent', 'fraction']),
  /**
   * An unknown number, date, boolean or text: a stand-in of the contract's type (see unknown.ts),
   * null, or the field left out.
   */
  unknownNumber: z.enum(UNKNOWN_SHAPES),
  unknownDate: z.enum(UNKNOWN_SHAPES),
  unknownBoolean: z.enum(UNKNOWN_SHAPES),
  unknownText: z.enum(UNKNOWN_SHAPES),
  /** A call that costs more than remains: answered for the remaining credits, or 402. */
  shortfall: z.enum(['answered', 'refused']),
  /**
   * `whois` of a domain that the fixture does not know: an object whose parts follow the switches
   * above, null, or left out. `ip.asn` and `ip.location` of an unknown address do the same.
   */
  unknownObject: z.enum(['parts', 'null', 'absent']),
});

export type Shapes = z.infer<typeof shapesSchema>;
export type JobShape = Shapes['job'];

export const DEFAULT_SHAPES = Object.fromEntries(
  Object.entries(shapesSchema.shape).map(([name, shape]) => [
    name,
    'options' in shape ? shape.options[0] : 'certificate_transparency',
  ]),
) as Shapes;

export function errorBody(message: string, shape: Shapes['error']): object {
  return { error: shape === 'string' ? message : { message } };
}
