import { beforeEach, describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { HistoryEntry, StoredAnswer } from '../../../lib/extension/schemas/index.ts';
import { createAnswerConsistencyCheck } from '../../../lib/service/answers/answer-consistency.ts';
import { shown } from '../../../lib/texts/shown.ts';

const MINUTE = 60_000;
const SAYS =
  'The email address (other.example) does not match the company name (Muster Werkzeuge GmbH).';

let entries: HistoryEntry[];
let answers: Record<string, unknown>;
let isOn: boolean;

const entry = (
  id: string,
  verdict: Pick<Verdict, 'kind' | 'value'>,
  more: object = {},
): HistoryEntry => ({
  id,
  at: 90 * MINUTE,
  verdict: { standing: 'good', reason: 'x', headline: 'X.', facts: [], basis: ['api'], ...verdict },
  place: 'text',
  site: 'crm.example',
  credits: 1,
  billed: 'yes',
  depth: 'standard',
  ...more,
});
const record = (answer: unknown): StoredAnswer => ({
  endpoint: 'vat',
  path: '/v1/vat',
  at: 0,
  whole: true,
  answer,
});

const contradictionOf = async (id: string) => {
  const find = createAnswerConsistencyCheck({
    history: { list: async () => entries },
    storedAnswers: { read: async (of) => (of in answers ? record(answers[of]) : null) },
    ports: { loadCheck: async () => checkValue },
    settings: { read: async () => ({ beside: isOn }) },
  });
  return shown((await find(id)) ?? '') || null;
};

const MAIL = { kind: 'email', value: 'ann@other.example' } as const;
const VAT = { kind: 'vat', value: 'DE136695976' } as const;

beforeEach(() => {
  entries = [entry('mail', MAIL), entry('vat', VAT, { at: 93 * MINUTE })];
  answers = { vat: { valid: true, company_name: 'Muster Werkzeuge GmbH' } };
  isOn = true;
});

describe('an email address and a company name entered on the same site', () => {
  it.each(['mail', 'vat'])('are compared, starting from the entry of the %s', async (id) => {
    expect(await contradictionOf(id)).toBe(SAYS);
  });

  it.each<[string, () => void]>([
    ['the switch is off', () => (isOn = false)],
    ['they are of two sites', () => (entries[1] = entry('vat', VAT, { site: 'shop.example' }))],
    ['they are of two visits', () => (entries[1] = entry('vat', VAT, { at: 101 * MINUTE }))],
    ['they were asked in the popup', () => (entries = [entry('mail', MAIL, { site: undefined })])],
    ['no name was disclosed', () => (answers = { vat: { company_name: '---' } })],
    ['the answer is no longer stored', () => (answers = {})],
    ['the domain is the company’s', () => (answers = { vat: { company_name: 'Other Ltd' } })],
  ])('have no contradiction where %s', async (_, change) => {
    change();
    expect(await contradictionOf('mail')).toBeNull();
  });

  it('uses the domain that was looked up as the company’s domain', async () => {
    entries = [entry('mail', MAIL), entry('site', { kind: 'domain', value: 'muster.example' })];
    expect(await contradictionOf('site')).toBe(
      'The email address (other.example) and the website (muster.example) have different domains.',
    );
  });
});
