import type { Finding, Kind } from '../kinds.ts';
import { FULL } from './full-knowledge.ts';
import { domainOf, isFileName, isIpv4, isIpv6 } from './host.ts';
import { refang } from './refang.ts';
import { detectText, type TextOptions } from './text.ts';

/** URLs with an authority; addresses and names without one. */
const URL =
  /\b(?:https?|ftps?|wss?|ssh|git):\/\/(?:[^\s/?#@]*@)?(\[[\da-f:.]+\]|[^\s/?#:@[\]<>"'`,;()]+)[^\s<>"'`]*/giu;
const IPV6 = /(?<![\w.:])(?:[\da-f]{0,4}:){2,8}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4})(?![\w:])/gi;
const IPV4 = /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w-]|\.\d)/g;
const NAME =
  /(?<![\p{L}\p{N}@_.\-/\\])[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*\.[\p{L}\p{M}\p{N}-]{2,}(?![\p{L}\p{N}@])/gu;

type Span = Omit<Finding, 'raw'>;

function hostFinding(host: string, start: number, end: number): Span | null {
  const bare = host.replace(/^\[|\]$/g, '');
  const kind: Kind = isIpv4(bare) || isIpv6(bare) ? 'ip' : 'domain';
  const value = kind === 'ip' ? bare.toLowerCase() : domainOf(bare);
  return value === '' ? null : { kind, start, end, value };
}

function* hosts(text: string): Generator<Span | null> {
  for (const match of text.matchAll(URL)) {
    // A full stop or bracket after a URL belongs to the sentence.
    const url = match[0].replace(/[.,;:!?)\]}]+$/, '');
    yield hostFinding(match[1] ?? '', match.index, match.index + url.length);
  }
  for (const pattern of [IPV6, IPV4]) {
    for (const { 0: raw, index } of text.matchAll(pattern)) {
      if (isIpv4(raw) || isIpv6(raw)) yield hostFinding(raw, index, index + raw.length);
    }
  }
}

function* names(text: string): Generator<Span | null> {
  for (const { 0: raw, index } of text.matchAll(NAME)) {
    const name = raw.replace(/[.-]+$/, '');
    if (!isFileName(name.toLowerCase())) yield hostFinding(name, index, index + name.length);
  }
}

/**
 * Values of all six kinds in a selected or pasted text, ordered and without overlaps; also domains,
 * URLs (as their domain; the whole URL is the finding), IP addresses and defanged forms. The offsets
 * and the raw text are those of the text as given.
 */
export function detectSelection(text: string, options: TextOptions = {}): Finding[] {
  const plain = refang(text);
  const found: Finding[] = [];
  const add = (span: Span | null) => {
    if (!span) return;
    const start = plain.startOf(span.start);
    const end = plain.endOf(span.end);
    if (found.some((other) => start < other.end && other.start < end)) return;
    const { kind, value } = span;
    found.push({ kind, start, end, raw: text.slice(start, end), value });
  };
  // URLs and addresses first: digits and names inside them are theirs.
  for (const span of hosts(plain.text)) add(span);
  for (const span of detectText(plain.text, options, FULL)) add(span);
  for (const span of names(plain.text)) add(span);
  return found.sort((a, b) => a.start - b.start);
}
