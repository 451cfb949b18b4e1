/** Turns an answer about a kind of value into the groups and lines that are shown. */
import type { Kind } from '../../domain/index.ts';
import { domainAnswerFields as domain } from '../../kinds/domain/answer-fields.ts';
import { emailAnswerFields as email } from '../../kinds/email/answer-fields.ts';
import { ibanAnswerFields as iban } from '../../kinds/iban/answer-fields.ts';
import { ipAnswerFields as ip } from '../../kinds/ip/answer-fields.ts';
import { phoneAnswerFields as phone } from '../../kinds/phone/answer-fields.ts';
import type { AnswerField, AnswerFields } from '../../kinds/shared/answer-fields.ts';
import { mergeAnswers } from '../../kinds/shared/merge-answers.ts';
import {
  fieldsOutsidePaths,
  type PlainObject,
  readAnswerField,
  shownRaw,
} from '../../kinds/shared/read-field.ts';
import { vatAnswerFields as vat } from '../../kinds/vat/answer-fields.ts';
import { recordText } from '../../texts/areas.ts';
import { type AnswerLine, type AnswerSource, answerLineOf } from './line.ts';

const FIELD_TABLES: Readonly<Partial<Record<Kind, AnswerFields>>> = {
  email,
  domain,
  ip,
  phone,
  vat,
  iban,
};

/** An older answer about the value, with the lookup that it is from. */
export interface OlderAnswer extends AnswerSource {
  readonly answer: unknown;
}

export interface AnswerView {
  readonly groups: readonly { readonly name: string; readonly lines: readonly AnswerLine[] }[];
  /** Fields that no line shows (certificate data, new fields); undefined: none. */
  readonly otherFields: PlainObject | undefined;
  /** The paths of `otherFields` that are from older answers. */
  readonly otherSources: readonly (AnswerSource & { readonly field: string })[];
}

/** Every field that an answer about a kind may have, as named in the `fields` parameter. */
export function answerFieldPaths(kind: Kind): readonly string[] {
  return (FIELD_TABLES[kind] ?? []).flatMap(({ rows }) => rows.map(({ path }) => path));
}

/** @param older newest first */
export function answerViewOf(
  kind: Kind,
  answer: unknown,
  older: readonly OlderAnswer[] = [],
): AnswerView {
  const fields = FIELD_TABLES[kind] ?? [];
  const answers = [answer, ...older.map((other) => other.answer)];
  const { answer: merged, sources } = mergeAnswers(fields, answers);
  const sourceOf = (field: string): AnswerSource | undefined => {
    const other = older[(sources.get(field) ?? 0) - 1];
    return other && { path: other.path, at: other.at };
  };
  const lineOf = (row: AnswerField): AnswerLine => {
    const line = answerLineOf(row, merged);
    const source = sourceOf(row.path);
    if (!source) return line;
    const newer = readAnswerField(row, answer);
    return {
      ...line,
      source,
      ...(newer.state === 'unreadable' ? { newerUnreadable: shownRaw(newer.value) } : {}),
    };
  };
  const groups = fields.map(({ name, rows }) => ({
    name: recordText(name),
    lines: rows.map(lineOf),
  }));
  const paths = answerFieldPaths(kind);
  const otherSources = [...sources.keys()]
    .filter((path) => !paths.includes(path))
    .flatMap((field) => {
      const source = sourceOf(field);
      return source ? [{ field, ...source }] : [];
    });
  return { groups, otherFields: fieldsOutsidePaths(merged, paths), otherSources };
}
