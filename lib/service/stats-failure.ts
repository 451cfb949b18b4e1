import { failure } from '../api/failures.ts';
import type { Failure, FailureKind } from '../failure.ts';
import { text } from '../texts/service.ts';

type Name = keyof FieldmarkTexts['service'];

interface Means extends Pick<Failure, 'remedy'> {
  readonly message: Name;
  readonly action: Name;
}

/** What these refusals mean of a question for health (contract, Endpoints, rule 5). */
const MEANS: Readonly<Partial<Record<FailureKind, Means>>> = {
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
export function statsFailure(told: Failure): Failure {
  const { kind, ...rest } = told;
  const means = MEANS[kind];
  if (!means) return told;
  const { message, action, remedy } = means;
  return failure(kind, { ...rest, message: text(message), action: text(action), remedy });
}
