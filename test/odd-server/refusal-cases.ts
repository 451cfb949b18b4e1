/** Answers that did not come from the API, or cost nothing there. */
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
  refusal('knows no such path, with a page', 'no-api', { status: 404, ...SIGN_IN }, 'possibly'),
  refusal('knows no such path, with nothing', 'no-api', { status: 404 }, 'possibly'),
  {
    ...refusal(
      'knows no such value',
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
      refusal(`wants payment with ${body || 'nothing'}`, 'payment-required', { status: 402, body }),
  ),
  refusal('wants payment with a page', 'payment-required', { status: 402, ...SIGN_IN }),
];

/** Lookups wait after these, so each needs an account of its own. */
export const WAIT_CASES: readonly OddCase[] = [
  refusal('wants a few seconds’ wait', 'rate-limited', {
    status: 429,
    headers: [['retry-after', 7]],
    body: '{"error":"Slow down"}',
  }),
  refusal('wants a wait until a date', 'rate-limited', {
    status: 429,
    headers: [['retry-after', 'Wed, 21 Oct 2099 07:28:00 GMT']],
    ...SIGN_IN,
  }),
];
