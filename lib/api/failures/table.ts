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
    message: 'malformedQuestion',
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
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'expired-key': {
    message: 'expiredKey',
    action: 'renewKey',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'rate-limited': {
    message: 'limitReached',
    action: 'waitOrRaise',
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
    message: 'accountMayNot',
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
    action: 'notFoundMayCost',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'no-api': {
    message: 'notFoundByOther',
    action: 'enterBaseUrl',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'too-large': {
    message: 'questionTooLong',
    action: 'selectLess',
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
    action: 'waitALittle',
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
    action: 'tryInALittleWhile',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  aborted: {
    message: 'cancelled',
    action: 'askIfWanted',
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
    message: 'answerOfOtherForm',
    action: 'keptAsItCame',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  redirected: {
    message: 'sentElsewhere',
    action: 'enterFinalAddress',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'job-failed': {
    message: 'checkNotFinished',
    action: 'notBilledAskAgain',
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
    message: 'needsPress',
    action: 'pressPricedButton',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'policy-forbids': {
    message: 'turnedOffHere',
    action: 'changePolicy',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'possibly-billed-before': {
    message: 'askedBefore',
    action: 'askIfTwiceIsFine',
    remedy: 'refresh',
    billed: 'no',
    waitHelps: false,
  },
  'bad-input': {
    message: 'cannotBeAsked',
    action: 'checkEntered',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'other-script': {
    message: 'otherScript',
    action: 'useIfWrittenOut',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'not-allowed': {
    message: 'pageMayNot',
    action: 'openOwnPage',
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
    message: 'ownMistake',
    action: 'restartIfItStays',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
};
