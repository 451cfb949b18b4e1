/** Reads a message (RFC 5322): its text, and its attachments that are documents, also those of attached messages. */
import { DocumentError } from './document-error.ts';
import type { LoadedFile } from './read-file.ts';

const MAX_ATTACHMENTS = 100;
/** Messages in messages: certified mail has one in one. */
const MAX_MESSAGES = 5;
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
  /\.(?:pdf|xml|p7m)$/i.test(name) || /^(?:application\/pdf|(?:text|application)\/xml)$/.test(type);

/** What a message has, and the messages in it. */
async function partsOf({ name, bytes }: LoadedFile, depth = 0) {
  const { default: PostalMime } = await import('postal-mime');
  const options = { maxNestingDepth: MAX_NESTING, forceRfc822Attachments: true };
  const mail = await PostalMime.parse(bytes, options).catch(() => {
    throw new DocumentError('other');
  });
  const texts = [mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '')];
  const documents: LoadedFile[] = [];
  for (const { filename, mimeType, content } of mail.attachments) {
    if (typeof content === 'string') continue;
    const file = { name: filename ?? name, bytes: new Uint8Array(content) };
    if (isDocument(filename ?? '', mimeType)) documents.push(file);
    else if (depth < MAX_MESSAGES && (mimeType === 'message/rfc822' || isMail(filename ?? ''))) {
      const inside = await partsOf(file, depth + 1);
      texts.push(...inside.texts);
      documents.push(...inside.documents);
    }
  }
  return { texts, documents };
}

/** The documents of a message, the first one with its text; only its text if it has no documents. */
export async function openMail(file: LoadedFile): Promise<LoadedFile[]> {
  const { texts, documents } = await partsOf(file);
  const text = texts.join('\n\n').slice(0, MAX_TEXT_LENGTH);
  const [first, ...others] = documents.slice(0, MAX_ATTACHMENTS);
  return first
    ? [{ ...first, text }, ...others]
    : [{ name: file.name, bytes: new Uint8Array(), text }];
}
