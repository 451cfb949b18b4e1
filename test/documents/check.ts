/** Reads and checks documents with the real detection and the real checks, without a browser. */

import { createDocuments } from '../../lib/documents/background/index.ts';
import type { FindCodes } from '../../lib/documents/codes/index.ts';
import type { Mail } from '../../lib/documents/mail/index.ts';
import { DOCUMENT_MESSAGES } from '../../lib/documents/messages/index.ts';
import type { PageSource } from '../../lib/documents/page-source.ts';
import { type DocumentReading, readDocument } from '../../lib/documents/read-document.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { createNotes } from '../../lib/service/values/notes.ts';
import { detect } from '../../lib/values/detect/index.ts';
import { checkValue } from '../check-data.ts';

type Item = Parameters<typeof checkValue>;

const OFFER = { policy: 'check', credits: 1, connected: false } as const;
const judge = (kind: Item[0], value: string, region?: string) => ({
  verdict: checkValue(kind, value, region ? { region } : {}),
  offer: OFFER,
});

const { handlers } = createDocuments({
  ports: { detect },
  settings: { store: { read: async () => ({ region: '' }) } },
  values: {
    evaluate: async (items: readonly { kind: Item[0]; value: string; region?: string }[]) =>
      items.map(({ kind, value, region }) => judge(kind, value, region)),
    notes: createNotes({ loadCheck: async () => checkValue }),
  },
} as never);

/** Answers what the page asks the background. */
export const send = (async (name: 'findInTexts' | 'checkTogether', body: unknown) => {
  const parsed = DOCUMENT_MESSAGES[name].request.parse(body) as never;
  return handlers[name](parsed, {} as never);
}) as unknown as SendToBackground;

export interface ReadAndCheckOptions {
  readonly askPassword?: (again: boolean) => Promise<string | null>;
  readonly mail?: Mail;
  readonly onUpdate?: (reading: DocumentReading) => void;
  readonly findCodes?: FindCodes;
}

export async function readAndCheck(
  name: string,
  bytes: Uint8Array<ArrayBuffer> | null,
  { askPassword = async () => null, mail, onUpdate, findCodes }: ReadAndCheckOptions = {},
): Promise<DocumentReading> {
  let pdf: PageSource | null = null;
  // pdf.js takes the bytes for itself.
  const file = bytes && { name, bytes: bytes.slice() };
  try {
    return await readDocument(file, mail ?? null, {
      askPassword,
      assets: 'node_modules/pdfjs-dist/',
      send,
      onPages: (opened) => {
        pdf = opened;
      },
      ...(onUpdate && { onUpdate }),
      ...(findCodes && { findCodes }),
    });
  } finally {
    (pdf as PageSource | null)?.close();
  }
}
