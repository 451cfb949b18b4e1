/** What a site may have rules of its own about: what is done with each kind, and with form fields. */
import { KINDS, type Kind } from '../lib/kinds/index.ts';
import type { Settings } from '../lib/messages.ts';
import { GUARD_MODES } from '../lib/policy.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/options.ts';
import { guardWord } from './guard-words.ts';
import { policiesOf, policyWord } from './policy-words.ts';

export type Subject = Kind | 'guard';

export const SUBJECTS: readonly Subject[] = [...KINDS, 'guard'];

export const labelOf = (subject: Subject): string =>
  subject === 'guard' ? text('formFields') : kindLabel(subject);

/** The rules that a site may have about it, by value and word. */
export const choicesOf = (subject: Subject): readonly (readonly [string, string])[] =>
  subject === 'guard'
    ? GUARD_MODES.map((mode) => [mode, guardWord(mode)] as const)
    : policiesOf(subject).map((policy) => [policy, policyWord(policy)] as const);

export interface SiteRule {
  readonly site: string;
  readonly subject: Subject;
  readonly word: string;
}

type Rules = Pick<Settings, 'sites' | 'guardSites'>;

export function rulesIn({ sites, guardSites }: Rules): SiteRule[] {
  const ofKinds = Object.entries(sites).flatMap(([site, policies]) =>
    KINDS.flatMap((subject): SiteRule[] => {
      const own = policies[subject];
      return own === undefined ? [] : [{ site, subject, word: policyWord(own) }];
    }),
  );
  const ofGuard = Object.entries(guardSites).map(
    ([site, mode]): SiteRule => ({ site, subject: 'guard', word: guardWord(mode) }),
  );
  return [...ofKinds, ...ofGuard];
}

/** What to save so that a site has this rule; nothing where there is no such rule. */
export function withRule(
  { sites, guardSites }: Rules,
  site: string,
  subject: Subject,
  value: string,
): Partial<Rules> {
  if (subject === 'guard') {
    const mode = GUARD_MODES.find((each) => each === value);
    return mode ? { guardSites: { ...guardSites, [site]: mode } } : {};
  }
  const policy = policiesOf(subject).find((each) => each === value);
  return policy ? { sites: { ...sites, [site]: { ...sites[site], [subject]: policy } } } : {};
}

export function withoutRule(
  { sites, guardSites }: Rules,
  { site, subject }: SiteRule,
): Partial<Rules> {
  if (subject === 'guard') {
    const { [site]: _, ...guards } = guardSites;
    return { guardSites: guards };
  }
  const { [subject]: _, ...rest } = sites[site] ?? {};
  const { [site]: __, ...others } = sites;
  return { sites: Object.keys(rest).length === 0 ? others : { ...others, [site]: rest } };
}
