import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CheckedDocument,
  checkDocument,
  DocumentError,
  type DocumentProblem,
  fetchDocument,
  MAX_FILE_BYTES,
  type ReadDocument,
  readDocument,
  startPdfWorker,
} from '../../lib/documents/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';

export type DocumentState =
  | { readonly step: 'start'; readonly problem?: DocumentProblem }
  | { readonly step: 'reading' }
  | {
      readonly step: 'password';
      readonly isAgain: boolean;
      readonly answer: (password: string | null) => void;
    }
  | { readonly step: 'shown'; readonly read: ReadDocument; readonly checked: CheckedDocument };

interface LoadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The document that is open, and what opens one. */
export function useDocuments(send: SendToBackground) {
  const [state, setState] = useState<DocumentState>({ step: 'start' });
  /** The document that the person opened last; earlier ones that are still read are dropped. */
  const latest = useRef(0);
  const open = useRef<ReadDocument | null>(null);
  const close = useCallback(() => {
    latest.current += 1;
    open.current?.pdf?.close();
    open.current = null;
    setState({ step: 'start' });
  }, []);
  useEffect(() => () => open.current?.pdf?.close(), []);

  const show = useCallback(
    async (load: () => Promise<LoadedFile>) => {
      close();
      const id = latest.current;
      const isLatest = () => latest.current === id;
      setState({ step: 'reading' });
      const askPassword = (isAgain: boolean) =>
        new Promise<string | null>((resolve) => {
          const answer = (password: string | null) => {
            setState({ step: 'reading' });
            resolve(password);
          };
          if (isLatest()) setState({ step: 'password', isAgain, answer });
          else resolve(null);
        });
      try {
        const { name, bytes } = await load();
        const read = await readDocument(name, bytes, {
          askPassword,
          startWorker: startPdfWorker,
        });
        const checked = await checkDocument(read, send);
        if (!isLatest()) return read.pdf?.close();
        open.current = read;
        setState({ step: 'shown', read, checked });
      } catch (error) {
        const problem = error instanceof DocumentError ? error.problem : 'other';
        if (isLatest()) setState({ step: 'start', problem });
      }
    },
    [close, send],
  );
  const showFile = useCallback(
    (file: File) =>
      show(async () => {
        if (file.size > MAX_FILE_BYTES) throw new DocumentError('large');
        return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      }),
    [show],
  );
  const showTab = useCallback(
    (tab: number) =>
      show(async () => {
        const outcome = await send('tabAddress', { tab });
        const url = outcome.ok ? outcome.value.url : null;
        if (url === null) throw new DocumentError('unreachable');
        return fetchDocument(url);
      }),
    [show, send],
  );
  return { state, showFile, showTab, close };
}
