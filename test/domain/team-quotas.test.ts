import { expect, it } from 'vitest';
import { quotaTextName, spendableCredits } from '../../lib/domain/team-quotas.ts';

const NOW = Date.UTC(2026, 10, 23);
const quota = (name: string, remaining: number, resetsAt = NOW + 1) => ({
  name,
  remaining,
  resetsAt,
});

it.each([
  ['nothing', undefined, undefined],
  ['the account alone', { remaining: 500 }, 500],
  ['a quota with fewer', { remaining: 500, team: { quotas: [quota('person-day', 40)] } }, 40],
  ['a quota with more', { remaining: 30, team: { quotas: [quota('person-day', 40)] } }, 30],
  ['the least of several', { team: { quotas: [quota('team-day', 9), quota('team-month', 3)] } }, 3],
  ['a quota without an end', { team: { quotas: [{ name: 'team-day', remaining: 0 }] } }, 0],
  ['a quota that was renewed', { remaining: 5, team: { quotas: [quota('team-day', 0, NOW)] } }, 5],
  ['a quota of something else', { remaining: 5, team: { quotas: [quota('burst', 0)] } }, 5],
])('credits that can be spent, known from %s', (_, known, credits) => {
  expect(spendableCredits(known, NOW)).toBe(credits);
});

it.each(['burst', 'constructor', '__proto__', ''])('gives the quota “%s” no name', (name) => {
  expect(quotaTextName(name)).toBe('other');
});
