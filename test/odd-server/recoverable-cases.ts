/** Answers that arrive complete in spite of unusual HTTP, so none may be lost. */
import { chunkedHead, chunks, cutAfter, message, plain } from './manners.ts';
import { answered, IBAN_BANK, IS_ANSWERED, type OddCase } from './odd-case.ts';

const shows = { shows: IBAN_BANK, firefox: true } as const;

const withJobId = (name: string, jobId: (id: string) => string, firefox?: true): OddCase => ({
  name: `names a job ${name}`,
  manner: plain,
  job: plain,
  jobId,
  ...IS_ANSWERED,
  charged: 5,
  ...(firefox && { firefox }),
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

export const RECOVERABLE_CASES: readonly OddCase[] = [
  answered(
    'breaks the connection after the last brace',
    cutAfter(({ body }) => message({ body, length: body.length + 10 })),
    shows,
  ),
  answered(
    'breaks the connection after the last brace of chunks',
    cutAfter(({ body }) => Buffer.concat([chunkedHead(), ...chunks(body, 50).map(Buffer.from)])),
    shows,
  ),
  withJobId('in base64', (id) => base64(`${id}??>>`), true),
  withJobId('with slashes, plus and equals signs', (id) => `/${id}+/a/b==`),
  withJobId('with spaces, quotes and umlauts', (id) => `jöb "${id}" #1?x=1&y=%2F`),
  withJobId('in 2,000 characters', (id) => `${id}${'x'.repeat(2_000 - id.length)}`),
  withJobId('as a path upwards', (id) => `../../v1/usage/${id}`),
];
