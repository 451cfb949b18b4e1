import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import type { EndpointName } from '../../../lib/api/endpoints/table.ts';
import { SAMPLES } from '../../api/samples.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

type Case = readonly [EndpointName, object, string, string];

const CASES: readonly Case[] = [
  ['vat', { valid: true }, 'good', 'registered'],
  ['vat', { valid: false }, 'bad', 'not-registered'],
];

function facts(endpoint: EndpointName, answer: unknown) {
  const found = verdictFromAnswer('vat', 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('the verdict of a VAT lookup', () => {
  it.each(CASES)('%s with %j: %s, %s', (endpoint, answer, standing, reason) => {
    expect(verdictFromAnswer('vat', 'v', endpoint, answer)).toMatchObject({
      kind: 'vat',
      value: 'v',
      standing,
      reason,
      basis: ['api'],
    });
  });
});

describe('facts of a VAT lookup', () => {
  it('include the company in one line if the state discloses it', () => {
    expect(facts('vat', SAMPLES.vat)).toEqual({
      Company: 'Example B.V.',
      Address: 'Straat 1, 3500 AA Utrecht',
      Country: 'Netherlands',
    });
    expect(facts('vat', { valid: true, company_name: '---', company_address: '---' })).toEqual({});
    expect(facts('vat', { valid: true, country_code: 'EL' })).toEqual({ Country: 'Greece' });
  });
});
