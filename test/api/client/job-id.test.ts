/** Job ids: the contract says only that they are strings. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJobId } from '../../../lib/domain/endpoints.ts';
import { SAMPLES } from '../samples.ts';
import { fakeApi, json } from './fake-api.ts';

const RESULT = SAMPLES.intelligenceEmailq;
const QUERY = { query: 'ada@example.org' };

/** An API whose only job has this id. It answers polls of no other id. */
function apiWithJob(id: string | number) {
  return fakeApi(({ url }) => {
    if (!url.pathname.startsWith('/jobs/')) return json({ job_id: id }, 202);
    const asked = decodeURIComponent(url.pathname.slice('/jobs/'.length));
    return asked === String(id) ? json(RESULT) : json({ error: 'Not Found' }, 404);
  });
}

const ID = fc.oneof(
  fc.base64String({ minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.stringMatching(/^[./%?#&=+ \\:@;,{}"'<>|^`~-]{1,40}$/),
  fc.constantFrom('answer={"disposable":false}', '%2e', '%2e%2e', '...', 'a/../b', '__proto__'),
);

describe('a job', () => {
  it('is started and polled under any id that a URL can contain', async () => {
    await fc.assert(
      fc.asyncProperty(ID.filter(isJobId), async (id) => {
        const { client, sent } = apiWithJob(id);
        expect(await client.submit('intelligenceEmailq', QUERY)).toEqual({
          ok: true,
          value: { jobId: id },
        });
        expect(await client.poll('intelligenceEmailq', id)).toEqual({
          ok: true,
          value: { state: 'done', value: RESULT },
        });
        const raw = await client.callRaw('intelligenceEmailq', QUERY, { async: true });
        expect(raw.jobId).toBe(id);
        expect(sent).toHaveLength(3);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['x'.repeat(2048), 'é'.repeat(1024), 7, 0])('may have the id %j', async (id) => {
    const { client } = apiWithJob(id);
    expect(await client.submit('intelligenceEmailq', QUERY)).toEqual({
      ok: true,
      value: { jobId: String(id) },
    });
  });

  it.each(['', '.', '..', '\ud800', 'x'.repeat(2049), 'é'.repeat(1025), 1e21])(
    'is possibly billed, and its reply kept, where its id %j cannot be put into a URL',
    async (id) => {
      const { client, sent } = apiWithJob(id);
      const failure = {
        kind: 'unexpected-answer',
        message: expect.stringContaining('failures.jobIdUnusable'),
        billed: 'possibly',
        status: 202,
        raw: JSON.stringify({ job_id: id }),
      };
      expect(await client.submit('intelligenceEmailq', QUERY)).toMatchObject({
        ok: false,
        failure,
      });
      expect(await client.call('intelligenceEmailq', QUERY)).toMatchObject({ ok: false, failure });
      const raw = await client.callRaw('intelligenceEmailq', QUERY, { async: true });
      expect(raw).toMatchObject({ jobId: null, outcome: { ok: false, failure } });
      expect(sent).toHaveLength(3);
    },
  );
});
