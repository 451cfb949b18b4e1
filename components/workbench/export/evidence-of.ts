import type { Outcome } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ListAsks } from '../../../lib/workbench/checked-list/index.ts';
import { type EvidenceEntry, writeEvidence } from '../../../lib/workbench/evidence/index.ts';
import { MAX_EVIDENCE_VALUES } from '../../../lib/workbench/messages/index.ts';
import type { WrittenEvidence } from './EvidenceWritten.tsx';

/** A failed request throws; the export row shows its error. */
async function replyOf<T>(asked: Promise<Outcome<T>>): Promise<T> {
  const outcome = await asked;
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** The evidence file about some values, as parts of its text; no parts where no answer is stored. */
export async function evidenceOf(
  send: SendToBackground,
  list: string,
  values: ReturnType<ListAsks['values']>,
): Promise<WrittenEvidence & { readonly parts: readonly string[] }> {
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
