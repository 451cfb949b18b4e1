import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import type { EndpointName } from '../../../lib/api/endpoints/table.ts';
import { SAMPLES } from '../../api/samples.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

type Case = readonly [EndpointName, object, string, string];

const CASES: readonly Case[] = [
  ['phone', { is_valid: true }, 'good', 'valid-number'],
  ['phone', { is_valid: false, is_spam: true }, 'bad', 'not-valid'],
  ['phone', { is_valid: true, is_threat: true }, 'bad', 'threat'],
  ['phone', { is_valid: true, is_disposable: true }, 'bad', 'disposable'],
  ['phone', { is_valid: true, is_spam: true }, 'caution', 'spam'],
  ['phone', { is_valid: true, risk_score: 90 }, 'caution', 'high-risk'],
  ['phone', { is_valid: true, is_virtual: true }, 'caution', 'virtual'],
];

function facts(endpoint: EndpointName, answer: unknown) {
  const found = verdictFromAnswer('phone', 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('the verdict of a phone lookup', () => {
  it.each(CASES)('%s with %j: %s, %s', (endpoint, answer, standing, reason) => {
    expect(verdictFromAnswer('phone', 'v', endpoint, answer)).toMatchObject({
      kind: 'phone',
      value: 'v',
      standing,
      reason,
      basis: ['api'],
    });
  });
});

describe('facts of a phone lookup', () => {
  it('include carrier, type and country', () => {
    expect(facts('phone', SAMPLES.phone)).toMatchObject({
      Carrier: 'Example Telecom',
      Type: 'Mobile',
      Country: 'Netherlands',
      International: '+31 6 12345678',
    });
    expect(
      facts('phone', { is_valid: true, number_type: 'FIXED_LINE', country: 'NL' }),
    ).toMatchObject({ Type: 'Landline', Country: 'Netherlands' });
  });

  it('leave out a location that repeats the country', () => {
    const answer = { is_valid: true, country: 'NL', location: 'Netherlands' };
    expect(facts('phone', answer)).toEqual({ Country: 'Netherlands' });
  });
});
