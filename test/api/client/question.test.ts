import { describe, expect, it } from 'vitest';
import {
  askQuestion,
  pollQuestion,
  type Question,
  questionFor,
  submitQuestion,
  verdictFromAnswer,
} from '../../../lib/api/client/question.ts';
import { ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import { KIND_WITHOUT_LOOKUP, SAMPLES } from '../samples.ts';
import { fakeApi, json } from './fake-api.ts';

/** `questionFor` for kinds that can be looked up. */
function requiredQuestionFor(...about: Parameters<typeof questionFor>): Question {
  const question = questionFor(...about);
  if (question === null) throw new Error(`nothing to ask about ${about.join(' ')}`);
  return question;
}

describe('questionFor', () => {
  it.each([
    ['email', 'standard', 'intelligenceEmail', 3, false],
    ['email', 'deep', 'email', 5, true],
    ['domain', 'deep', 'intelligenceDomain', 2, false],
    ['iban', 'standard', 'iban', 1, false],
  ] as const)(
    'for %s, %s, calls %s for %i credits, as a job: %s',
    (kind, depth, endpoint, credits, slow) => {
      const question = requiredQuestionFor(kind, 'the value', depth);
      expect(question).toMatchObject({ endpoint, credits, slow, params: { query: 'the value' } });
      expect(question.fields).toEqual(ENDPOINTS[endpoint].fields);
      // A person asked.
      expect(requiredQuestionFor(kind, 'v', depth, { whole: true }).fields).toEqual([]);
    },
  );

  it('is null for a kind that the API cannot look up', () => {
    expect(questionFor(KIND_WITHOUT_LOOKUP, 'DEUTDEFF500', 'standard')).toBeNull();
    expect(questionFor(KIND_WITHOUT_LOOKUP, 'DEUTDEFF500', 'deep')).toBeNull();
  });

  it('sends the certificate-transparency flag only in a deep domain question', () => {
    const options = { transparencyParameter: ' ct_lookup ' };
    expect(requiredQuestionFor('domain', 'b.cd', 'deep', options)).toMatchObject({
      params: { query: 'b.cd', ct_lookup: 'true' },
      fields: [],
      credits: 2,
    });
    expect(requiredQuestionFor('domain', 'b.cd', 'standard', options).params).toEqual({
      query: 'b.cd',
    });
    expect(requiredQuestionFor('email', 'a@b.cd', 'deep', options).params).toEqual({
      query: 'a@b.cd',
      qualification_check: 'true',
    });
  });
});

describe('a question', () => {
  it('sends its parameters and fields and returns an answer that can be stored', async () => {
    const { client, sent } = fakeApi(() => json(SAMPLES.intelligenceEmail));
    const question = requiredQuestionFor('email', 'ada+x@example.org', 'standard');
    const answered = await askQuestion(client, question);
    expect(answered).toEqual({ ok: true, value: SAMPLES.intelligenceEmail });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.pathname).toBe('/v1/intelligence/email');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      query: 'ada+x@example.org',
      fields: question.fields.join(','),
    });
    const stored: unknown = JSON.parse(JSON.stringify(answered.ok && answered.value));
    expect(verdictFromAnswer('email', 'v', question.endpoint, stored)).toEqual(
      verdictFromAnswer('email', 'v', question.endpoint, SAMPLES.intelligenceEmail),
    );
  });

  it('is not sent when the API would refuse it', async () => {
    const { client, sent } = fakeApi(() => json({}));
    const question = requiredQuestionFor('phone', '0612345678', 'standard');
    for (const outcome of [
      await askQuestion(client, question),
      await submitQuestion(client, question),
    ]) {
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'bad-input', billed: 'no' } });
    }
    expect(sent).toEqual([]);
  });

  it.each([
    [
      { ...SAMPLES.iban, extra: 1 },
      { state: 'done', value: { ...SAMPLES.iban, extra: 1 } },
    ],
    [
      { valid: 'perhaps' },
      {
        state: 'failed',
        failure: { kind: 'unexpected-answer', billed: 'yes', raw: '{"valid":"perhaps"}' },
      },
    ],
  ])('is read without a poll if the answer %j came at once', async (answer, value) => {
    const { client, sent } = fakeApi(() => json({}));
    const question = requiredQuestionFor('iban', 'NL91ABNA0417164300', 'standard');
    expect(await pollQuestion(client, question, { answer })).toMatchObject({ ok: true, value });
    expect(sent).toEqual([]);
  });
});

describe('verdictFromAnswer', () => {
  it.each([
    ['email', 'intelligenceEmail', { disposable: 'no' }],
    ['email', 'intelligenceEmail', 'text'],
    ['email', 'intelligenceDomain', SAMPLES.domain],
    ['iban', 'vat', SAMPLES.vat],
    ['vat', 'job', SAMPLES.vat],
  ] as const)('returns null for %s from %s of %j', (kind, endpoint, answer) => {
    expect(verdictFromAnswer(kind, 'v', endpoint, answer)).toBeNull();
  });
});
