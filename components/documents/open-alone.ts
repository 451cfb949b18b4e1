/** Hands a file from one page of ours to the page of documents, in a tab of its own. */

/** What the opened page says when it can take the file. */
const READY = 'ready';
const NAME = '#file-';

export function openAlone(file: File): void {
  const name = `${NAME}${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  // It asks again when it is loaded again.
  channel.onmessage = ({ data }) => data === READY && channel.postMessage(file);
  // Without `noopener`, Chromium gives the page no rights of an extension.
  open(`/documents.html${name}`, '_blank', 'noopener');
}

/** Asks the page that opened this one for the file. */
export function takeFile(onFile: (file: File) => void): () => void {
  if (!location.hash.startsWith(NAME)) return () => undefined;
  const channel = new BroadcastChannel(location.hash);
  channel.onmessage = ({ data }) => data instanceof File && onFile(data);
  channel.postMessage(READY);
  return () => channel.close();
}
