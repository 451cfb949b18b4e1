import { parse } from 'tldts';
import { expect, it } from 'vitest';
import { publicSuffixOf } from '../../../../lib/values/kinds/domain/check/suffix-rules.ts';
import {
  COMPANY_SUFFIXES,
  REGISTRY_SUFFIXES,
} from '../../../../lib/values/kinds/domain/data/suffixes.ts';
import { decodeFrontCoded } from '../../../../lib/values/text/front-coded-list.ts';

const RULES = [REGISTRY_SUFFIXES, COMPANY_SUFFIXES].flatMap((coded) =>
  Array.from(decodeFrontCoded(coded), (rule) => rule.split('.').toReversed().join('.')),
);

/** The name that a rule is about, one above it, and those up to three labels below it. */
const namesUnder = (rule: string) => {
  const name = rule.replace('!', '').replace('*', 'any');
  const above = name.includes('.') ? [name.slice(name.indexOf('.') + 1)] : [];
  return [...above, name, `a.${name}`, `b.a.${name}`, `www.b.a.${name}`];
};

it('agrees with tldts on every rule and the names around it', () => {
  expect(RULES.length).toBeGreaterThan(10_000);
  const names = [...RULES.flatMap(namesUnder), 'localhost', 'a.nowhere', '192.0.2.1'];
  const differing = names.filter((name) => {
    const registry = parse(name, { allowPrivateDomains: false, extractHostname: false });
    const company = parse(name, { allowPrivateDomains: true, extractHostname: false });
    const ours = publicSuffixOf(name);
    return (
      ours.suffix !== registry.publicSuffix ||
      ours.registrable !== registry.domain ||
      ours.known !== (registry.isIcann === true) ||
      ours.hosting !== (company.isPrivate ? company.publicSuffix : null)
    );
  });
  expect(differing).toEqual([]);
});
