import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import type { EndpointName } from '../../../lib/api/endpoints/table.ts';
import { SAMPLES } from '../../api/samples.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

type Case = readonly [EndpointName, object, string, string];

const CASES: readonly Case[] = [
  ['iban', { valid: true, bank_name: 'Example Bank' }, 'good', 'bank-found'],
  ['iban', { valid: true, bank_name: null }, 'good', 'valid-iban'],
  ['iban', { valid: true, bank_name: ' ' }, 'good', 'valid-iban'],
  ['iban', { valid: false, bank_name: 'Example Bank' }, 'bad', 'not-valid'],
];

function facts(endpoint: EndpointName, answer: unknown) {
  const found = verdictFromAnswer('iban', 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('the verdict of an IBAN lookup', () => {
  it.each(CASES)('%s with %j: %s, %s', (endpoint, answer, standing, reason) => {
    expect(verdictFromAnswer('iban', 'v', endpoint, answer)).toMatchObject({
      kind: 'iban',
      value: 'v',
      standing,
      reason,
      basis: ['api'],
    });
  });
});

describe('facts of an IBAN lookup', () => {
  it('include bank, BIC and SEPA', () => {
    expect(facts('iban', SAMPLES.iban)).toMatchObject({
      Bank: 'Example Bank',
      BIC: 'ABNANL2A',
      SEPA: 'Yes',
      Country: 'Netherlands',
      'Bank code': 'ABNA',
    });
  });
});
