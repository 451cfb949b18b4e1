/** Answers that are not from the API, or that the API does not bill. */
import type { Billed, FailureKind } from '../../lib/domain/failure.ts';
import { inItsPlace, type message } from './manners.ts';
import { type OddCase, PAGE } from './odd-case.ts';

const redirect = (status: number, where: (base: string, elsewhere: string) => string): OddCase => ({
  name: `redirects with ${status} to ${where('this host', 'another host')}`,
  manner: inItsPlace(({ baseUrl, elsewhere }) => ({
    status,
    headers: [['location', where(baseUrl, elsewhere)]],
    body: PAGE,
  })),
  outcome: 'redirected',
  billed: 'no',
  charged: 0,
  ...(status === 302 ? { firefox: true } : {}),
});

const refusal = (
  name: string,
  outcome: FailureKind,
  answer: Parameters<typeof message>[0],
  billed: Billed = 'no',
): OddCase => ({ name, manner: inItsPlace(answer), outcome, billed, charged: 0 });

const SIGN_IN = { type: 'text/html', body: PAGE } as const;

export const REFUSAL_CASES: readonly OddCase[] = [
  redirect(301, (base) => `${base}/tools/v1/vat/iban`),
  redirect(302, (_, elsewhere) => `${elsewhere}/v1/vat/iban`),
  redirect(303, () => '/jobs/7'),
  redirect(307, (base) => base.replace('127.0.0.1', 'localhost')),
  redirect(308, (_, elsewhere) => `//${elsewhere.replace('http://', '')}/`),
  refusal('redirects to nowhere', 'redirected', { status: 302 }),
  { ...refusal('is a sign-in page', 'not-json', SIGN_IN, 'possibly'), keeps: PAGE, firefox: true },
  refusal('is a captive portal', 'server-error', { status: 511, ...SIGN_IN }),
  refusal('times out', 'unexpected-status', { status: 408, body: '' }),
  refusal('answers 404 with a page', 'no-api', { status: 404, ...SIGN_IN }, 'possibly'),
  refusal('answers 404 without a body', 'no-api', { status: 404 }, 'possibly'),
  {
    ...refusal(
      'answers 404 with the API’s error',
      'not-found',
      { status: 404, body: '{"error":"Not Found"}' },
      'possibly',
    ),
    outcome: 'answered',
  },
  refusal('asks for a user and a password', 'invalid-key', {
    status: 401,
    headers: [['www-authenticate', 'Basic realm="odd"']],
    body: '{"error":"Invalid API Key"}',
  }),
  ...['[]', '{"error":{"code":402}}', '{"message":"Pay","errors":["now"]}', '"Pay"', '402', ''].map(
    (body) =>
      refusal(`answers 402 with ${body || 'no body'}`, 'payment-required', { status: 402, body }),
  ),
  refusal('answers 402 with a page', 'payment-required', { status: 402, ...SIGN_IN }),
];

/** Further lookups have to wait after these, so each case needs a separate account. */
export const WAIT_CASES: readonly OddCase[] = [
  refusal('asks to wait a few seconds', 'rate-limited', {
    status: 429,
    headers: [['retry-after', 7]],
    body: '{"error":"Slow down"}',
  }),
  refusal('asks to wait until a date', 'rate-limited', {
    status: 429,
    headers: [['retry-after', 'Wed, 21 Oct 2099 07:28:00 GMT']],
    ...SIGN_IN,
  }),
];
