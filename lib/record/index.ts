/** The door: a kind and an answer → everything that was paid for, in the order in which it is read. */
import { record as domain } from '../kinds/domain/record.ts';
import { record as email } from '../kinds/email/record.ts';
import { record as iban } from '../kinds/iban/record.ts';
import type { Kind } from '../kinds/index.ts';
import { record as ip } from '../kinds/ip/record.ts';
import { record as phone } from '../kinds/phone/record.ts';
import type { RecordTable } from '../kinds/record-table.ts';
import { record as vat } from '../kinds/vat/record.ts';
import { text } from '../texts/record.ts';
import { type Plain, unnamed } from './at-path.ts';
import { lineOf, type RecordLine } from './line.ts';

const TABLES: Readonly<Partial<Record<Kind, RecordTable>>> = {
  email,
  domain,
  ip,
  phone,
  vat,
  iban,
};

export interface WholeRecord {
  readonly groups: readonly { readonly name: string; readonly lines: readonly RecordLine[] }[];
  /** What came and no line names (certificate data, new fields); undefined: nothing. */
  readonly also: Plain | undefined;
}

/** Every field that an answer about a kind may have, as the `fields` parameter names it. */
export function recordPaths(kind: Kind): readonly string[] {
  return (TABLES[kind] ?? []).flatMap(({ rows }) => rows.map(({ path }) => path));
}

export function recordOf(kind: Kind, answer: unknown): WholeRecord {
  const groups = (TABLES[kind] ?? []).map(({ name, rows }) => ({
    name: text(name),
    lines: rows.map((row) => lineOf(row, answer)),
  }));
  return { groups, also: unnamed(answer, recordPaths(kind)) };
}
