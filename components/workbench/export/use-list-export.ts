import { useCallback, useState } from 'react';
import type { Outcome } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ExportFormat, ListAsks } from '../../../lib/workbench/checked-list/index.ts';
import { type EvidenceEntry, writeEvidence } from '../../../lib/workbench/evidence.ts';
import type { ExportedChanges } from '../../../lib/workbench/list/index.ts';
import { MAX_EVIDENCE_VALUES, type SourceFile } from '../../../lib/workbench/messages/index.ts';
import { evidenceFileText, workbenchText } from '../../../lib/workbench/texts.ts';
import { downloadBlob } from '../../ui/index.ts';
import type { ListClient } from '../list/list-client.ts';
import type { OpenList } from '../list/open-list.ts';

/** What was written. */
export interface WrittenEvidence {
  /** Answers in the file; 0: no file was written. */
  readonly count: number;
  /** Values without a stored answer. */
  readonly without: number;
  /** The key that signed it is stored. */
  readonly isKept: boolean;
}

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

/** Without the extension, which the name of a sheet may follow. */
const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}(?=$| · )/, '').replace(/[\\/:*?"<>|]/g, ' ');

export interface ListExportProps {
  readonly send: SendToBackground;
  readonly client: ListClient;
  readonly list: Pick<OpenList, 'name' | 'file'>;
  /** What has changed since the list was looked up before; null: it was not looked up again. */
  readonly changes: ExportedChanges | null;
}

/** Saves a list as a file, and says what came of it. */
export function useListExport({ send, client, list: { name, file }, changes }: ListExportProps) {
  const [escaped, setEscaped] = useState(0);
  const [evidence, setEvidence] = useState<WrittenEvidence | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Marks cannot be written into the person's own file. */
  const [isFileClosed, setFileClosed] = useState(false);
  /** Changed cells that were left as they are. */
  const [unchanged, setUnchanged] = useState(0);
  const stem = fileStem(name);
  const fileName = workbenchText('exportedFile', { name: stem });
  /** A long list may need too much memory. */
  const run = async (create: () => Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    setFailed(false);
    setFileClosed(false);
    setUnchanged(0);
    setEvidence(null);
    setEscaped(0);
    try {
      await create();
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };
  const save = (format: ExportFormat, chosen?: readonly string[]) =>
    run(async () => {
      const { blob, escaped: count } = await client.ask('save', format, changes, chosen);
      setEscaped(count);
      downloadBlob(`${fileName}.${format === 'marked' ? 'xlsx' : format}`, blob);
    });
  const saveMarked = (source: SourceFile) =>
    run(async () => {
      const patched = await client.ask('patch', source);
      if (!patched) return setFileClosed(true);
      setUnchanged(patched.unchanged);
      downloadBlob(`${fileName}.${source.extension}`, patched.blob);
    });
  return {
    addedColumns: useCallback(() => client.ask('addedColumns', changes), [client, changes]),
    isSaving,
    hasFailed,
    escaped,
    evidence,
    save,
    /** Marks in the person's own file; undefined for a list that came otherwise. */
    saveMarked: file ? () => saveMarked(file) : undefined,
    isFileClosed,
    unchanged,
    saveEvidence: () =>
      run(async () => {
        const { parts, ...written } = await evidenceOf(send, name, await client.ask('values'));
        setEvidence(written);
        if (parts.length === 0) return;
        const evidenceFile = evidenceFileText('fileName', { name: stem });
        const blob = new Blob([...parts], { type: 'application/jsonl' });
        downloadBlob(`${evidenceFile}.jsonl`, blob);
      }),
  };
}

export type ListExport = ReturnType<typeof useListExport>;
