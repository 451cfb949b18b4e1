import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInReferences } from '../../../lib/api/client/question.ts';
import type { EndpointName } from '../../../lib/api/endpoints/table.ts';
import { SAMPLES } from '../../api/samples.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInReferences);

type Case = readonly [EndpointName, object, string, string];

const CASES: readonly Case[] = [
  ['intelligenceDomain', { disposable: false }, 'good', 'no-risk-found'],
  ['domain', { disposable: true }, 'caution', 'disposable'],
  ['domain', { disposable: true, relay_domain: true }, 'caution', 'relay'],
  ['domain', { disposable: false, relay_domain: true }, 'caution', 'relay'],
  ['domain', { disposable: false, domain_age_days: 29 }, 'caution', 'new-domain'],
  ['domain', { disposable: false, domain_age_days: 30 }, 'good', 'no-risk-found'],
  ['domain', { disposable: false, domain_age_days: -1 }, 'good', 'no-risk-found'],
  ['domain', { disposable: false, dns: { mx: false } }, 'caution', 'no-mail-server'],
  ['domain', { disposable: false, public_domain: true }, 'good', 'webmail'],
  ['domain', { disposable: false, education: true }, 'good', 'education'],
];

function facts(endpoint: EndpointName, answer: unknown) {
  const found = verdictFromAnswer('domain', 'v', endpoint, answer)?.facts ?? [];
  return Object.fromEntries(found.map(({ label, value }) => [label, value]));
}

describe('the verdict of a domain lookup', () => {
  it.each(CASES)('%s with %j: %s, %s', (endpoint, answer, standing, reason) => {
    expect(verdictFromAnswer('domain', 'v', endpoint, answer)).toMatchObject({
      kind: 'domain',
      value: 'v',
      standing,
      reason,
      basis: ['api'],
    });
  });
});

describe('facts of a domain lookup', () => {
  it('include age, dates and mail', () => {
    expect(facts('domain', { ...SAMPLES.domain, domain_age_days: 400 })).toMatchObject({
      Age: '1 year',
      Registered: '1995-08-31',
      Expires: '2030-08-30',
      Registrar: 'Example Registrar',
      'Mail server (MX)': 'Yes',
      'Mail provider': 'example-mail',
      Tags: 'tag b',
      'Listed by': 'list-a',
    });
    expect(facts('domain', { disposable: false, domain_age_days: 1 }).Age).toBe('1 day');
    expect(facts('domain', { disposable: false, domain_age_days: 364 }).Age).toBe('364 days');
  });

  it('show certificate data in any layout, and no other unknown field', () => {
    const answer = {
      disposable: false,
      news: 'not shown',
      certificate_transparency: {
        total: 12,
        current: { issuer: 'left out: nested too deep' },
        issuers: ['CA One', 'CA Two'],
        names: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
        history: [{ id: 1 }, { id: 2 }],
        revoked: [],
      },
      san: ['x.example.org'],
    };
    expect(facts('intelligenceDomain', answer)).toEqual({
      Disposable: 'No',
      'Certificate transparency: total': '12',
      'Certificate transparency: issuers': 'CA One, CA Two',
      'Certificate transparency: names': 'a, b, c, d, e and 2 more',
      'Certificate transparency: history': '2 in total',
      'Certificate transparency: revoked': 'None',
      San: 'x.example.org',
    });
  });
});
