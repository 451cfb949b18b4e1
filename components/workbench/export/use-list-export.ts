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

/** Saves a list as a file, and says what came of it. */
export function useListExport({ client, list: { name, file }, changes }: ListExportProps) {
  const [escaped, setEscaped] = useState(0);
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
    save,
    /** Marks in the person's own file; undefined for a list that came otherwise. */
    saveMarked: file ? () => saveMarked(file) : undefined,
    isFileClosed,
    unchanged,
  };
}

export type ListExport = ReturnType<typeof useListExport>;
