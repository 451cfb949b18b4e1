/** The large tables of the checks. A program reads them from a file before its first check, so that it starts without them. */
import type { MetadataJson } from 'libphonenumber-js/core';

export interface CheckData {
  /** Of libphonenumber. */
  readonly numberingPlans: MetadataJson;
  /** Front-coded lists (lib/values/text/front-coded-list.ts), as all that follow. */
  readonly registrySuffixes: string;
  readonly companySuffixes: string;
  readonly disposable: string;
  readonly webmail: string;
}

export const CHECK_TABLES = [
  'numberingPlans',
  'registrySuffixes',
  'companySuffixes',
  'disposable',
  'webmail',
] as const satisfies readonly (keyof CheckData)[];

let tables: CheckData | undefined;

export function provideCheckData(data: CheckData): void {
  tables = data;
}

/** @throws Error before the tables were provided */
export function checkData(): CheckData {
  if (!tables) throw new Error('The tables of the checks are not loaded.');
  return tables;
}
