/** A full answer shows every field of the API's answer. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerPanel } from '../../../components/lookup/AnswerPanel.tsx';
import { ENDPOINT_CONTRACT, type EndpointName } from '../../../lib/domain/endpoints.ts';
import { NOW } from '../samples.ts';

type Value = string | number | boolean | null | readonly unknown[];
/** Path of the field, its value in the answer, and the text that the interface shows. */
type Row = readonly [path: string, value: Value, says: string];

/** One or two fields of each form. That no field of the contract lacks a line: test/models/answer/view.test.ts. */
const ANSWERS = {
  email: [
    ['normalized_email', 'odd+n@odd.example', 'odd+n@odd.example'],
    ['disposable', false, 'No'],
    ['role_account', true, 'Yes'],
    ['role_type', 'odd_role', 'odd role'],
    ['risk_score', 31, '31 out of 100'],
    ['dns.mx_records', [{ hostname: 'mx7.example', priority: 17 }], 'mx7.example priority 17'],
    ['dns.spf', 'v=spf1 +odd', 'v=spf1 +odd'],
    ['dns.spf_valid', false, 'Present but not valid'],
    ['dns.dmarc', null, 'None'],
    ['dns.mx_providers', [{ slug: 'odd', type: 'own_host', grade: 'C' }], 'odd own host, grade C'],
    ['smtp_valid', true, 'Accepts email'],
    ['qualification', 'valid', 'Deliverable'],
  ],
  intelligenceDomain: [
    ['domain_age_days', 800, '2 years (800 days)'],
    ['whois.registrar', 'Odd Registrar', 'Odd Registrar'],
    ['whois.creation_date', '2001-02-03', '3 Feb 2001'],
    ['sources', ['odd-list', 'even-list'], 'odd-list even-list'],
    ['tags', [], 'None'],
  ],
  intelligenceIp: [
    ['is_proxy', null, 'Not known'],
    ['asn.asn', 64_511, 'AS64511'],
    ['asn.country', 'PT', 'Portugal (PT)'],
    ['location.country', 'Lusitania', 'Lusitania'],
    ['location.latitude', 42.24, '42.24'],
    ['location.longitude', -8.72, '-8.72 Show on a map'],
  ],
  phone: [
    ['carrier_type', 'virtual_operator', 'virtual operator'],
    ['country_code', '32', '32'],
    ['timezones', ['Europe/Brussels', 'Europe/Odd'], 'Europe/Brussels Europe/Odd'],
    ['source_count', 6, '6'],
  ],
  vat: [
    ['valid', true, 'Registered'],
    ['company_address', '---', 'Not disclosed'],
  ],
  iban: [
    ['valid', true, 'Yes'],
    ['branch_code', '', 'Empty'],
  ],
} as const satisfies Partial<Record<EndpointName, readonly Row[]>>;

function nested(rows: readonly Row[]): object {
  const answer: Record<string, Value | Record<string, Value>> = {};
  for (const [path, value] of rows) {
    const [first = '', second] = path.split('.');
    if (second === undefined) answer[first] = value;
    else answer[first] = Object.assign({}, answer[first], { [second]: value });
  }
  return answer;
}

/** Field path → shown value. */
const shownFields = (): Record<string, string> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .filter(({ title }) => title !== '')
      .map((name) => {
        const value = name.nextElementSibling?.cloneNode(true);
        if (!(value instanceof Element)) throw new Error(`${name.title} has no value`);
        for (const control of value.querySelectorAll('button, svg')) control.remove();
        return [name.title, value.textContent.replace(/\s+/g, ' ').trim()];
      }),
  );

it.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])(
  '%s: shows fields of each form, and those that are missing',
  (endpoint) => {
    const { path, kind } = ENDPOINT_CONTRACT[endpoint];
    const rows: readonly Row[] = ANSWERS[endpoint];
    const answer = nested(rows);
    render(
      <AnswerPanel
        kind={kind}
        value=""
        record={{ endpoint, path, at: NOW, whole: true, answer }}
      />,
    );
    const wanted: Record<string, string> = Object.fromEntries(
      rows.map(([field, , text]) => [field, text]),
    );
    const shown = shownFields();
    // All other fields are shown as missing.
    const absent = Object.keys(shown).filter((field) => !(field in wanted));
    const missing = Object.fromEntries(absent.map((field) => [field, 'Not in this answer']));
    expect(shown).toEqual({ ...wanted, ...missing });
  },
);
