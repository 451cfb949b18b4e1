import { describe, expect, it } from 'vitest';
import {
  type ConsoleDraft,
  draftProblems,
  emptyConsoleDraft,
  missingForSending,
  withEndpoint,
} from '../../../lib/console/request/draft.ts';
import { ENDPOINT_FORMS } from '../../../lib/console/request/forms.ts';
import { requestPathOf } from '../../../lib/console/request/snippets.ts';
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
} from '../../../lib/domain/endpoints.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/definitions.ts';
import { KINDS } from '../../../lib/values/domain/kind.ts';

const draft = (
  endpoint: EndpointName,
  values: ConsoleDraft['values'] = {},
  more: Partial<ConsoleDraft> = {},
): ConsoleDraft => ({ ...emptyConsoleDraft(endpoint), values, ...more });

const certificates = { query: 'a.org', certificates: 'true' };

it('has a form for every kind that the API can look up', () => {
  const kinds = Object.values(ENDPOINT_FORMS).flatMap(({ kind }) => kind ?? []);
  const wanted = KINDS.filter((kind) => KIND_DEFINITIONS[kind].lookup !== null);
  expect([...new Set(kinds)].toSorted()).toEqual(wanted.toSorted());
});

describe('the problems of a draft', () => {
  it.each([
    ['an empty query', draft('vat'), 'query', true],
    ['a phone number with blanks', draft('phone', { query: '+31 6 12' }), 'query', true],
    ['an email address without @', draft('email', { query: 'ada' }), 'query', false],
    ['a VAT number without its country', draft('vat', { query: '136695976' }), 'query', false],
    ['a base of four letters', draft('rates', { base: 'EURO' }), 'base', true],
    ['symbols with a semicolon', draft('rates', { symbols: 'USD;GBP' }), 'symbols', true],
    ['neither engine nor path', draft('stats'), 'engine', true],
    ['no job id', draft('job'), 'job_id', true],
    ['a job id that no URL can name', draft('job', { job_id: '..' }), 'job_id', true],
    ['a flag without its name', draft('domain', certificates), 'certificates', true],
    [
      'a flag that is another parameter',
      draft('domain', certificates, { flagName: 'X_API_KEY' }),
      'certificates',
      true,
    ],
    [
      'a field that is not known',
      draft('vat', { query: 'DE136695976' }, { fields: 'valid, bic' }),
      'fields',
      false,
    ],
  ])('include %s', (_, invalidDraft, parameter, blocks) => {
    expect([...draftProblems(invalidDraft).keys()]).toEqual([parameter]);
    expect(draftProblems(invalidDraft).get(parameter)).toMatchObject({ blocksSending: blocks });
    const text = draftProblems(invalidDraft).get(parameter)?.text;
    expect(missingForSending(invalidDraft)).toBe(blocks ? text : null);
  });

  it.each([
    ['phone', { query: '+31612345678' }],
    ['rates', {}],
    ['rates', { base: 'usd', symbols: 'eur, gbp' }],
    ['stats', { path: '/v1/vat' }],
  ] as const)('are none for %s with %j', (endpoint, values) => {
    expect([...draftProblems(draft(endpoint, values))]).toEqual([]);
  });

  it('do not include a field that names an object or a part of an item', () => {
    const fields = 'dns, dns.mx_records.hostname';
    expect([...draftProblems(draft('email', { query: 'a@b.org' }, { fields }))]).toEqual([]);
  });
});

describe('the request line', () => {
  it.each([
    ['/v1/email?query=a%2Bb%40example.org', draft('email', { query: ' a+b@example.org ' })],
    [
      '/v1/email?query=a%40b.org&qualification_check=true',
      draft('email', { query: 'a@b.org', qualification_check: 'true' }),
    ],
    ['/v1/domain?query=a.org&ct=true', draft('domain', certificates, { flagName: 'ct' })],
    [
      '/v1/vat/rates?base=USD&symbols=EUR%2CGBP',
      draft('rates', { base: 'usd', symbols: 'eur, gbp' }),
    ],
    [
      '/v1/vat?query=DE1&fields=valid%2Ccompany_name&soft_fail=true&is_async=true',
      draft(
        'vat',
        { query: 'DE1' },
        { fields: ' valid , ,company_name', softFail: true, async: true },
      ),
    ],
    ['/jobs/a%3A1', draft('job', { job_id: 'a:1' })],
    ['/jobs/{job_id}', draft('job')],
    ['/v1/usage', draft('usage')],
  ])('%s', (line, request) => expect(requestPathOf(request)).toBe(line));
});

it('keeps the entered values for an endpoint of the same kind, else only the global switches', () => {
  const more = { fields: 'disposable', softFail: true };
  const emailDraft = draft('email', { query: 'ada@example.org' }, more);
  const endpoint = 'intelligenceEmailq';
  expect(withEndpoint(endpoint, emailDraft)).toEqual({ ...emailDraft, endpoint });
  expect(withEndpoint('vat', emailDraft)).toEqual({ ...draft('vat'), softFail: true });
  expect(withEndpoint('rates', draft('stats', { path: '/v1/vat' })).values).toEqual({});
});

it('the forms have the parameters of the contract', () => {
  for (const name of ENDPOINT_NAMES) {
    const contract = ENDPOINT_CONTRACT[name];
    const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const named = ENDPOINT_FORMS[name].parameters.map((parameter) =>
      parameter.type === 'flag' ? '{transparency}' : parameter.name,
    );
    expect(named).toEqual([...inPath, ...contract.parameters]);
  }
});
