import type { Failure, FailureKind } from '../failure.ts';

type Sentences = Pick<Failure, 'message' | 'action' | 'remedy' | 'billed' | 'waitHelps'>;

/** The contract's `detail` limit (lib/failure.ts). */
const DETAIL_LIMIT = 300;
/** A lookup's answer is a few kilobytes; the limit only keeps a stray page out of the storage. */
const RAW_LIMIT = 20_000;

/** Rows of the API contract's error table, what can go wrong on the way, and Fieldmark's refusals. */
const TABLE: Readonly<Record<FailureKind, Sentences>> = {
  'bad-request': {
    message: 'The API refused the question as malformed.',
    action: 'Correct the value and try again.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'invalid-key': {
    message: 'The API does not know this API key.',
    action: 'Check the key and the base URL on the options page.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'inactive-key': {
    message: 'This API key is deactivated.',
    action: 'Reactivate it in the account dashboard, or enter another key.',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'expired-key': {
    message: 'This API key has expired.',
    action: 'Renew it in the account dashboard, or enter another key.',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'rate-limited': {
    message: 'A rate limit or a quota of this key is reached.',
    action: 'Wait and try again, or raise the plan or the key’s quota.',
    remedy: 'wait',
    billed: 'no',
    waitHelps: true,
  },
  unauthorized: {
    message: 'The API refused this API key without a reason Fieldmark knows.',
    action: 'Check the key in the account dashboard.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'payment-required': {
    message: 'No credits are left, or an invoice is unpaid.',
    action: 'Top up, turn on automatic top-up, or settle the invoice.',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  forbidden: {
    message: 'The API account may not do this, or it is deactivated.',
    action: 'Check the account’s permissions, or ask the API’s support.',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'stats-not-enabled': {
    message: 'API Stats are not turned on for this account.',
    action: 'Turn them on in the account dashboard; lookups work without them.',
    remedy: 'account',
    billed: 'no',
    waitHelps: false,
  },
  'not-found': {
    message: 'The API found nothing under this question.',
    action: 'Check the value, and that the base URL is the API’s own, without /v1.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'too-large': {
    message: 'The question is too long for the API.',
    action: 'Select less and try again.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'server-error': {
    message: 'The API failed on its side.',
    action: 'Try again in a moment.',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  unavailable: {
    message: 'The API is temporarily unavailable.',
    action: 'Wait a little, then try again.',
    remedy: 'wait',
    billed: 'no',
    waitHelps: true,
  },
  'unexpected-status': {
    message: 'The API answered with a status that its contract does not have.',
    action: 'Check the base URL, or try again later.',
    remedy: 'options',
    billed: 'no',
    waitHelps: true,
  },
  network: {
    message: 'The API could not be reached, or the connection broke.',
    action: 'Check the connection and the base URL.',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  timeout: {
    message: 'The API did not answer in time.',
    action: 'Try again in a little while.',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  aborted: {
    message: 'The question was cancelled.',
    action: 'Ask again if it is still wanted.',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
  'not-json': {
    message: 'What came back is not an answer of the API.',
    action: 'Check the base URL, and whether this network asks for a sign-in first.',
    remedy: 'options',
    billed: 'no',
    waitHelps: true,
  },
  'unexpected-answer': {
    message: 'The API’s answer does not have the form its contract promises.',
    action: 'The answer is kept as it came; asking again will probably not change it.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  redirected: {
    message: 'The API sent Fieldmark to another address, which the key must not follow.',
    action: 'Enter the API’s final address as base URL.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'job-failed': {
    message: 'The API could not finish this check.',
    action: 'It was not billed; ask again if it is still wanted.',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },

  'no-key': {
    message: 'No API key is set.',
    action: 'Enter one on the options page to look values up.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'key-locked': {
    message: 'The API key is locked.',
    action: 'Unlock it with its passphrase on the options page.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'over-budget': {
    message: 'This would go over the budget that is set.',
    action: 'Raise the budget on the options page, or wait until tomorrow.',
    remedy: 'options',
    billed: 'no',
    waitHelps: true,
  },
  'gesture-needed': {
    message: 'A lookup costs credits and needs a press of its button.',
    action: 'Press the button that shows the price.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'policy-forbids': {
    message: 'Lookups of this kind are turned off on this site.',
    action: 'Change the policy on the options page to allow them.',
    remedy: 'options',
    billed: 'no',
    waitHelps: false,
  },
  'possibly-billed-before': {
    message:
      'The same question was asked before, its answer was lost, and it may have been billed.',
    action: 'Ask again only if paying twice is acceptable.',
    remedy: 'refresh',
    billed: 'no',
    waitHelps: false,
  },
  'bad-input': {
    message: 'This is not something Fieldmark can ask.',
    action: 'Check what was entered.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'not-allowed': {
    message: 'This page may not ask for that.',
    action: 'Open Fieldmark’s own popup or options page instead.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  'worker-gone': {
    message: 'Fieldmark was updated or restarted.',
    action: 'Reload this page and try once more.',
    remedy: 'none',
    billed: 'no',
    waitHelps: false,
  },
  internal: {
    message: 'Fieldmark itself made a mistake.',
    action: 'Try again; if it stays, restart the browser.',
    remedy: 'retry',
    billed: 'no',
    waitHelps: true,
  },
};

/** Instead of "try again", where trying again could be paid for twice. */
const LOST = {
  action: 'Look at the usage before asking again: the call may have been billed.',
  remedy: 'refresh',
} as const;
const LOSABLE: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'aborted']);

/**
 * The one function that turns a failure's kind into sentences for a person.
 * `extra` overrides any of them; `detail` is cut to 300 characters and `raw` to 20,000.
 */
export function failure(kind: FailureKind, extra: Partial<Failure> = {}): Failure {
  const lost = extra.billed === 'possibly' && LOSABLE.has(kind) ? LOST : {};
  const made: Failure = { ...TABLE[kind], ...lost, ...extra, kind };
  return {
    ...made,
    ...(extra.detail === undefined ? {} : { detail: extra.detail.slice(0, DETAIL_LIMIT) }),
    ...(extra.raw === undefined ? {} : { raw: extra.raw.slice(0, RAW_LIMIT) }),
  };
}
