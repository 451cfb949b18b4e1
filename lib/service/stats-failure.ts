import { failure } from '../api/failures.ts';
import type { Failure, FailureKind } from '../failure.ts';

type Sentences = Pick<Failure, 'message' | 'action' | 'remedy'>;

/** What these refusals mean of a question for health (contract, Endpoints, rule 5). */
const MEANS: Readonly<Partial<Record<FailureKind, Sentences>>> = {
  'bad-request': {
    message: 'The API takes neither an engine nor a path of this name.',
    action: 'An engine is a slug such as email, a path begins with /v1/.',
    remedy: 'none',
  },
  'not-found': {
    message: 'The API’s catalog has no engine of this name.',
    action: 'Check its spelling against the engines in the list.',
    remedy: 'none',
  },
  unavailable: {
    message: 'Status data is temporarily unavailable.',
    action: 'Lookups are not affected. Wait a little, then try again.',
    remedy: 'wait',
  },
};

/** The failure of a question for health in its own words. */
export function statsFailure(told: Failure): Failure {
  const { kind, ...rest } = told;
  const means = MEANS[kind];
  return means ? failure(kind, { ...rest, ...means }) : told;
}
