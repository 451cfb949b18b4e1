/** Reads and checks documents with the real detection and the real checks, without a browser. */
import { checkValue } from '../../lib/check/index.ts';
import { detect } from '../../lib/detect/index.ts';
import { createDocuments } from '../../lib/documents/background/index.ts';
import { checkDocument } from '../../lib/documents/check-values.ts';
import { DOCUMENT_MESSAGES } from '../../lib/documents/messages/index.ts';
import { readDocument } from '../../lib/documents/read-file.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { createNotes } from '../../lib/service/values/notes.ts';

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

export async function readAndCheck(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  askPassword: (again: boolean) => Promise<string | null> = async () => null,
) {
  // pdf.js takes the bytes for itself.
  const options = { askPassword, assets: 'node_modules/pdfjs-dist/' };
  const read = await readDocument({ name, bytes: bytes.slice() }, options);
  try {
    return { read, checked: await checkDocument(read, send) };
  } finally {
    read.pdf?.close();
  }
}
