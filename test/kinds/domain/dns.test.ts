import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

/** "No" could mean missing or invalid, so the fact does not use it. */
describe.each(['spf', 'dmarc'])('the fact about %s', (name) => {
  it.each([
    ['there is no policy', { valid: false, text: null }, 'None', undefined],
    ['the policy is invalid', { valid: false, text: 'v=x' }, 'Present but not valid', 'caution'],
    ['the policy is valid', { valid: true, text: 'v=x' }, 'Valid', undefined],
    ['its text was not requested', { valid: false }, 'Missing or not valid', undefined],
  ])('%s', (_, { valid, ...rest }, value, standing) => {
    const text = 'text' in rest ? { [name]: rest.text } : {};
    const dns = { [`${name}_valid`]: valid, ...text };
    const verdict = verdictFromAnswer('domain', 'v', 'domain', { disposable: false, dns });
    const policy = verdict?.facts.find(({ label }) => label === name.toUpperCase());
    expect(policy).toMatchObject({ value });
    expect(policy?.standing).toBe(standing);
  });
});
