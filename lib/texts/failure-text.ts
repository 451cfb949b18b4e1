import { workerGoneText } from './areas.ts';

interface FailureToShow {
  readonly kind: string;
  readonly billed: string;
  readonly message: string;
  readonly action: string;
}

/**
 * Adds the sentences of a `worker-gone` failure, which `sendToBackground` creates without them to
 * keep the page scripts small.
 */
export function withFailureText<F extends FailureToShow>(failure: F): F {
  if (failure.kind !== 'worker-gone') return failure;
  const action = workerGoneText(failure.billed === 'no' ? 'reloadPage' : 'seeReceipts');
  return { ...failure, message: workerGoneText('restarted'), action };
}
