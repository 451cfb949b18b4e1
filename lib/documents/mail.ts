/** Reads a message (RFC 5322): its text, and its attachments that are documents. */
import { DocumentError } from './document-error.ts';
import type { LoadedFile } from './read-file.ts';

const MAX_ATTACHMENTS = 100;
const MAX_NESTING = 20;
const MAX_TEXT_LENGTH = 500_000;

export const isMail = (name: string): boolean => /\.eml$/i.test(name);

/** The text of HTML, one line for each block. Nothing in it runs or is loaded. */
function textOfHtml(html: string): string {
  const lines = html.replace(/<(?:br|\/(?:p|div|tr|li|table|h\d))\b[^>]*>/gi, '\n$&');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  for (const hidden of body.querySelectorAll('style, script')) hidden.remove();
  return body.textContent ?? '';
}

const isDocument = (name: string, type: string): boolean =>
  /\.(?:pdf|xml)$/i.test(name) || /^(?:application\/pdf|(?:text|application)\/xml)$/.test(type);

/** The documents of a message, the first one with its text; only its text if it has no documents. */
export async function openMail({ name, bytes }: LoadedFile): Promise<LoadedFile[]> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: MAX_NESTING }).catch(() => {
    throw new DocumentError('other');
  });
  const body = mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '');
  const text = body.slice(0, MAX_TEXT_LENGTH);
  const documents = mail.attachments
    .slice(0, MAX_ATTACHMENTS)
    .flatMap(({ filename, mimeType, content }) =>
      isDocument(filename ?? '', mimeType) && typeof content !== 'string'
        ? [{ name: filename ?? name, bytes: new Uint8Array(content) }]
        : [],
    );
  const [first, ...others] = documents;
  return first ? [{ ...first, text }, ...others] : [{ name, bytes: new Uint8Array(), text }];
}
