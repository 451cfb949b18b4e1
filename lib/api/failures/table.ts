import type { Failure, FailureKind, Phrase } from '../../domain/index.ts';

type FailureTextName = keyof FieldmarkTexts['failures'];

type FailureRow = readonly [
  message: FailureTextName,
  action: FailureTextName,
  remedy: Failure<Phrase>['remedy'],
];

/** Names of texts, because the language is known only when a failure is created. */
export const FAILURE_TABLE: Readonly<Record<FailureKind, FailureRow>> = {
  'bad-request': ['malformedRequest', 'correctValue', 'none'],
  'invalid-key': ['unknownKey', 'checkKeyAndAddress', 'options'],
  'inactive-key': ['inactiveKey', 'reactivateKey', 'options'],
  'expired-key': ['expiredKey', 'renewKey', 'options'],
  'rate-limited': ['limitReached', 'waitOrRaiseQuota', 'wait'],
  unauthorized: ['keyRefused', 'checkKey', 'options'],
  'payment-required': ['noCredits', 'topUp', 'account'],
  forbidden: ['accountLacksPermission', 'checkPermissions', 'account'],
  'stats-not-enabled': ['statsOff', 'turnStatsOn', 'account'],
  'not-found': ['notFound', 'notFoundMayBeBilled', 'none'],
  'no-api': ['notFoundUnknownSource', 'enterBaseUrl', 'options'],
  'too-large': ['requestTooLong', 'selectLessText', 'none'],
  'server-error': ['apiFailed', 'waitAndTryAgain', 'retry'],
  unavailable: ['unavailable', 'waitAndTryAgain', 'wait'],
  'unexpected-status': ['unknownStatus', 'checkAddressOrWait', 'options'],
  network: ['unreachable', 'checkConnection', 'retry'],
  timeout: ['noAnswerInTime', 'waitAndTryAgain', 'retry'],
  aborted: ['cancelled', 'startAgainIfNeeded', 'retry'],
  'not-json': ['noApiAnswer', 'checkAddressAndSignIn', 'options'],
  'answer-too-large': ['answerTooLarge', 'checkAddressFirst', 'options'],
  'unexpected-answer': ['answerNotAsDocumented', 'answerStored', 'none'],
  redirected: ['redirected', 'enterFinalAddress', 'options'],
  'job-failed': ['checkNotFinished', 'notBilledLookUpAgain', 'retry'],
  offline: ['offline', 'tryWhenOnline', 'retry'],
  'no-key': ['noKey', 'enterKey', 'options'],
  'over-budget': ['overBudget', 'raiseBudget', 'options'],
  'gesture-needed': ['needsConfirmation', 'clickPricedButton', 'none'],
  'policy-forbids': ['turnedOffOnSite', 'changePolicy', 'options'],
  'possibly-billed-before': ['lookedUpBefore', 'lookUpAgainIfDoubleBillingIsFine', 'refresh'],
  'bad-input': ['cannotLookUp', 'correctValue', 'none'],
  'other-script': ['otherScript', 'useIfIntended', 'none'],
  'not-allowed': ['pageNotAllowed', 'usePopupOrSettings', 'none'],
  'worker-gone': ['restarted', 'reloadPage', 'none'],
  internal: ['internalError', 'restartBrowser', 'retry'],
};

/** Failures after which the same call may succeed later. */
export const WAIT_HELPS: ReadonlySet<FailureKind> = new Set([
  'rate-limited',
  'server-error',
  'unavailable',
  'unexpected-status',
  'network',
  'timeout',
  'aborted',
  'not-json',
  'job-failed',
  'offline',
  'over-budget',
  'internal',
]);
