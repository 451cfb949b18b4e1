import type { Outcome } from '../../../lib/domain/index.ts';
import { valueKey } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import { type EvidenceEntry, writeEvidence } from '../../../lib/workbench/evidence/index.ts';
import type { CheckedRow } from '../../../lib/workbench/list/index.ts';
import { type ListQuestion, MAX_EVIDENCE_VALUES } from '../../../lib/workbench/messages/index.ts';
import type { WrittenEvidence } from './EvidenceWritten.tsx';

interface ValueInRows {
  readonly question: ListQuestion;
  readonly rows: number[];
}

/** Each value once, in the order of the rows. */
function valuesOf(rows: readonly CheckedRow[]): ValueInRows[] {
  const values = new Map<string, ValueInRows>();
  for (const { found, row } of rows.flatMap(({ lines }) => lines)) {
    if (!found) continue;
    const { kind, value } = found.verdict;
    const known = values.get(valueKey({ kind, value })) ?? { question: { kind, value }, rows: [] };
    values.set(valueKey({ kind, value }), known);
    if (known.rows.at(-1) !== row.number) known.rows.push(row.number);
  }
  return [...values.values()];
}

/** A failed request throws; the export row shows its error. */
async function replyOf<T>(asked: Promise<Outcome<T>>): Promise<T> {
  const outcome = await asked;
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** The evidence file about some rows, as parts of its text; no parts where no answer is stored. */
export async function evidenceOf(
  send: SendToBackground,
  list: string,
  rows: readonly CheckedRow[],
): Promise<WrittenEvidence & { readonly parts: readonly string[] }> {
  const values = valuesOf(rows);
  const entries: EvidenceEntry[] = [];
  let without = 0;
  for (let from = 0; from < values.length; from += MAX_EVIDENCE_VALUES) {
    const some = values.slice(from, from + MAX_EVIDENCE_VALUES);
    const questions = some.map(({ question }) => question);
    const { answers } = await replyOf(send('evidence', { values: questions }));
    for (const { question, rows: inRows } of some) {
      const { kind, value } = question;
      const about = answers.filter((answer) => answer.kind === kind && answer.value === value);
      if (about.length === 0) without += 1;
      entries.push(...about.map((answer) => ({ ...answer, rows: inRows })));
    }
  }
  const count = entries.length;
  if (count === 0) return { count, without, isKept: true, parts: [] };
  let isKept = true;
  const parts = await writeEvidence({ list, at: Date.now() }, entries, async (head) => {
    const signed = await replyOf(send('signEvidence', { head }));
    ({ isKept } = signed);
    return signed;
  });
  return { count, without, isKept, parts };
}
