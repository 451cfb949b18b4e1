/** Checks an evidence file without a network: the signature of its first line, and the hash of each other. */
import { type EvidenceAnswer, type EvidenceSignature, evidenceText } from './messages/index.ts';

/** An answer that is not as it was written; `n`: its place as written, from 1. */
export type EvidenceChange =
  | { readonly kind: 'changed' | 'moved'; readonly n: number; readonly value: string | null }
  | { readonly kind: 'added'; readonly value: string | null }
  | { readonly kind: 'missing'; readonly n: number };

export type EvidenceCheck =
  | {
      readonly state: 'unchanged';
      readonly list: string;
      /** As written, ISO 8601. */
      readonly written: string;
      readonly entries: number;
      /** Entries whose body was not kept. */
      readonly withoutBody: number;
      readonly publicKey: string;
      readonly fingerprint: string;
    }
  | { readonly state: 'not-evidence' | 'header-changed' | 'unreadable' }
  /** `isMore`: there are more changes than these. */
  | {
      readonly state: 'answers-changed';
      readonly changes: readonly EvidenceChange[];
      readonly isMore: boolean;
    };

/** Bytes that are read at once, and of the longest line: an answer has at most 16 MB, and is a text in JSON. */
const PIECE_BYTES = 1_000_000;
const MAX_LINE_BYTES = 64_000_000;
/** A file with more lines that are none of its answers is not read to its end. */
const MAX_CHANGES = 20;
const LINE_FEED = 10;
/** The uncompressed form alone, and lower case alone, so that each changed byte is seen. */
const FIRST_LINE =
  /^\{"publicKey":"(04[0-9a-f]{128})","signature":"([0-9a-f]{128})","signed":(\{.*\})\}$/;
const START_BYTES = 400;

/** The signed part of the first line; null where it has another form. */
function readSigned(json: string) {
  const { format, version, list, written, answers }: Readonly<Record<string, unknown>> = {
    ...JSON.parse(json),
  };
  const isText = (value: unknown) => typeof value === 'string';
  if (format !== FORMAT || version !== 1 || typeof list !== 'string') return null;
  if (typeof written !== 'string' || !Array.isArray(answers) || !answers.every(isText)) return null;
  return { list, written, answers: answers.map(String) };
}

/** Its lines one by one, each without its line feed. Only one line and one piece are in memory. */
async function* linesOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const take = (part: Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
    if (length > MAX_LINE_BYTES) throw new RangeError('The line is too long.');
  };
  const line = async () => {
    const [only] = parts;
    const whole = parts.length === 1 && only ? only : await new Blob(parts).arrayBuffer();
    parts = [];
    length = 0;
    return new Uint8Array(whole);
  };
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
    let from = 0;
    for (let end = piece.indexOf(LINE_FEED); end !== -1; end = piece.indexOf(LINE_FEED, from)) {
      take(piece.subarray(from, end));
      from = end + 1;
      yield line();
    }
    take(piece.subarray(from));
  }
  if (length > 0) yield line();
}

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function isSigned(publicKey: string, signature: string, head: string): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const text = new TextEncoder().encode(evidenceText(head));
  try {
    const key = await crypto.subtle.importKey('raw', bytesOfHex(publicKey), curve, true, [
      'verify',
    ]);
    return await crypto.subtle.verify(algorithm, key, bytesOfHex(signature), text);
  } catch {
    return false;
  }
}

/** The header and who signed it; null: it was changed. */
async function readFirstLine(line: Uint8Array<ArrayBuffer>) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
    const [, publicKey = '', signature = '', json = ''] = FIRST_LINE.exec(text) ?? [];
    const head = await sha256(new TextEncoder().encode(json));
    if (!(await isSigned(publicKey, signature, head))) return null;
    const signed = readSigned(json);
    return signed && { ...signed, publicKey };
  } catch {
    return null;
  }
}

/** What a line says of itself, if it can be read: its place and its value. */
function claimsOf(line: Uint8Array): { readonly n: number; readonly value: string | null } {
  const text = new TextDecoder().decode(line.subarray(0, PIECE_BYTES));
  const n = Number(/^\{"n":(\d{1,7}),/.exec(text)?.[1]);
  const value = /"value":("(?:[^"\\]|\\.){0,2000}")/.exec(text)?.[1];
  try {
    return { n, value: value === undefined ? null : String(JSON.parse(value)) };
  } catch {
    return { n, value: null };
  }
}

/** Half of the hash of a public key, in groups that people can compare. */
async function fingerprintOf(publicKey: string): Promise<string> {
  const hash = await sha256(bytesOfHex(publicKey));
  return (hash.slice(0, 32).match(/.{4}/g) ?? []).join(' ');
}

async function check(file: Blob): Promise<EvidenceCheck> {
  // A single changed byte leaves one of the two.
  const start = await file.slice(0, START_BYTES).text();
  const isOurs = start.includes('"publicKey":"04') || start.includes(`"format":"${FORMAT}"`);
  if (!isOurs) return { state: 'not-evidence' };
  const lines = linesOf(file);
  const first = await lines.next();
  const header = first.done ? null : await readFirstLine(first.value);
  if (!header) return { state: 'header-changed' };
  const { answers, list, written, publicKey } = header;
  const placeOf = new Map(answers.map((hash, i) => [hash, i + 1]));
  const seen = new Set<number>();
  const moved: EvidenceChange[] = [];
  const unknown: { readonly n: number; readonly value: string | null }[] = [];
  let last = 0;
  let withoutBody = 0;
  for await (const line of lines) {
    const n = placeOf.get(await sha256(line));
    if (n === undefined || seen.has(n)) unknown.push(claimsOf(line));
    else if (n < last) moved.push({ kind: 'moved', ...claimsOf(line), n });
    if (moved.length + unknown.length > MAX_CHANGES) break;
    if (n === undefined) continue;
    seen.add(n);
    last = Math.max(last, n);
    if (new TextDecoder().decode(line).includes('"body":null')) withoutBody += 1;
  }
  const changed = new Map<number, EvidenceChange>();
  const added: EvidenceChange[] = [];
  for (const { n, value } of unknown) {
    if (n >= 1 && n <= answers.length && !seen.has(n) && !changed.has(n))
      changed.set(n, { kind: 'changed', n, value });
    else added.push({ kind: 'added', value });
  }
  const isCut = moved.length + unknown.length > MAX_CHANGES;
  const missing = isCut
    ? []
    : answers.flatMap((_, i): EvidenceChange[] =>
        seen.has(i + 1) || changed.has(i + 1) ? [] : [{ kind: 'missing', n: i + 1 }],
      );
  const changes = [...changed.values(), ...moved, ...added, ...missing];
  if (changes.length > 0)
    return {
      state: 'answers-changed',
      changes: changes.slice(0, MAX_CHANGES),
      isMore: changes.length > MAX_CHANGES,
    };
  const entries = answers.length;
  const fingerprint = await fingerprintOf(publicKey);
  return { state: 'unchanged', list, written, entries, withoutBody, publicKey, fingerprint };
}

/** Reads as much of the file as is needed; a file that cannot be read, or with an endless line, is unreadable. */
export const checkEvidence = (file: Blob): Promise<EvidenceCheck> =>
  check(file).catch(() => ({ state: 'unreadable' }));

const FORMAT = 'fieldmark-evidence';
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
export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytes));
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
