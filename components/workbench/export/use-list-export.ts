import { useCallback, useState } from 'react';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ExportFormat } from '../../../lib/workbench/checked-list/index.ts';
import type { ExportedChanges } from '../../../lib/workbench/list/index.ts';
import { evidenceFileText, workbenchText } from '../../../lib/workbench/texts.ts';
import { downloadBlob } from '../../ui/index.ts';
import type { ListClient, OpenList } from '../list/index.ts';
import type { WrittenEvidence } from './EvidenceWritten.tsx';
import { evidenceOf } from './evidence-of.ts';

/** Without the extension, which the name of a sheet may follow. */
const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}(?=$| · )/, '').replace(/[\\/:*?"<>|]/g, ' ');

export interface ListExportProps {
  readonly send: SendToBackground;
  readonly client: ListClient;
  readonly list: Pick<OpenList, 'name'>;
  /** What has changed since the list was looked up before; null: it was not looked up again. */
  readonly changes: ExportedChanges | null;
}

/** Saves a list as a file, and says what came of it. */
export function useListExport({ send, client, list: { name }, changes }: ListExportProps) {
  const [escaped, setEscaped] = useState(0);
  const [evidence, setEvidence] = useState<WrittenEvidence | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stem = fileStem(name);
  const file = workbenchText('exportedFile', { name: stem });
  /** A long list may need too much memory. */
  const run = async (create: () => Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    setFailed(false);
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
      downloadBlob(`${file}.${format === 'marked' ? 'xlsx' : format}`, blob);
    });
  return {
    addedColumns: useCallback(() => client.ask('addedColumns', changes), [client, changes]),
    isSaving,
    hasFailed,
    escaped,
    evidence,
    save,
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
