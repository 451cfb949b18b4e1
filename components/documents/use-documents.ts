import { useCallback, useRef, useState } from 'react';
import {
  type CheckedDocument,
  checkDocument,
  createPdfWorkers,
  DocumentError,
  type DocumentProblem,
  documentProblemOf,
  fetchDocument,
  type LoadedFile,
  listDocuments,
  type ReadDocument,
  readDocument,
  type Source,
  sourceOf,
} from '../../lib/documents/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { listName } from './list-files.tsx';

export type DocumentState =
  | {
      readonly step: 'start';
      readonly problem?: DocumentProblem;
      /** The file with the problem. */
      readonly name?: string;
      /** Of many that were listed, those that need a password. */
      readonly locked?: readonly File[];
    }
  | { readonly step: 'reading'; readonly done?: number; readonly total?: number }
  | {
      readonly step: 'password';
      readonly name: string;
      readonly isAgain: boolean;
      readonly answer: (password: string) => void;
    }
  | { readonly step: 'shown'; readonly read: ReadDocument; readonly checked: CheckedDocument };

/** The document that is open, and what opens one or a list of many. */
export function useDocuments(send: SendToBackground) {
  const [state, setState] = useState<DocumentState>({ step: 'start' });
  const [workers] = useState(() => createPdfWorkers());
  /** Counts what the person opened; what is still read for an earlier one is dropped. */
  const latest = useRef(0);
  const open = useRef<ReadDocument | null>(null);
  const close = useCallback(() => {
    latest.current += 1;
    open.current?.pdf?.close();
    open.current = null;
    setState({ step: 'start' });
  }, []);

  const showOne = useCallback(
    async (file: LoadedFile, isLatest: () => boolean) => {
      const askPassword = (isAgain: boolean) =>
        new Promise<string | null>((resolve) => {
          const answer = (password: string) => {
            setState({ step: 'reading' });
            resolve(password);
          };
          if (isLatest()) setState({ step: 'password', name: file.name, isAgain, answer });
          else resolve(null);
        });
      const read = await readDocument(file, { askPassword, workers });
      if (!isLatest()) return read.pdf?.close();
      open.current = read;
      const checked = await checkDocument(read, send);
      if (!isLatest()) return;
      setState({ step: 'shown', read, checked });
    },
    [send, workers],
  );

  const listMany = useCallback(
    async (sources: readonly Source[], isLatest: () => boolean) => {
      const onProgress = (done: number, total: number) =>
        setState({ step: 'reading', done, total });
      const options = { send, workers, onProgress, isWanted: isLatest };
      const listed = await listDocuments(sources, options);
      if (!listed) return;
      const { locked, ...table } = listed;
      await send('openWorkbench', {
        source: { from: 'table', name: listName(sources), ...table },
      });
      close();
      setState({ step: 'start', locked });
    },
    [close, send, workers],
  );

  const show = useCallback(
    async (sources: readonly Source[]) => {
      close();
      const id = latest.current;
      const isLatest = () => latest.current === id;
      setState({ step: 'reading' });
      try {
        const [first] = sources;
        if (!first) return close();
        if (sources.length > 1) return await listMany(sources, isLatest);
        const files = await first.load();
        const [file] = files;
        if (files.length > 1)
          await listMany([{ name: first.name, load: async () => files }], isLatest);
        else if (file) await showOne(file, isLatest);
      } catch (error) {
        const name = sources[0]?.name ?? '';
        if (isLatest()) setState({ step: 'start', problem: documentProblemOf(error), name });
      }
    },
    [close, listMany, showOne],
  );
  const showFiles = useCallback((files: readonly File[]) => show(files.map(sourceOf)), [show]);
  const showTab = useCallback(
    (tab: number) =>
      show([
        {
          name: '',
          load: async () => {
            const outcome = await send('tabAddress', { tab });
            const url = outcome.ok ? outcome.value.url : null;
            if (url === null) throw new DocumentError('unreachable');
            return [await fetchDocument(url)];
          },
        },
      ]),
    [show, send],
  );
  return { state, showFiles, showTab, close };
}
