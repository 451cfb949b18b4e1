/** Hands files to another page of ours, in a tab of its own. */
import { openTab } from '../../lib/extension/index.ts';

/** What the opened page says when it can take the files. */
const READY = 'ready';
const NAME = '#file-';

/** @param path of the page, with its parameters */
export function openWithFiles(path: string, files: readonly File[]): void {
  const name = `${NAME}${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  // It asks again when it is loaded again.
  channel.onmessage = ({ data }) => data === READY && channel.postMessage(files);
  void openTab(`${path}${name}`);
}

const areFiles = (data: unknown): data is File[] =>
  Array.isArray(data) && data.every((each) => each instanceof File);

/** Asks the page that opened this one for the files. Returns a function that stops waiting for them. */
export function takeFiles(onFiles: (files: readonly File[]) => void): () => void {
  if (!location.hash.startsWith(NAME)) return () => undefined;
  const channel = new BroadcastChannel(location.hash);
  channel.onmessage = ({ data }) => areFiles(data) && onFiles(data);
  channel.postMessage(READY);
  return () => channel.close();
}
