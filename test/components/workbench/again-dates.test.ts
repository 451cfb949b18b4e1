import { describe, expect, it } from 'vitest';
import { changeKindOf, titleOfChange } from '../../../components/workbench/again/headline.ts';
import type { Standing } from '../../../lib/domain/index.ts';
import type { ListChange } from '../../../lib/workbench/messages/index.ts';

const side = (standing: Standing, reason: string): ListChange['before'] => ({
  standing,
  reason,
  headline: '',
  basis: [],
  at: 0,
});
const change = (before: [Standing, string], after: [Standing, string]): ListChange => ({
  kind: 'vat',
  value: 'DE136695976',
  verdict: before.join() !== after.join(),
  facts: [],
  before: side(...before),
  after: side(...after),
});

describe('a change', () => {
  it.each([
    [change(['good', 'registered'], ['bad', 'not-registered']), 'worse', 'vatGone'],
    [change(['good', 'deliverable'], ['bad', 'undeliverable']), 'worse', 'mailboxGone'],
    [change(['good', 'deliverable'], ['bad', 'no-mail-server']), 'worse', 'mailServerGone'],
    [change(['good', 'valid'], ['bad', 'not-valid']), 'worse', 'notValidNow'],
    [change(['caution', 'risky'], ['bad', 'undeliverable']), 'worse', 'worse'],
    [change(['bad', 'not-valid'], ['good', 'valid']), 'better', 'better'],
    [change(['good', 'role'], ['good', 'alias']), 'other', 'otherReason'],
    [change(['good', 'role'], ['good', 'role']), 'other', 'otherDetails'],
  ])('has a kind and a title', (sample, kind, title) => {
    expect([changeKindOf(sample), titleOfChange(sample)]).toEqual([kind, title]);
  });
});
