/**
 * Values that public reports complain of (validators, importers, shops, messengers), each with what is right and
 * where it is from. They are data: a new report is a line.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KINDS, STANDINGS } from '../../lib/domain/index.ts';
import { detect, readColumns } from '../../lib/values/detect/index.ts';
import { checkValue } from '../check-data.ts';
import reported from '../fixtures/reported-values.json' with { type: 'json' };

const schema = z.strictObject({
  id: z.string(),
  how: z.enum(['check', 'text', 'selection', 'column']),
  kind: z.enum(KINDS),
  text: z.string(),
  region: z.string().optional(),
  wanted: z.strictObject({
    standing: z.array(z.enum(STANDINGS)).optional(),
    /** The value or its correction. */
    means: z.string().optional(),
    /** Null: nothing. */
    suggests: z.string().nullable().optional(),
    /** Kind and value. */
    finds: z.array(z.string()).optional(),
    /** Kinds that must not be found. */
    no: z.array(z.enum(KINDS)).optional(),
  }),
  why: z.string().optional(),
  source: z.string(),
});

const REPORTS = reported.map((row) => schema.parse(row));
const optionsOf = ({ region }: (typeof REPORTS)[number]) => (region ? { region } : {});

describe('a reported value', () => {
  it.each(REPORTS.filter(({ how }) => how === 'check'))('$id $kind $text', (report) => {
    const { kind, text, wanted } = report;
    const { value, standing, suggestion } = checkValue(kind, text, optionsOf(report));
    if (wanted.standing) expect(wanted.standing).toContain(standing);
    if (wanted.means) expect([value, suggestion]).toContain(wanted.means);
    if (wanted.suggests !== undefined) expect(suggestion ?? null).toBe(wanted.suggests);
  });

  it.each(REPORTS.filter(({ how }) => how !== 'check'))('$id in a $how: $text', (report) => {
    const { text, how, wanted } = report;
    const options = optionsOf(report);
    const scope = how === 'text' ? 'text' : 'selection';
    const inText = detect(text, { ...options, scope });
    const found = how === 'column' ? readColumns(text, inText, options).findings : inText;
    const values = found.flatMap(({ kind, value, raw }) => {
      const verdict = checkValue(kind, value, { ...options, written: raw });
      return [value, verdict.value, verdict.suggestion].map((each) => `${kind} ${each}`);
    });
    expect(values).toEqual(expect.arrayContaining(wanted.finds ?? []));
    for (const kind of wanted.no ?? []) expect(found.map((each) => each.kind)).not.toContain(kind);
  });
});
