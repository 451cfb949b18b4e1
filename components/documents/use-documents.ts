import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ConnectWorker,
  createDocumentReader,
  DocumentError,
  type DocumentProblem,
  type DocumentReader,
  type DocumentReading,
  documentProblemOf,
  fetchDocument,
  fetchPicture,
  listDocuments,
  type Source,
  sourceOf,
} from '../../lib/documents/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { listName } from './list-files.tsx';
import type { Scannable } from './use-scan.ts';

type DocumentState =
  | {
      readonly step: 'start';
      readonly problem?: DocumentProblem;
      /** The file with the problem. */
      readonly name?: string;
      /** Of many that were listed, those that need a password. */
      readonly locked?: readonly File[];
    }
  /** `isSlow`: the only file takes long. */
  | {
      readonly step: 'reading';
      readonly done?: number;
      readonly total?: number;
      readonly isSlow?: boolean;
    }
  | {
      readonly step: 'password';
      readonly name: string;
      readonly isAgain: boolean;
      readonly answer: (password: string) => void;
    }
  | {
      readonly step: 'shown';
      /** A number for each document that was opened. */
      readonly id: number;
      readonly reading: DocumentReading;
      /** Null for a message without documents. */
      readonly file: File | null;
      readonly draw: DocumentReader['draw'];
      readonly scannable: Scannable;
      /** Reads it again. */
      readonly again: () => void;
    };

export interface DocumentsNeeds {
  readonly send: SendToBackground;
  readonly connect: ConnectWorker | undefined;
}

/** As fine as Tesseract reads best. A picture has the pixels that it has. */
const SCAN_DPI = 300;

const scannableOf = (
  reader: DocumentReader,
  file: File | null,
  { read }: DocumentReading,
  show: (reading: DocumentReading) => void,
): Scannable => ({
  dpi: read.isImage ? null : SCAN_DPI,
  pixels: async (index) => file && reader.pixels({ file, index, dpi: SCAN_DPI }),
  add: async (...scan) => {
    const reading = await reader.addScan(...scan);
    show(reading);
    return reading;
  },
});

/** The document that is open, and what opens one or a list of many. */
export function useDocuments({ send, connect }: DocumentsNeeds) {
  const [state, setState] = useState<DocumentState>({ step: 'start' });
  /** Counts what the person opened; what is still read for an earlier one is dropped. */
  const latest = useRef(0);
  const open = useRef<DocumentReader | null>(null);
  const close = useCallback(() => {
    latest.current += 1;
    open.current?.end();
    open.current = null;
    setState({ step: 'start' });
  }, []);
  useEffect(() => () => open.current?.end(), []);

  const createReader = useCallback(
    (askPassword: (again: boolean) => Promise<string | null>, onSlow?: () => void) => {
      open.current = createDocumentReader({
        send,
        askPassword,
        ...(onSlow && { onSlow }),
        ...(connect && { connect }),
      });
      return open.current;
    },
    [send, connect],
  );

  const listMany = useCallback(
    async (sources: readonly Source[], isLatest: () => boolean) => {
      const onProgress = (done: number, total: number) =>
        setState({ step: 'reading', done, total });
      const reader = createReader(async () => null);
      const listed = await listDocuments(sources, { reader, onProgress, isWanted: isLatest });
      if (!listed) return;
      const { locked, ...table } = listed;
      await send('openWorkbench', {
        source: { from: 'table', name: listName(sources), ...table },
      });
      close();
      setState({ step: 'start', locked });
    },
    [close, createReader, send],
  );

  const showOne = useCallback(
    async (source: Source, isLatest: () => boolean) => {
      let name = source.name;
      const reader = createReader(
        (isAgain) =>
          new Promise((resolve) => {
            const answer = (password: string) => {
              setState({ step: 'reading' });
              resolve(password);
            };
            if (isLatest()) setState({ step: 'password', name, isAgain, answer });
            else resolve(null);
          }),
        () => isLatest() && setState({ step: 'reading', isSlow: true }),
      );
      let again = () => undefined as unknown;
      const show = (file: File | null) => (reading: DocumentReading) =>
        isLatest() &&
        setState({
          step: 'shown',
          id: latest.current,
          reading: { ...reading, read: { ...reading.read, name } },
          file,
          draw: reader.draw,
          scannable: scannableOf(reader, file, reading, show(file)),
          again: () => void again(),
        });
      const { mail, files, isStopped } = await reader.open(await source.load(), show(null));
      if (!isLatest()) return;
      if (files.length > 1) return listMany([source], isLatest);
      const [file = null] = files;
      name = file?.name ?? name;
      const read = async () => {
        const reading = await reader.read(file, mail, show(file));
        show(file)({ ...reading, isStopped: reading.isStopped || isStopped });
      };
      await read();
      again = read;
    },
    [createReader, listMany],
  );

  const show = useCallback(
    async (sources: readonly Source[]) => {
      close();
      const id = latest.current;
      const isLatest = () => latest.current === id;
      setState({ step: 'reading' });
      try {
        const [first, second] = sources;
        if (!first) return close();
        await (second ? listMany(sources, isLatest) : showOne(first, isLatest));
      } catch (error) {
        const name = sources[0]?.name ?? '';
        if (isLatest()) setState({ step: 'start', problem: documentProblemOf(error), name });
      }
    },
    [close, listMany, showOne],
  );
  const showFiles = useCallback((files: readonly File[]) => show(files.map(sourceOf)), [show]);
  const showTab = useCallback(
    (tab: number) => {
      const load = async () => {
        const outcome = await send('tabAddress', { tab });
        const url = outcome.ok ? outcome.value.url : null;
        if (url === null) throw new DocumentError('unreachable');
        return fetchDocument(url);
      };
      return show([{ name: '', load }]);
    },
    [show, send],
  );
  const showPicture = useCallback(
    (picture: number) => {
      const load = async () => {
        const outcome = await send('menuPicture', { picture });
        if (!outcome.ok) throw new DocumentError('unreachable');
        return fetchPicture(outcome.value.url, outcome.value.data);
      };
      return show([{ name: '', load }]);
    },
    [show, send],
  );
  return { state, showFiles, showTab, showPicture, close };
}
