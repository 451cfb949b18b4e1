/** Checks an evidence file without a network: its bytes, its chain of hashes and its signature. */
import { evidenceText } from '../../domain/index.ts';
import { bytesOfHex, chainHash, fingerprintOf } from './hash.ts';
import { FORMAT, VERSION } from './write-evidence.ts';

/** What is wrong, at the first place where something is. */
type EvidenceChange =
  | { readonly state: 'not-evidence' }
  | { readonly state: 'header-changed' }
  /** `n`: of the entry, from 1; `value`: as it is in the file now, if that can be read. */
  | { readonly state: 'entry-changed'; readonly n: number; readonly value: string | null }
  /** The last line is missing, so the file may have had more entries. */
  | { readonly state: 'cut' }
  /** The hashes fit, but not the signature: somebody may have changed entries and hashes. */
  | { readonly state: 'signature-wrong' };

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
  | EvidenceChange;

const LINE_FEED = 10;
const HASH_PART = /^,"sha256":"([0-9a-f]{64})"\}$/;
const HASH_PART_LENGTH = ',"sha256":""}'.length + 64;
/** The uncompressed form alone, and lower case alone, so that each changed byte is seen. */
const SIGNATURE_LINE = /^\{"publicKey":"(04[0-9a-f]{128})","signature":"([0-9a-f]{128})"\}$/;

interface Line {
  /** Bytes that are not UTF-8 are replaced. */
  readonly text: string;
  readonly isUtf8: boolean;
}

/** What follows the last line feed is a line too. */
function linesOf(bytes: Uint8Array): Line[] {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines: Line[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const next = bytes.indexOf(LINE_FEED, from);
    const end = next === -1 ? bytes.length : next;
    const line = bytes.subarray(from, end);
    try {
      lines.push({ text: strict.decode(line), isUtf8: true });
    } catch {
      lines.push({ text: new TextDecoder().decode(line), isUtf8: false });
    }
    from = end + 1;
  }
  return lines;
}

/** The JSON of a line, if its hash fits; null: the line was changed. */
async function readLine(name: string, { text, isUtf8 }: Line, previous: string) {
  const start = `{"${name}":`;
  const hash = HASH_PART.exec(text.slice(-HASH_PART_LENGTH))?.[1];
  if (!isUtf8 || !text.startsWith(start) || hash === undefined) return null;
  const json = text.slice(start.length, -HASH_PART_LENGTH);
  return (await chainHash(previous, json)) === hash ? { json, hash } : null;
}

/** The value that a changed line still names. */
function valueIn(text: string): string | null {
  const found = /"value":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  try {
    return found === undefined ? null : String(JSON.parse(found));
  } catch {
    return null;
  }
}

async function isSigned(publicKey: string, signature: string, head: string): Promise<boolean> {
  try {
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await crypto.subtle.importKey('raw', bytesOfHex(publicKey), curve, true, [
      'verify',
    ]);
    const text = new TextEncoder().encode(evidenceText(head));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    return await crypto.subtle.verify(algorithm, key, bytesOfHex(signature), text);
  } catch {
    return false;
  }
}

/** Only called with JSON whose hash fits; another program may still have written it. */
function headerOf(json: string): { list: string; written: string } | null {
  try {
    const { format, version, list, written } = JSON.parse(json);
    if (format !== FORMAT || version !== VERSION) return null;
    return { list: String(list), written: String(written) };
  } catch {
    return null;
  }
}

const NO_LINE: Line = { text: '', isUtf8: true };

/** Whether a line that is not a whole signature was one. */
const wasSignature = (text: string): boolean =>
  text.startsWith('{"publicKey":') ||
  (!text.startsWith('{"entry":') && /"signature":"[^"]*"\}$/.test(text));

/** What is wrong where neither an entry nor the signature is, after `n - 1` entries. */
function changeIn(rest: readonly Line[], n: number): EvidenceChange {
  const broken = rest.find(({ text }) => text !== '');
  if (!broken) return { state: 'cut' };
  if (wasSignature(broken.text)) return { state: 'signature-wrong' };
  return { state: 'entry-changed', n, value: valueIn(broken.text) };
}

export async function checkEvidence(bytes: Uint8Array): Promise<EvidenceCheck> {
  const lines = linesOf(bytes);
  const [{ text: start } = NO_LINE] = lines;
  const first = await readLine('header', lines[0] ?? NO_LINE, '');
  const isOurs =
    start.includes(`"format":"${FORMAT}"`) || lines.some(({ text }) => SIGNATURE_LINE.test(text));
  if (!first) return { state: isOurs ? 'header-changed' : 'not-evidence' };
  const header = headerOf(first.json);
  if (!header) return { state: 'not-evidence' };
  let head = first.hash;
  let withoutBody = 0;
  let n = 1;
  for (; n < lines.length; n += 1) {
    const entry = await readLine('entry', lines[n] ?? NO_LINE, head);
    if (!entry) break;
    head = entry.hash;
    if (entry.json.includes('"body":null')) withoutBody += 1;
  }
  const rest = lines.slice(n);
  const signed = SIGNATURE_LINE.exec(rest[0]?.text ?? '');
  if (!signed) return changeIn(rest, n);
  const [, publicKey = '', signature = ''] = signed;
  const isWhole = rest.length === 2 && rest[1]?.text === '' && rest[1].isUtf8;
  if (!isWhole || !(await isSigned(publicKey, signature, head))) {
    return { state: 'signature-wrong' };
  }
  const fingerprint = await fingerprintOf(publicKey);
  return { state: 'unchanged', ...header, entries: n - 1, withoutBody, publicKey, fingerprint };
}
