import { workerGoneText } from './gone.ts';

interface FailureToShow {
  readonly kind: string;
  readonly billed: string;
  readonly message: string;
  readonly action: string;
}

/**
 * A failure as it is shown: who sends knows no texts (lib/send.ts), so where no reply came the
 * sentences are missing until here.
 */
export function withFailureText<F extends FailureToShow>(failure: F): F {
  if (failure.kind !== 'worker-gone') return failure;
  const action = workerGoneText(failure.billed === 'no' ? 'reloadPage' : 'seeReceipts');
  return { ...failure, message: workerGoneText('restarted'), action };
}
