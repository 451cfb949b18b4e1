import { useState } from 'react';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import {
  type CheckedRow,
  type ExportedChanges,
  type ExportedList,
  listToCsv,
  listToJson,
} from '../../../lib/workbench/list/index.ts';
import { evidenceFileText, workbenchText } from '../../../lib/workbench/texts.ts';
import { downloadBlob, downloadFile } from '../../ui/index.ts';
import type { OpenList } from '../list/index.ts';
import type { WrittenEvidence } from './EvidenceWritten.tsx';
import { evidenceOf } from './evidence-of.ts';

/** Without the extension, which the name of a sheet may follow. */
const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}(?=$| · )/, '').replace(/[\\/:*?"<>|]/g, ' ');

export type Format = 'xlsx' | 'csv' | 'json';

export interface ListExportProps {
  readonly send: SendToBackground;
  readonly list: OpenList;
  /** The rows to export, in the order of the list. */
  readonly rows: readonly CheckedRow[];
  /** All rows of the list, whatever is selected. */
  readonly all: readonly CheckedRow[];
  /** What has changed since the list was looked up before; null: it was not looked up again. */
  readonly changes: ExportedChanges | null;
}

/** Saves a list as a file, and says what came of it. */
export function useListExport({ send, list, rows, all, changes }: ListExportProps) {
  const { sheet, choice, name, originals } = list;
  const [escaped, setEscaped] = useState(0);
  const [evidence, setEvidence] = useState<WrittenEvidence | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const stem = fileStem(name);
  const file = workbenchText('exportedFile', { name: stem });
  const again = changes ? { changes } : {};
  const exported: ExportedList = { sheet, layout: choice, rows, originals, ...again };
  /** The part for workbooks cannot be loaded after an update; a long list may need too much memory. */
  const run = async (create: () => void | Promise<void>) => {
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
  const save = (format: Format, chosen?: ReadonlySet<string>) =>
    run(async () => {
      const content = { ...exported, ...(chosen && { chosen }) };
      if (format === 'json')
        return downloadFile(`${file}.json`, 'application/json', listToJson(content));
      if (format === 'csv') {
        const csv = listToCsv(content);
        setEscaped(csv.escaped);
        return downloadFile(`${file}.csv`, 'text/csv', csv.text, { bom: true });
      }
      const { listToWorkbook } = await import('../../../lib/workbench/workbook/index.ts');
      downloadBlob(`${file}.xlsx`, await listToWorkbook(content));
    });
  return {
    exported,
    isSaving,
    hasFailed,
    escaped,
    evidence,
    save,
    /** The person's own file, whole, with marks and comments in its cells. */
    saveMarked: () =>
      run(async () => {
        const { markedWorkbook } = await import('../../../lib/workbench/workbook/index.ts');
        downloadBlob(`${file}.xlsx`, await markedWorkbook({ ...exported, rows: all }));
      }),
    saveEvidence: () =>
      run(async () => {
        const { parts, ...written } = await evidenceOf(send, name, rows);
        setEvidence(written);
        if (parts.length === 0) return;
        const evidenceFile = evidenceFileText('fileName', { name: stem });
        const blob = new Blob([...parts], { type: 'application/jsonl' });
        downloadBlob(`${evidenceFile}.jsonl`, blob);
      }),
  };
}

export type ListExport = ReturnType<typeof useListExport>;
