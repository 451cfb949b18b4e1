/** Reads a message (RFC 5322): who wrote what, and its attachments that are documents, also those of attached messages. */
import { DocumentError } from '../document-error.ts';
import { textOfHtml } from './html-text.ts';

const MAX_ATTACHMENTS = 100;
/** Messages in messages: certified mail has one in one. */
const MAX_MESSAGES = 5;
const MAX_NESTING = 20;
const MAX_TEXT_LENGTH = 500_000;
const MAX_HTML_LENGTH = 4_000_000;
const MAX_HEADER_LENGTH = 500;
/** Lines and bytes of a message that are read first: each line costs the reader up to a tenth of a millisecond. */
const FIRST_LINES = 10_000;
const FIRST_BYTES = 300_000;
/** Lines of a message: attachments of 50 MB have 700,000. */
const MAX_LINES = 1_000_000;
const LINE_FEED = 0x0a;

export interface Mail {
  /** Name and address of who sent it. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

export interface OpenedMail {
  readonly mail: Mail;
  readonly files: readonly File[];
  /** It was too long to be read to its end. */
  readonly isStopped: boolean;
}

export const isMail = (name: string): boolean => /\.eml$/i.test(name);

const isDocument = (name: string, type: string): boolean =>
  /\.(?:pdf|xml|p7m)$/i.test(name) || /^(?:application\/pdf|(?:text|application)\/xml)$/.test(type);

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function parse(bytes: Uint8Array) {
  const { default: PostalMime } = await import('postal-mime');
  const options = { maxNestingDepth: MAX_NESTING, forceRfc822Attachments: true };
  // Not a mail.
  return PostalMime.parse(bytes, options).catch(() => {
    throw new DocumentError('other');
  });
}

type ParsedMail = Awaited<ReturnType<typeof parse>>;

const textOf = ({ text, html }: ParsedMail): string =>
  text?.trim() ? text : textOfHtml((html ?? '').slice(0, MAX_HTML_LENGTH));

/** Headers are of any length; their line breaks are folds. */
const headerOf = (text = ''): string =>
  text.slice(0, MAX_HEADER_LENGTH).replace(/\s+/g, ' ').trim();

function headOf(mail: ParsedMail, texts: readonly string[]): Mail {
  const { name = '', address = '' } = mail.from ?? {};
  const from = name && address && name !== address ? `${name} <${address}>` : address || name;
  const text = texts.join('\n\n').slice(0, MAX_TEXT_LENGTH).trim();
  return { from: headerOf(from), subject: headerOf(mail.subject), text };
}

/** What a message has, and the messages in it. */
async function partsOf(mail: ParsedMail, name: string, depth = 0) {
  const texts = [textOf(mail)];
  const documents: Part[] = [];
  for (const { filename, mimeType, content } of mail.attachments) {
    if (typeof content === 'string') continue;
    const file = { name: filename ?? name, bytes: new Uint8Array(content) };
    if (isDocument(filename ?? '', mimeType)) documents.push(file);
    else if (depth < MAX_MESSAGES && (mimeType === 'message/rfc822' || isMail(filename ?? ''))) {
      const inside = await partsOf(await parse(file.bytes), file.name, depth + 1);
      texts.push(...inside.texts);
      documents.push(...inside.documents);
    }
  }
  return { texts, documents };
}

/** Where a line ends; the end of the message if it has fewer. */
function endOfLine(bytes: Uint8Array, line: number): number {
  let at = -1;
  for (let i = 0; i < line; i += 1) {
    at = bytes.indexOf(LINE_FEED, at + 1);
    if (at < 0) return bytes.length;
  }
  return at + 1;
}

/** @param onFirst gets what the beginning of a long message says, before the rest is read */
export async function openMail(
  { name, bytes }: Part,
  onFirst: (mail: Mail) => Promise<void> = async () => undefined,
): Promise<OpenedMail> {
  const first = Math.min(endOfLine(bytes, FIRST_LINES), FIRST_BYTES);
  if (first < bytes.length) {
    const begun = await parse(bytes.subarray(0, first));
    const mail = headOf(begun, [textOf(begun)]);
    await onFirst(mail);
    if (endOfLine(bytes, MAX_LINES) < bytes.length) return { mail, files: [], isStopped: true };
  }
  const mail = await parse(bytes);
  const { texts, documents } = await partsOf(mail, name);
  const files = documents.slice(0, MAX_ATTACHMENTS);
  return {
    mail: headOf(mail, texts),
    files: files.map((file) => new File([file.bytes], file.name)),
    isStopped: false,
  };
}
