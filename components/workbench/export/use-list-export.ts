import { useCallback, useState } from 'react';
import type { ExportFormat } from '../../../lib/workbench/checked-list/index.ts';
import type { ExportedChanges } from '../../../lib/workbench/list/index.ts';
import type { SourceFile } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { downloadBlob } from '../../ui/index.ts';
import type { ListClient } from '../list/list-client.ts';
import type { OpenList } from '../list/open-list.ts';

/** Without the extension, which the name of a sheet may follow. */
const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}(?=$| · )/, '').replace(/[\\/:*?"<>|]/g, ' ');

export interface ListExportProps {
  readonly client: ListClient;
  readonly list: Pick<OpenList, 'name' | 'file'>;
  /** What has changed since the list was looked up before; null: it was not looked up again. */
  readonly changes: ExportedChanges | null;
}

/** What came of an export. */
interface Outcome {
  /** Cells that were marked as text. */
  readonly escaped: number;
  /** Changed cells that were left as they are. */
  readonly unchanged: number;
  /** `fileClosed`: marks cannot be written into the person's own file. */
  readonly problem: 'fileClosed' | 'failed' | null;
}

const NOTHING: Outcome = { escaped: 0, unchanged: 0, problem: null };

/** Saves a list as a file, and says what came of it. */
export function useListExport({ client, list: { name, file }, changes }: ListExportProps) {
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const fileName = workbenchText('exportedFile', { name: fileStem(name) });
  const run = async (create: () => Promise<Partial<Outcome>>) => {
    if (isSaving) return;
    setSaving(true);
    setOutcome(NOTHING);
    try {
      setOutcome({ ...NOTHING, ...(await create()) });
    } catch {
      // A long list may need too much memory.
      setOutcome({ ...NOTHING, problem: 'failed' });
    } finally {
      setSaving(false);
    }
  };
  const save = (format: ExportFormat, chosen?: readonly string[]) =>
    run(async () => {
      const { blob, escaped } = await client.ask('save', format, changes, chosen);
      downloadBlob(`${fileName}.${format === 'marked' ? 'xlsx' : format}`, blob);
      return { escaped };
    });
  const saveMarked = (source: SourceFile) =>
    run(async () => {
      const patched = await client.ask('patch', source);
      if (!patched) return { problem: 'fileClosed' };
      const { blob, unchanged } = patched;
      downloadBlob(`${fileName}.${source.extension}`, blob);
      return { unchanged };
    });
  return {
    addedColumns: useCallback(() => client.ask('addedColumns', changes), [client, changes]),
    isSaving,
    outcome,
    save,
    /** Marks in the person's own file; undefined for a list that came otherwise. */
    saveMarked: file ? () => saveMarked(file) : undefined,
  };
}

export type ListExport = ReturnType<typeof useListExport>;
