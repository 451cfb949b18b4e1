/** Recognises payment files and statements by their content, never by their name. */
import type { PaymentListKind } from '../messages/index.ts';
import { decodeText, encodingOfXml } from './decode.ts';

export interface PaymentFormat {
  readonly is: PaymentListKind;
  readonly reader: 'pain' | 'camt' | 'mt940';
  /** Such as "pain.001.001.09", as the file names it. */
  readonly name: string;
}

/** The start of a file by which it is recognised, bytes. */
export const HEAD_BYTES = 16_384;

/** The element of the message, in the root `Document`; until version 02, its name is that of the message. */
const MESSAGES: readonly (readonly [RegExp, PaymentFormat])[] = [
  [
    /<(?:[\w.-]{1,40}:)?(?:CstmrCdtTrfInitn|pain\.001\.001\.0[12])[\s>]/,
    { is: 'transfers', reader: 'pain', name: 'pain.001' },
  ],
  [
    /<(?:[\w.-]{1,40}:)?(?:CstmrDrctDbtInitn|pain\.008\.001\.0[12])[\s>]/,
    { is: 'collections', reader: 'pain', name: 'pain.008' },
  ],
  [
    /<(?:[\w.-]{1,40}:)?BkToCstmrStmt(?:V\d\d)?[\s>]/,
    { is: 'statement', reader: 'camt', name: 'camt.053' },
  ],
  [
    /<(?:[\w.-]{1,40}:)?BkToCstmrAcctRpt(?:V\d\d)?[\s>]/,
    { is: 'statement', reader: 'camt', name: 'camt.052' },
  ],
  [
    /<(?:[\w.-]{1,40}:)?BkToCstmrDbtCdtNtfctn(?:V\d\d)?[\s>]/,
    { is: 'statement', reader: 'camt', name: 'camt.054' },
  ],
];
/** What a namespace says of the version, also in those of countries: `pain.001.001.03.ch.02`, `pain.001.003.03`. */
const VERSION = /(?:pain|camt)\.\d{3}\.\d{3}\.\d\d(?:\.ch\.\d\d)?/;

const isTagged = (text: string, tag: string): boolean =>
  text.startsWith(`:${tag}:`) || text.includes(`\n:${tag}:`) || text.includes(`{4::${tag}:`);

/** @param head the first `HEAD_BYTES` of a file */
export function recogniseFormat(head: Uint8Array): PaymentFormat | null {
  const text = head.includes(0)
    ? new TextDecoder(encodingOfXml(head)).decode(head)
    : decodeText(head);
  if (text.includes('<')) {
    const [, found] = MESSAGES.find(([message]) => message.test(text)) ?? [];
    if (found) {
      const version = VERSION.exec(text)?.[0];
      return { ...found, name: version?.startsWith(found.name) ? version : found.name };
    }
  }
  const hasAny = (...tags: readonly string[]) => tags.some((tag) => isTagged(text, tag));
  if (!hasAny('20') || !hasAny('25')) return null;
  if (hasAny('60F', '60M')) return { is: 'statement', reader: 'mt940', name: 'MT940' };
  const isReport = hasAny('28C') && hasAny('34F', '13D', '13');
  return isReport ? { is: 'statement', reader: 'mt940', name: 'MT942' } : null;
}
