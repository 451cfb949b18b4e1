import { createFailure } from '../../api/failures/index.ts';
import type { Failure, FailureKind } from '../../domain/index.ts';
import { serviceText } from '../../texts/service.ts';

type Name = keyof FieldmarkTexts['service'];

interface Explanation extends Pick<Failure, 'remedy'> {
  readonly message: Name;
  readonly action: Name;
}

/** What these refusals mean of a question for health (contract, Endpoints, rule 5). */
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

/** The failure of a question for health in its own words. */
export function explainStatsFailure(told: Failure): Failure {
  const { kind, ...rest } = told;
  const means = EXPLANATIONS[kind];
  if (!means) return told;
  const { message, action, remedy } = means;
  return createFailure(kind, {
    ...rest,
    message: serviceText(message),
    action: serviceText(action),
    remedy,
  });
}
