/**
 * Makes the compact lists of lib/kinds/{domain,email}/data from lists of packages.
 * Run: npm run data -- rebuild disposable webmail roles
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
 * lib/kinds/domain/data/make-lists.ts: do not edit by hand.
 */
// biome-ignore format: one literal
export const ${list.constant} = ${JSON.stringify(frontCode(unique))};
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
