/**
 * Writes an evidence file: lines of JSON. The first has the header and each of the next one answer.
 * Each ends with its hash, which covers the hash before it. The last line signs the last hash.
 */
import type { EvidenceAnswer, EvidenceSignature } from '../../extension/schemas/index.ts';
import { chainHash } from './hash.ts';

export const FORMAT = 'fieldmark-evidence';
export const VERSION = 1;
/** For a person who checks the file with other tools; English in every language, like the names. */
const HOW_TO_CHECK =
  'sha256 of each line: SHA-256 in hexadecimal of the sha256 of the line before (empty for the first), a line feed, and the JSON of "header" or "entry" exactly as in the file (UTF-8). signature: ECDSA P-256 with SHA-256 (r and s) by publicKey (uncompressed point) over "fieldmark-evidence 1", a line feed, the sha256 of the last line before it, and a line feed.';

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

const lineOf = (name: string, json: string, hash: string): string =>
  `{"${name}":${json},"sha256":"${hash}"}\n`;

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
  entries: Iterable<EvidenceEntry>,
  sign: (head: string) => Promise<Pick<EvidenceSignature, 'publicKey' | 'signature'>>,
): Promise<string[]> {
  const header = { format: FORMAT, version: VERSION, list, written: isoOf(at) };
  const first = JSON.stringify({ ...header, howToCheck: HOW_TO_CHECK });
  let head = await chainHash('', first);
  const lines = [lineOf('header', first, head)];
  for (const entry of entries) {
    const json = jsonOf(entry, lines.length);
    head = await chainHash(head, json);
    lines.push(lineOf('entry', json, head));
  }
  const { publicKey, signature } = await sign(head);
  lines.push(`${JSON.stringify({ publicKey, signature })}\n`);
  return lines;
}
