import { createFailure } from '../../api/failures/index.ts';
import type { Failure } from '../../domain/index.ts';
import { serviceText } from '../../texts/service.ts';

export const queueTimeoutFailure = (): Failure =>
  createFailure('rate-limited', {
    message: serviceText('asFastAsAllowed'),
    action: serviceText('waitSomeSeconds'),
  });

export const cachedAnswerLimitReached = (): Failure =>
  createFailure('gesture-needed', {
    message: serviceText('shownEnough'),
    action: serviceText('pressForPopup'),
  });

export const jobInPrivateWindow = (): Failure =>
  createFailure('bad-input', {
    message: serviceText('jobInPrivate'),
    action: serviceText('turnAsyncOff'),
  });
