/** The sentences about a failed lookup. */
import type { Failure, FailureKind } from '../../domain/index.ts';
import { withFailureText } from '../../texts/failure-text.ts';

/**
 * Refusals of an automatic lookup by Fieldmark's rules. They are not shown, because the person did
 * not ask for the lookup.
 */
const QUIET_REFUSALS: ReadonlySet<FailureKind> = new Set([
  'no-key',
  'gesture-needed',
  'policy-forbids',
  'possibly-billed-before',
  'not-allowed',
]);

export const isQuietRefusal = (kind: FailureKind): boolean => QUIET_REFUSALS.has(kind);

export function failureSentences(failure: Failure): string {
  const { message, action } = withFailureText(failure);
  return `${message} ${action}`;
}
