import type { Failure, FailureKind } from '../../domain/index.ts';

type FailureTextName = keyof FieldmarkTexts['failures'];

interface FailureRow extends Pick<Failure, 'remedy' | 'billed' | 'waitHelps'> {
  readonly message: FailureTextName;
  readonly action: FailureTextName;
}

/**
 * The failures of `FAILURE_KINDS`. `message` and `action` are names of texts, because the language
 * is known only when the failure is created.
 */
export const FAILURE_TABLE: Readonly<Record<FailureKind, FailureRow>> = {
  'bad-request': {
    message: 'malformedRequest',
    action: 'correctValue',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'invalid-key': {
    message: 'unknownKey',
    action: 'checkKeyAndAddress',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'inactive-key': {
    message: 'inactiveKey',
    action: 'reactivateKey',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'expired-key': {
    message: 'expiredKey',
    action: 'renewKey',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'rate-limited': {
    message: 'limitReached',
    action: 'waitOrRaiseQuota',
    remedy: 'wait',
    billed: 'no',
    waitHelps: true,
  },
  unauthorized: {
    message: 'keyRefused',
    action: 'checkKey',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'payment-required': {
    message: 'noCredits',
    action: 'topUp',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  forbidden: {
    message: 'accountLacksPermission',
    action: 'checkPermissions',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'stats-not-enabled': {
    message: 'statsOff',
    action: 'turnStatsOn',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'not-found': {
    message: 'notFound',
    action: 'notFoundMayBeBilled',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'no-api': {
    message: 'notFoundUnknownSource',
    action: 'enterBaseUrl',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'too-large': {
    message: 'requestTooLong',
    action: 'selectLessText',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'server-error': {
    message: 'apiFailed',
    action: 'tryInAMoment',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  unavailable: {
    message: 'unavailable',
    action: 'waitAndTryAgain',
    remedy: 'wait',
    billed: 'no',
    waitHelps: true,
  },
  'unexpected-status': {
    message: 'unknownStatus',
    action: 'checkAddressOrWait',
    remedy: 'options',
    billed: 'no',
    waitHelps: true,
  },
  network: {
    message: 'unreachable',
    action: 'checkConnection',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  timeout: {
    message: 'noAnswerInTime',
    action: 'tryInAFewMinutes',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  aborted: {
    message: 'cancelled',
    action: 'startAgainIfNeeded',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  'not-json': {
    message: 'noApiAnswer',
    action: 'checkAddressAndSignIn',
    remedy: 'options',
    billed: 'no',
    waitHelps: true,
  },
  'answer-too-large': {
    message: 'answerTooLarge',
    action: 'checkAddressFirst',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'unexpected-answer': {
    message: 'answerNotAsDocumented',
    action: 'answerStored',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  redirected: {
    message: 'redirected',
    action: 'enterFinalAddress',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'job-failed': {
    message: 'checkNotFinished',
    action: 'notBilledLookUpAgain',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },

  'no-key': {
    message: 'noKey',
    action: 'enterKey',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'over-budget': {
    message: 'overBudget',
    action: 'raiseBudget',
    remedy: 'options',
    billed: 'no',
    waitHelps: true,
  },
  'gesture-needed': {
    message: 'needsConfirmation',
    action: 'clickPricedButton',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'policy-forbids': {
    message: 'turnedOffOnSite',
    action: 'changePolicy',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'possibly-billed-before': {
    message: 'lookedUpBefore',
    action: 'lookUpAgainIfDoubleBillingIsFine',
    remedy: 'refresh',
    billed: 'no',
    waitHelps: false,
  },
  'bad-input': {
    message: 'cannotLookUp',
    action: 'checkInput',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'other-script': {
    message: 'otherScript',
    action: 'useIfIntended',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'not-allowed': {
    message: 'pageNotAllowed',
    action: 'usePopupOrSettings',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'worker-gone': {
    message: 'restarted',
    action: 'reloadPage',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  internal: {
    message: 'internalError',
    action: 'restartBrowser',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
};
