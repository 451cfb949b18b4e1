/**
 * The large tables of the checks. The background reads them from a file of the package (lib/build/check-data.ts)
 * before its first check, so that it starts without them.
 */
import type { MetadataJson } from 'libphonenumber-js/core';

export interface CheckData {
  /** Of libphonenumber. */
  readonly numberingPlans: MetadataJson;
  /** Front-coded lists (lib/reading/text/front-coded-list.ts), as all that follow. */
  readonly registrySuffixes: string;
  readonly companySuffixes: string;
  readonly disposable: string;
  readonly webmail: string;
}

let tables: CheckData | undefined;

export function provideCheckData(data: CheckData): void {
  tables = data;
}

/** @throws Error before the tables were provided */
export function checkData(): CheckData {
  if (!tables) throw new Error('The tables of the checks are not loaded.');
  return tables;
}
