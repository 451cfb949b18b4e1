/** The document that a tab shows, read again as the tab read it: with its cookies, from nowhere else. */
import { DocumentError, MAX_FILE_BYTES } from './document-error.ts';

export const PDF_TYPE = 'application/pdf';
/** How long a server may take to say what it has, ms. */
const MAX_MS = 3_000;
/** How long a document may take to come, ms. */
const MAX_FETCH_MS = 60_000;

/** Another address may be of another site, which the person has not opened. */
const AS_IN_TAB = {
  credentials: 'include',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

const WITHOUT_COOKIES = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

const hasPdfName = (url: URL): boolean => /\.pdf$/i.test(url.pathname);

/** Whether the address of a tab without a readable page is one of a PDF: by its type, else by its name. */
export async function isPdfAddress(address: string): Promise<boolean> {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.protocol === 'data:') return url.pathname.startsWith(PDF_TYPE);
  if (url.protocol === 'file:') return hasPdfName(url);
  if (url.protocol === 'blob:') return true;
  if (!/^https?:$/.test(url.protocol)) return false;
  try {
    const signal = AbortSignal.timeout(MAX_MS);
    const { ok, headers } = await fetch(url, { ...AS_IN_TAB, method: 'HEAD', signal });
    return ok ? headers.get('content-type')?.startsWith(PDF_TYPE) === true : hasPdfName(url);
  } catch {
    return hasPdfName(url);
  }
}

/** The name of a file for people, from its address. */
function nameOf({ protocol, pathname, hostname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  const isNamed = /^https?:$/.test(protocol) && last !== '';
  try {
    return isNamed ? decodeURIComponent(last) : hostname || (protocol === 'data:' ? '' : 'PDF');
  } catch {
    return last;
  }
}

/** Reads a response up to the largest file. */
async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > MAX_FILE_BYTES)
    throw new DocumentError('large');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    size += value.length;
    parts.push(value);
    if (size <= MAX_FILE_BYTES) continue;
    await reader?.cancel();
    throw new DocumentError('large');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @throws DocumentError */
export const fetchDocument = (address: string, maxMs = MAX_FETCH_MS): Promise<File> =>
  fetchFile(address, AS_IN_TAB, maxMs);

/**
 * A picture that a page shows: its content, else from its address, which may be of any site and gets no cookies.
 *
 * @param data a `data:` URL
 * @throws DocumentError
 */
export async function fetchPicture(url: string | null, data: string | null): Promise<File> {
  if (data?.startsWith('data:')) {
    const content = await fetchFile(data, {}, MAX_FETCH_MS);
    const address = url === null ? null : URL.parse(url);
    return address ? new File([content], nameOf(address)) : content;
  }
  if (url === null || !/^https?:/.test(url)) throw new DocumentError('unreachable');
  return fetchFile(url, WITHOUT_COOKIES, MAX_FETCH_MS);
}

async function fetchFile(address: string, options: RequestInit, maxMs: number): Promise<File> {
  const url = URL.parse(address);
  const signal = AbortSignal.timeout(maxMs);
  try {
    // From the cache, where possible: the server is not asked twice, and a link may work only once.
    const response = url && (await fetch(url, { ...options, cache: 'force-cache', signal }));
    if (!url || !response?.ok) throw new DocumentError('unreachable');
    return new File([await readBody(response)], nameOf(url));
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError(signal.aborted ? 'slow' : 'unreachable');
  }
}
