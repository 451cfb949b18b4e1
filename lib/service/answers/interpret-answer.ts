import { verdictFromAnswer } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type EndpointName, fail, type Kind, type Outcome, ok } from '../../domain/index.ts';
import type { PaidResult } from './paid-result.ts';

interface AnsweredQuestion {
  /** Null: about no value. */
  readonly kind: Kind | null;
  readonly value: string;
  readonly endpoint: EndpointName;
  /** The person chose fields: such a part of an answer need not yield a verdict. */
  readonly partial?: boolean;
}

/** Interprets a paid answer. An answer without a verdict on its value was billed all the same. */
export function interpretAnswer(
  { kind, value, endpoint, partial = false }: AnsweredQuestion,
  answer: unknown,
): Outcome<PaidResult> {
  const verdict = kind === null ? null : verdictFromAnswer(kind, value, endpoint, answer);
  if (verdict || kind === null || partial) return ok({ verdict, answer });
  const raw = JSON.stringify(answer);
  return fail(createFailure('unexpected-answer', { billed: 'yes', raw }));
}
