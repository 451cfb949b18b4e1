import { describe, expect, it } from 'vitest';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import type { AnswerLine } from '../../../lib/models/answer/line.ts';
import { answerFieldPaths, answerViewOf } from '../../../lib/models/answer/view.ts';
import { KINDS, type Kind } from '../../../lib/values/domain/kind.ts';
import { SAMPLES } from '../../api/samples.ts';

/** The answer with all fields of a kind is that of the endpoint of the same name. */
type AskableKind = Kind & keyof typeof SAMPLES;
const ASKABLE_KINDS = KINDS.filter((kind): kind is AskableKind => kind in SAMPLES);

/** The paths of the values in an answer. */
const fieldsIn = (answer: object, before = ''): string[] =>
  Object.entries(answer).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsIn(value, `${before}${name}.`)
      : [before + name],
  );

function line(
  kind: Kind,
  answer: unknown,
  path: string,
  older?: Parameters<typeof answerViewOf>[2],
): AnswerLine {
  const found = answerViewOf(kind, answer, older)
    .groups.flatMap(({ lines }) => lines)
    .find((line) => line.path === path);
  if (!found) throw new Error(`no line for ${path}`);
  return found;
}

describe('the fields of the contract', () => {
  it('are known for every kind that can be looked up', () => {
    expect(ASKABLE_KINDS).toEqual(KINDS.filter((kind) => KIND_DEFINITIONS[kind].lookup !== null));
  });

  it.each(ASKABLE_KINDS)('%s: each has one line, and there are no others', (kind) => {
    expect([...answerFieldPaths(kind)].sort()).toEqual(fieldsIn(SAMPLES[kind]).sort());
  });

  it.each(ASKABLE_KINDS)('%s: each has a text, and names differ within a group', (kind) => {
    const { groups, otherFields } = answerViewOf(kind, SAMPLES[kind]);
    expect(otherFields).toBeUndefined();
    for (const { name, lines } of groups) {
      expect(new Set(lines.map((line) => line.name)).size, name).toBe(lines.length);
      for (const { state, path, text } of lines) {
        expect(state, path).toBe('present');
        expect(text, path).not.toBe('');
        expect(text, path).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });
});

describe('a missing value', () => {
  it.each(ASKABLE_KINDS)('%s: a missing field and null have different texts', (kind) => {
    const absent = answerViewOf(kind, {}).groups.flatMap(({ lines }) => lines);
    for (const line of absent) {
      expect(line).toMatchObject({ state: 'absent', text: 'Not in this answer', raw: '' });
    }
    const topLevelNames = Object.keys(SAMPLES[kind]);
    const nulls = answerViewOf(kind, Object.fromEntries(topLevelNames.map((name) => [name, null])));
    for (const { state, path, text } of nulls.groups.flatMap(({ lines }) => lines)) {
      expect(state, path).toBe('null');
      expect(text).not.toBe('Not in this answer');
    }
    expect(nulls.otherFields).toBeUndefined();
  });
});

/** An answer with only this field. */
const answerWith = (path: string, value: unknown): object =>
  Object(path.split('.').reduceRight((inner, name) => ({ [name]: inner }), value));

describe('the line of a field', () => {
  const MX = { hostname: 'mx1.example.org', priority: 10 };
  const unreadable = (raw: string) => ({ state: 'unreadable', text: `Not readable: ${raw}` });
  const CAUTION = { standing: 'caution' };
  const NOTHING = { standing: undefined };
  const inYears = `12 years (${new Intl.NumberFormat().format(4475)} days)`;

  it.each<[Kind, string, unknown, object | string, string?]>([
    // The contract gives a meaning to null and to empty values.
    ['email', 'did_you_mean', null, 'None'],
    ['email', 'risk_score', null, 'Not known'],
    ['iban', 'bic', '', { state: 'present', text: 'Empty' }],
    ['vat', 'company_name', '---', 'Not disclosed'],
    ['vat', 'valid', true, 'Registered'],
    ['email', 'qualification', 'valid', 'Deliverable'],
    ['email', 'smtp_valid', true, 'Accepts email'],
    ['phone', 'carrier_type', 'virtual_operator', 'virtual operator'],
    ['ip', 'asn.asn', 64_511, 'AS64511'],
    ['email', 'disposable', false, { text: 'No', ...NOTHING }],
    ['email', 'disposable', true, CAUTION],
    ['ip', 'is_vpn', true, CAUTION],
    ['iban', 'valid', false, { standing: 'bad' }],
    // The API also answers false when the mail server does not tell.
    ['email', 'smtp_valid', false, NOTHING],
    ['domain', 'domain_age_days', 12, { text: '12 days', raw: '12' }],
    ['domain', 'domain_age_days', 1, '1 day'],
    ['domain', 'domain_age_days', 366, '1 year (366 days)'],
    ['domain', 'domain_age_days', 4475, inYears],
    ['vat', 'country_code', 'NL', { text: 'Netherlands (NL)', raw: 'NL' }],
    ['vat', 'country_code', 'EL', 'Greece (EL)'],
    ['vat', 'country_code', 'XI', 'Northern Ireland (XI)'],
    ['vat', 'country_code', 'QQ', 'QQ'],
    // A date is the same day in every time zone.
    ['domain', 'first_seen', '1995-08-31', '31 Aug 1995'],
    ['domain', 'first_seen', '1995-08-31T23:30:00-05:00', '31 Aug 1995'],
    ['domain', 'first_seen', 'last year', 'last year'],
    ['ip', 'threat_score', 91, CAUTION],
    ['ip', 'threat_score', 101, { text: '101', ...NOTHING }],
    // A text that is a number is read as one.
    ['phone', 'risk_score', '90', { text: '90 out of 100', ...CAUTION }],
    ['email', 'dns.mx_records', [MX], { items: [{ text: MX.hostname, details: 'priority 10' }] }],
    ['email', 'dns.mx_records', [{ ...MX, ttl: 300 }], 'mx1.example.org (priority 10, ttl 300)'],
    // What cannot be read is shown, also in a list.
    [
      'email',
      'dns.mx_records',
      [{ ...MX, priority: [] }, 'b'],
      'mx1.example.org (priority Not readable: []), b',
    ],
    [
      'domain',
      'tags',
      ['shop', null],
      { items: [{ text: 'shop' }, { text: 'Not readable: null' }] },
    ],
    ['domain', 'tags', [null], unreadable('[null]')],
    ['domain', 'whois', 'private', unreadable('"private"'), 'whois.registrar'],
    ['ip', 'asn.asn', 'AS64500', unreadable('"AS64500"')],
    ['email', 'disposable', 'true', unreadable('"true"')],
    ['domain', 'sources', { a: 1 }, unreadable('{"a":1}')],
    ['domain', 'first_seen', 1_700_000_000, unreadable('1700000000')],
  ])('%s %s of %j: %j', (kind, path, value, expected, of = path) => {
    const found = { standing: undefined, ...line(kind, answerWith(path, value), of) };
    expect(found).toMatchObject(typeof expected === 'string' ? { text: expected } : expected);
  });

  it.each([
    [{ spf: null, spf_valid: false }, 'None'],
    [{ spf: 'v=spf1', spf_valid: false }, 'Present but not valid'],
    [{ spf: 'v=spf1 -all', spf_valid: true }, 'Valid'],
    [{ spf_valid: false }, 'Missing or not valid'],
    [{ spf: null, spf_valid: null }, 'Not known'],
  ])('SPF of %j: %s', (dns, text) =>
    expect(line('domain', { dns }, 'dns.spf_valid').text).toBe(text),
  );

  it('links coordinates to a map', () => {
    const linkOf = (location: object) => line('ip', { location }, 'location.longitude').link;
    expect(linkOf({ latitude: -33.8688, longitude: 151.2093 })?.href).toBe(
      'https://www.openstreetmap.org/?mlat=-33.8688&mlon=151.2093#map=9/-33.8688/151.2093',
    );
    expect(linkOf({ longitude: 5 })).toBeUndefined();
  });
});

describe('several answers', () => {
  const older = [
    { path: '/v1/older', at: 5, answer: { risk_score: 4, has_gravatar: true, crt: 1 } },
  ];
  const lineOf = (answer: unknown, path: string) => line('email', answer, path, older);

  it('take each field from the newest answer in which it can be read, with its source', () => {
    const newest = { risk_score: 9, has_gravatar: 'perhaps', disposable: null };
    expect(lineOf(newest, 'risk_score')).toMatchObject({ text: '9 out of 100' });
    expect(lineOf(newest, 'risk_score').source).toBeUndefined();
    expect(lineOf(newest, 'has_gravatar')).toMatchObject({
      text: 'Yes',
      source: { path: '/v1/older', at: 5 },
      newerUnreadable: '"perhaps"',
    });
    expect(lineOf(newest, 'disposable').state).toBe('null');
    const { source } = lineOf({ risk_score: null }, 'risk_score');
    expect(source).toEqual({ path: '/v1/older', at: 5 });
  });

  it('keep null where the contract gives it a meaning', () => {
    const meant = [{ path: '/v1/older', at: 5, answer: { did_you_mean: 'a@b.example' } }];
    const found = line('email', { did_you_mean: null }, 'did_you_mean', meant);
    expect(found).toMatchObject({ state: 'null', text: 'None' });
  });

  it('name the source of a field without a line', () => {
    const view = answerViewOf('email', { disposable: false }, older);
    expect(view.otherFields).toEqual({ crt: 1 });
    expect(view.otherSources).toEqual([{ field: 'crt', path: '/v1/older', at: 5 }]);
  });
});

describe('a field without a line', () => {
  it('is among the other fields, with its structure unchanged', () => {
    const answer = {
      domain: 'example.org',
      certificate_transparency: { issuers: ['A'] },
      dns: { mx: true, dnssec: null },
      whois: { abuse: { email: 'abuse@example.org' } },
    };
    expect(answerViewOf('domain', answer).otherFields).toEqual({
      certificate_transparency: { issuers: ['A'] },
      dns: { dnssec: null },
      whois: { abuse: { email: 'abuse@example.org' } },
    });
  });

  it('is kept where an object was expected', () => {
    expect(answerViewOf('email', { dns: 'none' }).otherFields).toEqual({ dns: 'none' });
    expect(answerViewOf('email', ['a']).otherFields).toBeUndefined();
  });
});
