/** Unusual answers to deep lookups, which run as jobs. */
import { gzipSync } from 'node:zlib';
import { answering, chunkedHead, chunks, cutAfter, inItsPlace, message, plain } from './manners.ts';
import { half, IS_ANSWERED, type OddCase, PAGE } from './odd-case.ts';
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

const job = (name: string, poll: Manner, rest: Partial<OddCase> = {}): OddCase => ({
  name,
  manner: plain,
  job: once(poll),
  ...IS_ANSWERED,
  charged: 5,
  ...rest,
});

/** In cases whose first poll fails, the extension polls at least twice. */
export const JOB_CASES: readonly OddCase[] = [
  job(
    'redirects the first poll',
    inItsPlace(({ elsewhere }) => ({ status: 302, headers: [['location', elsewhere]] })),
    { firefox: true },
  ),
  job('answers the first poll with a sign-in page', inItsPlace({ type: 'text/html', body: PAGE })),
  job(
    'answers the first poll with a 404 page',
    inItsPlace({ status: 404, type: 'text/html', body: PAGE }),
  ),
  job(
    'answers the first poll with a rate limit',
    inItsPlace({ status: 429, type: 'text/html', body: PAGE }),
  ),
  job(
    'breaks the first poll in the middle',
    cutAfter(({ body }) => message({ body: half(body), length: body.length })),
  ),
  job(
    'sends the job in chunks of a byte of gzip',
    answering(({ body }) => [
      chunkedHead([['content-encoding', 'gzip']]),
      ...chunks(gzipSync(body), 1),
      '0\r\n\r\n',
    ]),
  ),
  job('names another address for the job', plain, {
    manner: answering(({ status, body }, { elsewhere }) =>
      message({ status, body, headers: [['location', `${elsewhere}/jobs/1`]] }),
    ),
  }),
  job('breaks the connection while it accepts a job', plain, {
    manner: cutAfter(({ status, body }) =>
      message({ status, body: half(body), length: body.length }),
    ),
    outcome: 'network',
    billed: 'possibly',
  }),
  ...['', '.', '..'].map((jobId) =>
    job(`names a job "${jobId}", which no address can hold`, plain, {
      jobId: () => jobId,
      outcome: 'unexpected-answer',
      billed: 'possibly',
      keeps: `{"job_id":"${jobId}"}`,
    }),
  ),
];
