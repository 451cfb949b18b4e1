import { describe, expect, it } from 'vitest';
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
} from '../../lib/domain/endpoints.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import {
  cheapestPlan,
  lookupCredits,
  lookupPlansOf,
  planForDepth,
  planForDepthOrStandard,
} from '../../lib/kinds/lookup-plan.ts';
import type { AnswerTopic } from '../../lib/kinds/shared/kind-definition.ts';
import { KINDS, type Kind } from '../../lib/values/domain/kind.ts';
import { KIND_WITHOUT_LOOKUP } from '../api/samples.ts';

type Facts = readonly AnswerTopic[];
const FLAG = 'ct_lookup';

/** The topics that the API can look up for each kind. */
const TELLABLE = Object.fromEntries(
  KINDS.map((kind) => {
    const options = KIND_DEFINITIONS[kind].lookup?.options ?? [];
    const topics = options.flatMap(({ tells, more }) => [...tells, ...(more?.tells ?? [])]);
    return [kind, [...new Set(topics)]];
  }),
);

const DEEP = { qualification_check: 'true' };
type Expected = readonly [EndpointName, Readonly<Record<string, string>>, number] | null;

/** The expected plan, from the tables in the contract (Resources, Endpoints) and not from the code under test. */
function expected(kind: Kind, wanted: Facts, flag: string): Expected {
  const has = (fact: AnswerTopic) => wanted.includes(fact);
  switch (kind) {
    case 'email':
      // Only /v1/email reports catch-all servers, and only the others report mail providers.
      if (has('catch-all')) return has('providers') ? null : ['email', DEEP, 5];
      return has('mailbox') ? ['intelligenceEmailq', {}, 5] : ['intelligenceEmail', {}, 3];
    case 'domain':
      if (!has('certificates')) return ['intelligenceDomain', {}, 2];
      return flag === '' ? null : ['intelligenceDomain', { [flag]: 'true' }, 2];
    case 'ip':
      return ['intelligenceIp', {}, 2];
    default: {
      // Kinds with a single endpoint.
      const name = ENDPOINT_NAMES.find((each) => each === kind);
      return name === undefined ? null : [name, {}, ENDPOINT_CONTRACT[name].credits];
    }
  }
}

const subsets = (all: Facts): readonly Facts[] =>
  Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_, bit) => mask & (1 << bit)));

const everything = KINDS.flatMap((kind) =>
  subsets(TELLABLE[kind] ?? []).flatMap((wanted) =>
    ['', FLAG].map((flag) => [kind, wanted.join(' + ') || 'nothing', wanted, flag] as const),
  ),
);

describe('the cheapest lookup plan', () => {
  it.each(everything)('for %s, %s', (kind, _, wanted, flag) => {
    const plan = cheapestPlan(kind, wanted, flag);
    const actual = plan && [plan.endpoint, plan.params, plan.credits];
    expect(actual).toEqual(expected(kind, wanted, flag));
    expect(wanted.every((fact) => plan === null || plan.tells.includes(fact))).toBe(true);
  });

  it.each(KINDS)('is null for topics that %s does not cover', (kind) => {
    const all = new Set(Object.values(TELLABLE).flat());
    for (const fact of all) {
      if ((TELLABLE[kind] ?? []).includes(fact)) continue;
      expect(cheapestPlan(kind, [fact], FLAG)).toBeNull();
    }
  });

  it('costs what the contract says, and no other plan is cheaper', () => {
    for (const [kind, , wanted, flag] of everything) {
      const plan = cheapestPlan(kind, wanted, flag);
      if (plan === null) continue;
      expect(plan.credits).toBe(ENDPOINT_CONTRACT[plan.endpoint].credits);
      const others = lookupPlansOf(kind, flag).filter(({ tells }) =>
        wanted.every((fact) => tells.includes(fact)),
      );
      expect(Math.min(...others.map(({ credits }) => credits))).toBe(plan.credits);
    }
  });

  it.each(['', '  ', 'query', 'fields', 'soft_fail', 'is_async', 'X_API_KEY', 'a b', 'a=b&c', '1'])(
    'sends no flag named %j and promises no certificates',
    (flag) => {
      expect(planForDepth('domain', 'deep', flag)).toBeNull();
      expect(planForDepthOrStandard('domain', 'deep', flag)).toEqual(
        planForDepthOrStandard('domain', 'standard'),
      );
    },
  );

  it.each([
    ['email', 'standard', 3],
    ['email', 'deep', 5],
    ['domain', 'standard', 2],
    ['domain', 'deep', 2],
    ['ip', 'deep', 2],
    ['phone', 'standard', 1],
    ['vat', 'deep', 1],
    ['iban', 'standard', 1],
    [KIND_WITHOUT_LOOKUP, 'standard', undefined],
  ] as const)('for %s at depth %s costs %s credits', (kind, depth, credits) =>
    expect(lookupCredits(kind, depth, FLAG)).toBe(credits),
  );
});
