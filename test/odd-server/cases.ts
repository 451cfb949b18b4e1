/** All unusual answers, with those to deep lookups, which run as jobs. */
import { gzipSync } from 'node:zlib';
import { ANSWERED_CASES } from './answered-cases.ts';
import { LOST_CASES, REFUSED_CASES, UNREADABLE_CASES } from './failing-cases.ts';
import { answering, chunkedHead, chunks, inItsPlace, message, plain } from './manners.ts';
import { cases, cutInHalf, firefox, GZIP, type OddCase, type Row, SIGN_IN } from './odd-case.ts';
import type { Manner } from './server.ts';

/** Answers the first request in this manner, the others as usual. */
function once(manner: Manner): Manner {
  let isFirst = true;
  return (exchange) => {
    const now = isFirst ? manner : plain;
    isFirst = false;
    return now(exchange);
  };
}

/** In cases whose first poll fails, the extension polls at least twice. */
const polled = (name: string, first: Manner, rest: Partial<OddCase> = {}): Row => [
  name,
  plain,
  { job: once(first), ...rest },
];

const named = (name: string, jobId: (id: string) => string, rest: Partial<OddCase> = {}): Row => [
  `names a job ${name}`,
  plain,
  { job: plain, jobId, ...rest },
];

const base64 = (text: string) => Buffer.from(text).toString('base64');

const JOB_CASES = cases({ outcome: 'answered', billed: 'yes', charged: 5 }, [
  polled(
    'redirects the first poll',
    inItsPlace(({ elsewhere }) => ({ status: 302, headers: [['location', elsewhere]] })),
    firefox,
  ),
  polled('answers the first poll with a sign-in page', inItsPlace(SIGN_IN)),
  polled('breaks the first poll in the middle', cutInHalf),
  polled(
    'sends the job in chunks of a byte of gzip',
    answering(({ body }) => [chunkedHead(GZIP), ...chunks(gzipSync(body), 1), '0\r\n\r\n']),
  ),
  [
    'names another address for the job',
    answering(({ status, body }, { elsewhere }) =>
      message({ status, body, headers: [['location', `${elsewhere}/jobs/1`]] }),
    ),
    { job: plain },
  ],
  [
    'breaks the connection while it accepts a job',
    cutInHalf,
    { job: plain, outcome: 'network', billed: 'possibly' },
  ],
  named('in base64', (id) => base64(`${id}??>>`), firefox),
  named('with slashes, plus and equals signs', (id) => `/${id}+/a/b==`),
  named('with spaces, quotes and umlauts', (id) => `jöb "${id}" #1?x=1&y=%2F`),
  named('as a path upwards', (id) => `../../v1/usage/${id}`),
  ...['', '.', '..'].map((id) =>
    named(`"${id}", which no address can hold`, () => id, {
      outcome: 'unexpected-answer',
      billed: 'possibly',
      keeps: `{"job_id":"${id}"}`,
    }),
  ),
]);

export const ODD_CASES: readonly OddCase[] = [
  ...ANSWERED_CASES,
  ...LOST_CASES,
  ...UNREADABLE_CASES,
  ...REFUSED_CASES,
  ...JOB_CASES,
];

/** Further lookups have to wait after these, so each case needs a separate account. */
export const WAIT_CASES = cases({ outcome: 'rate-limited', billed: 'no', charged: 0 }, [
  [
    'asks to wait a few seconds',
    inItsPlace({ status: 429, headers: [['retry-after', 7]], body: '{"error":"Slow down"}' }),
  ],
  [
    'asks to wait until a date',
    inItsPlace({
      status: 429,
      headers: [['retry-after', 'Wed, 21 Oct 2099 07:28:00 GMT']],
      ...SIGN_IN,
    }),
  ],
]);
