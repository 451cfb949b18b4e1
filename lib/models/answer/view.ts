/** Turns an answer about a kind of value into the groups and lines that are shown. */

import type { Kind } from '../../domain/index.ts';
import { domainAnswerFields as domain } from '../../kinds/domain/answer-fields.ts';
import { emailAnswerFields as email } from '../../kinds/email/answer-fields.ts';
import { ibanAnswerFields as iban } from '../../kinds/iban/answer-fields.ts';
import { ipAnswerFields as ip } from '../../kinds/ip/answer-fields.ts';
import { phoneAnswerFields as phone } from '../../kinds/phone/answer-fields.ts';
import type { AnswerFields } from '../../kinds/shared/answer-fields.ts';
import { vatAnswerFields as vat } from '../../kinds/vat/answer-fields.ts';
import { recordText } from '../../texts/record.ts';
import { type AnswerLine, answerLineOf } from './line.ts';
import { fieldsOutsidePaths, type PlainObject } from './paths.ts';

const FIELD_TABLES: Readonly<Partial<Record<Kind, AnswerFields>>> = {
  email,
  domain,
  ip,
  phone,
  vat,
  iban,
};

export interface AnswerView {
  readonly groups: readonly { readonly name: string; readonly lines: readonly AnswerLine[] }[];
  /** Fields that no line shows (certificate data, new fields); undefined: none. */
  readonly otherFields: PlainObject | undefined;
}

/** Every field that an answer about a kind may have, as named in the `fields` parameter. */
export function answerFieldPaths(kind: Kind): readonly string[] {
  return (FIELD_TABLES[kind] ?? []).flatMap(({ rows }) => rows.map(({ path }) => path));
}

export function answerViewOf(kind: Kind, answer: unknown): AnswerView {
  const groups = (FIELD_TABLES[kind] ?? []).map(({ name, rows }) => ({
    name: recordText(name),
    lines: rows.map((row) => answerLineOf(row, answer)),
  }));
  return { groups, otherFields: fieldsOutsidePaths(answer, answerFieldPaths(kind)) };
}
