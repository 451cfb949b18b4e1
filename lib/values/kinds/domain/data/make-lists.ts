/**
 * Makes the compact lists of lib/values/kinds/{domain,email}/data from lists of packages.
 * Run: npm run data -- rebuild suffixes disposable webmail roles
 */
import { frontCode } from './front-code.mjs';

/** A list as a data file: what it contains, and the package that its entries come from. */
export interface NameList {
  readonly constant: string;
  readonly about: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** The content of a data file. */
export function listFile(list: NameList, entries: Iterable<string>): string {
  const unique = [...new Set(entries)];
  return `/**
 * ${list.about}
 * Source: ${list.name} ${list.version} (npm), licence ${list.licence}. ${unique.length} entries, front-coded by
 * lib/values/kinds/domain/data/make-lists.ts: do not edit by hand.
 */
// biome-ignore format: one literal
export const ${list.constant} = ${JSON.stringify(frontCode(unique))};
`;
}

/** Rules of the public suffix list, in ASCII: `co.uk`, `*.ck`, `!www.ck`. */
export interface SuffixRules {
  /** Delegated by ICANN and the registries. A domain with another ending is refused. */
  readonly registries: ReadonlySet<string>;
  /** Of companies that give their customers subdomains. */
  readonly companies: ReadonlySet<string>;
}

/** A rule with its labels in the other order, so that rules under one ending share their beginning. */
export const reversedRule = (rule: string): string => rule.split('.').toReversed().join('.');

/** The content of the file of public suffixes. */
export function suffixFile({ registries, companies }: SuffixRules, version: string): string {
  const literal = (rules: ReadonlySet<string>) =>
    JSON.stringify(frontCode(Array.from(rules, reversedRule)));
  return `/**
 * The public suffix list, each rule with its labels in the other order: those of registries, and those of companies
 * that give their customers subdomains.
 * Source: Public Suffix List in tldts ${version} (npm), licence MPL-2.0. ${registries.size} and ${companies.size}
 * rules, front-coded by lib/values/kinds/domain/data/make-lists.ts: do not edit by hand.
 */
// biome-ignore format: one literal
export const REGISTRY_SUFFIXES = ${literal(registries)};
// biome-ignore format: one literal
export const COMPANY_SUFFIXES = ${literal(companies)};
`;
}

/** The mail providers that are not, and whose parent domains are not, disposable inboxes. */
export function withoutDisposable(
  providers: readonly string[],
  disposable: ReadonlySet<string>,
): readonly string[] {
  return providers.filter(
    (domain) =>
      !domain.split('.').some((_, i, labels) => disposable.has(labels.slice(i).join('.'))),
  );
}
