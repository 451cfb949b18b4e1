/**
 * Writes an evidence file: lines of JSON. The first has a header with the SHA-256 of each line after it,
 * and a signature of that header. Each of the others has one answer.
 */
import type { EvidenceAnswer, EvidenceSignature } from '../messages/index.ts';

export const FORMAT = 'fieldmark-evidence';
/** For a person who checks the file with other tools; English in every language, like the names. */
const HOW_TO_CHECK =
  'answers: for each line after this one, the SHA-256 of its bytes without the line feed, in hexadecimal. signature: ECDSA P-256 with SHA-256 (r and s) by publicKey (uncompressed point) over "fieldmark-evidence 1", a line feed, the SHA-256 of the JSON of "signed" exactly as in the file (UTF-8), and a line feed.';

/** An answer and the rows of the list that have its value. */
export interface EvidenceEntry extends EvidenceAnswer {
  readonly rows: readonly number[];
}

interface EvidenceHeader {
  /** The name of the list. */
  readonly list: string;
  /** Ms since the epoch. */
  readonly at: number;
}

/** Lower case, so that each byte has one form. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashOf = (text: string): Promise<string> => sha256(new TextEncoder().encode(text));

const isoOf = (at: number): string => new Date(at).toISOString();

function jsonOf({ answer, at, rows, ...entry }: EvidenceEntry, n: number): string {
  const { kind, value, ...call } = entry;
  // Where the body is not known, what was read from it takes its place.
  const more = entry.body === null ? { answer } : {};
  return JSON.stringify({ n, rows, kind, value, answered: isoOf(at), ...call, ...more });
}

/** @returns the lines, each with its line feed */
export async function writeEvidence(
  { list, at }: EvidenceHeader,
  entries: readonly EvidenceEntry[],
  sign: (head: string) => Promise<Pick<EvidenceSignature, 'publicKey' | 'signature'>>,
): Promise<string[]> {
  const lines = entries.map((entry, i) => jsonOf(entry, i + 1));
  const answers: string[] = [];
  for (const line of lines) answers.push(await hashOf(line));
  const header = { format: FORMAT, version: 1, list, written: isoOf(at), howToCheck: HOW_TO_CHECK };
  const signed = JSON.stringify({ ...header, answers });
  const { publicKey, signature } = await sign(await hashOf(signed));
  const first = `{"publicKey":"${publicKey}","signature":"${signature}","signed":${signed}}`;
  return [first, ...lines].map((line) => `${line}\n`);
}
