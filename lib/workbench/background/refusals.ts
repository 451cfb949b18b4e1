/** Why a list is not looked up. */
import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Phrase } from '../../domain/index.ts';
import { serviceText } from '../../texts/messages.ts';

export const listInPrivateWindow = (): Failure<Phrase> =>
  createFailure('not-allowed', {
    message: serviceText('listInPrivate'),
    action: serviceText('useOtherWindow'),
  });

export const priceRaised = (price: number): Failure<Phrase> =>
  createFailure('bad-input', {
    message: serviceText('listCostsMore', { price }),
    action: serviceText('clickAtNewPrice'),
  });
