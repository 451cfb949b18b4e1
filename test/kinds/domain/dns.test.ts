import { describe, expect, it } from 'vitest';
import { verdictFromAnswer } from '../../../lib/api/client/question.ts';

/** "No" could mean missing or invalid, so it is not used. */
describe.each(['spf', 'dmarc'])('the fact about %s', (name) => {
  it.each([
    ['there is none', { valid: false, text: null }, 'None', undefined],
    ['it does not hold', { valid: false, text: 'v=x' }, 'Present but not valid', 'caution'],
    ['it holds', { valid: true, text: 'v=x' }, 'Valid', undefined],
    ['its text was not asked for', { valid: false }, 'Missing or not valid', undefined],
  ])('%s', (_, { valid, ...rest }, value, standing) => {
    const text = 'text' in rest ? { [name]: rest.text } : {};
    const dns = { [`${name}_valid`]: valid, ...text };
    const verdict = verdictFromAnswer('domain', 'v', 'domain', { disposable: false, dns });
    const policy = verdict?.facts.find(({ label }) => label === name.toUpperCase());
    expect(policy).toMatchObject({ value });
    expect(policy?.standing).toBe(standing);
  });
});
