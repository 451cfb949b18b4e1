import { createFailure } from '../../api/failures/index.ts';
import type { Failure, FailureKind } from '../../domain/index.ts';
import { serviceText } from '../../texts/references.ts';

type Name = keyof FieldmarkTexts['service'];

interface Explanation extends Pick<Failure, 'remedy'> {
  readonly message: Name;
  readonly action: Name;
}

/** What these failures mean for the stats endpoint (contract, Endpoints, rule 5). */
const EXPLANATIONS: Readonly<Partial<Record<FailureKind, Explanation>>> = {
  'bad-request': {
    message: 'neitherEngineNorPath',
    action: 'howTheyAreWritten',
    remedy: 'none',
  },
  'not-found': {
    message: 'noSuchEngine',
    action: 'checkEngineInList',
    remedy: 'none',
  },
  unavailable: {
    message: 'statsUnavailable',
    action: 'lookupsNotAffected',
    remedy: 'wait',
  },
};

/** The same failure with sentences about the stats endpoint. */
export function explainStatsFailure(failure: Failure): Failure {
  const { kind, ...rest } = failure;
  const explanation = EXPLANATIONS[kind];
  if (!explanation) return failure;
  const { message, action, remedy } = explanation;
  return createFailure(kind, {
    ...rest,
    message: serviceText(message),
    action: serviceText(action),
    remedy,
  });
}
