import { text } from './gone.ts';

interface Told {
  readonly kind: string;
  readonly billed: string;
  readonly message: string;
  readonly action: string;
}

/**
 * A failure as it is shown: who sends knows no texts (lib/send.ts), so where no reply came the
 * sentences are missing until here.
 */
export function said<F extends Told>(failure: F): F {
  if (failure.kind !== 'worker-gone') return failure;
  const action = text(failure.billed === 'no' ? 'reloadPage' : 'seeReceipts');
  return { ...failure, message: text('restarted'), action };
}
