import type { Finding } from '../domain/index.ts';
import { isFileAt } from '../kinds/domain/file-name.ts';
import { toCanonicalIp, toDomain, withAsciiDomain } from '../kinds/domain/host.ts';
import { hasCommonTld } from '../kinds/shared/mistyped-domain.ts';
import {
  INVISIBLE_CHARACTERS,
  narrowed,
  type Rewritten,
  rewrite,
  type TextEdit,
} from '../text/index.ts';
import type { TextOptions } from './compose/create-detector.ts';
import { detectExactly, labelledKinds } from './exact-detector.ts';

/** Words that replace characters in hidden addresses, by language. */
const WORDS: Readonly<Record<string, string>> = {
  at: '@',
  ät: '@',
  arroba: '@',
  arobase: '@',
  chiocciola: '@',
  a: '@',
  dot: '.',
  punkt: '.',
  punto: '.',
  ponto: '.',
  point: '.',
};

/** Patterns of defanged text and their replacements; '' means the word or character that was matched. */
const FANGS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\b(?:hxxp|hxtp|htxp|h\*\*p|meow)(?=s?(?:\[?:\]?|\[:\/\/\])\/?)/gi, 'http'],
  [
    /\s?[[({<]\s?(?:\.|dot|punkt|punto|ponto|point|at|ät|arroba|arobase|chiocciola|@|:\/\/|::?|\/)\s?[\])}>]\s?/gi,
    '',
  ],
  [/(?<=[\w])[[({]a[\])}](?=\w)/gi, '@'],
  [/&(?:#0*64|#x0*40|commat);/gi, '@'],
  [/&(?:#0*46|#x0*2e|period);/gi, '.'],
  [/ -(?:at|dot)- /gi, ''],
  // Upper case between lower-case words: "bob AT example DOT com".
  [/(?<=[a-z\d]) AT (?=[\w-]{1,63}(?:\.| DOT )\w)/g, '@'],
  [/(?<=[\w-]) DOT (?=[a-z]{2})/g, '.'],
];

const INVISIBLE_INSIDE = new RegExp(`(?<=[\\w.-])[${INVISIBLE_CHARACTERS}]+(?=[\\w.-])`, 'g');

/** A selection that is only an address or name, with words for its punctuation or spaces around it. */
const SPOKEN = /^\s*(?:[\w.+-]+ at )?[\w-]+(?: dot [\w-]+)+\s*$/i;
const SPACED = /^\s*[\w.+-]+ ?@ ?[\w-]+(?: ?\. ?[\w-]+)+\s*$/;
const LONGEST_SPOKEN = 320;

function plain(fang: string): string {
  const core = fang.replace(/[\s[\](){}<>-]/g, '').toLowerCase();
  return WORDS[core] ?? core;
}

function edits(original: string): TextEdit[] {
  const whole = original.length > LONGEST_SPOKEN ? [] : wholeFangs(original);
  const all = [...FANGS, ...whole].flatMap(([pattern, text]) =>
    Array.from(original.matchAll(pattern), ({ 0: fang, index }) => ({
      start: index,
      end: index + fang.length,
      text: text || plain(fang),
    })),
  );
  // Inside a name or address; longer values are read with them.
  for (const { 0: invisible, index } of original.matchAll(INVISIBLE_INSIDE))
    all.push({ start: index, end: index + invisible.length, text: '' });
  // An escaped full stop: example\.com
  for (const { index } of original.matchAll(/\\(?=\.)/g)) {
    all.push({ start: index, end: index + 1, text: '' });
  }
  return all.sort((a, b) => a.start - b.start);
}

function wholeFangs(original: string): [RegExp, string][] {
  if (SPOKEN.test(original)) return [[/ (?:at|dot) /gi, '']];
  return SPACED.test(original) ? [[/ ?[@.] ?/g, '']] : [];
}

/** Restores defanged text: `hxxp`, `example[.]com`, `bob (at) example (dot) com`, `[:]//`. */
export const refang = (original: string): Rewritten => rewrite(original, edits(original));

/** URLs with an authority, with or without a scheme. The patterns below match addresses and names without one. */
const LINK =
  /(?:\b(?:https?|ftps?|wss?|ssh|git):|(?<!\S))\/\/(?:[^\s/?#@]*@)?(\[[\da-f:.]+\]|[^\s/?#:@[\]<>"'`,;()]+)(?:(?!,https?:)[^\s<>"'`])*/giu;
const IPV6 =
  /(?<![\w.:])(?=:*[\da-f])(?:[\da-f]{0,4}:){2,8}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4})(?![\w:])/gi;
/** Not the beginning of a name, unless a sentence begins after the full stop: 4.3.2.1.in-addr.arpa, 1.2.3.4.nip.io. */
const IPV4 =
  /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w-]|\.(?:\d|\p{Lower}|[\p{Upper}_][\p{IDC}-]*[\p{Upper}_-]))/gu;
const NAME =
  /(?<![\p{IDC}@.\-/\\]|\p{IDC}-[ \xa0]?\n)[\p{IDC}][\p{IDC}.-]*\.[\p{Alpha}\p{M}\p{N}-]{2,}(?![\p{Alpha}\p{M}\p{N}@(-]|\.[\p{Alpha}\p{N}])/gu;

/** An address whose name is in quotation marks (RFC 5321, 4.1.2), which running text has around other words. */
const QUOTED =
  /(?<![^\s<(,;:])"(?:[^"\\\n]|\\.){1,62}"@(?:[\p{Alpha}\p{N}](?:[\p{Alpha}\p{N}-]*[\p{Alpha}\p{N}])?\.)+\p{Alpha}{2,}(?![\p{IDC}@-])/gu;
/** The group and name of a property on a card (RFC 6350): item1.EMAIL. */
const CARD_PROPERTY = /^item\d+\.\p{Alpha}+$/iu;

type Span = Omit<Finding, 'raw'>;

function hostSpan(host: string, start: number, end: number): Span[] {
  const bare = host.replace(/^\[|\]$/g, '');
  const ip = toCanonicalIp(bare);
  const value = ip || toDomain(bare);
  return value === '' ? [] : [{ kind: ip ? 'ip' : 'domain', start, end, value }];
}

function urls(text: string): Span[] {
  return Array.from(text.matchAll(LINK)).flatMap(({ 0: match, 1: host = '', index }) => {
    // A full stop or bracket after a URL belongs to the sentence.
    const url = match.replace(/(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/, '');
    return hostSpan(host, index, index + url.length);
  });
}

/** What has four numbers and is no address: a version, a section of a text. */
const NUMBERED =
  /(?:§|(?<!\p{Alpha})(?:versione?|versie|versión|versão|wersja|release|build|firmware|section|chapter|clause|abschnitt|kapitel|ziffer|ver\.|sec\.))[ \xa0]$/iu;
const REACH_BEFORE = 12;

function addresses(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: raw, index }) =>
    toCanonicalIp(raw) === '' || NUMBERED.test(text.slice(Math.max(0, index - REACH_BEFORE), index))
      ? []
      : hostSpan(raw, index, index + raw.length),
  );
}

/** A label with a dot is not a name: "P.IVA". */
const isLabel = (name: string) =>
  CARD_PROPERTY.test(name) ||
  (!hasCommonTld(name) && labelledKinds(name).some(({ end }) => end === name.length));

/** "Org.nr. 995 460 009", "Art.No: 4711": the number of something, and no name in Nauru or Norway. */
const NUMBER_LABEL = /^\p{Alpha}{2,8}\.(?:[Nn]r|No)$/u;
const NUMBER_AFTER = /^[.:]{0,2}[ \xa0]\S{0,8}\d/;

function names(text: string): Span[] {
  return Array.from(text.matchAll(NAME)).flatMap(({ 0: raw, index }) => {
    const name = raw.replace(/(?<![.-])[.-]+$/, '');
    const isNumberLabel =
      NUMBER_LABEL.test(name) &&
      NUMBER_AFTER.test(text.slice(index + name.length, index + name.length + 16));
    return isNumberLabel || isFileAt(text, index, index + name.length) || isLabel(name)
      ? []
      : hostSpan(name, index, index + name.length);
  });
}

const quoted = (text: string): Span[] =>
  Array.from(text.matchAll(QUOTED), ({ 0: value, index }) => ({
    kind: 'email',
    start: index,
    end: index + value.length,
    value: withAsciiDomain(value),
  }));

function values(text: string, options: TextOptions): Span[] {
  return detectExactly(text, options).map((found) =>
    found.kind === 'email' ? { ...found, value: withAsciiDomain(found.value) } : found,
  );
}

/** Merges two ordered lists; spans of the second list that overlap the first are dropped. */
function merge(first: readonly Span[], second: readonly Span[]): Span[] {
  const merged: Span[] = [];
  let i = 0;
  let end = 0;
  for (const span of second) {
    for (let next = first[i]; next && next.start < span.end; next = first[++i]) {
      merged.push(next);
      end = next.end;
    }
    if (span.start >= end) merged.push(span);
  }
  return merged.concat(first.slice(i));
}

/**
 * Finds values of all kinds in a selected or pasted text, in order and without overlaps. Besides
 * those in running text: domains, URLs (value: the domain, span: the whole URL), IP addresses and
 * defanged forms. Offsets and raw text refer to the given text.
 */
export function detectSelection(text: string, options: TextOptions = {}): Finding[] {
  const refanged = refang(text);
  const plain = refanged.text;
  const narrow = narrowed(plain, true);
  // URLs and IP addresses first: the digits and names inside are parts of them.
  const lists = [
    urls(narrow),
    addresses(narrow, IPV6),
    addresses(narrow, IPV4),
    quoted(narrow),
    values(plain, options),
    names(narrow),
  ];
  return lists.reduce(merge).map(({ kind, value, evidence, ...span }) => {
    const start = refanged.startOf(span.start);
    const end = refanged.endOf(span.end);
    return { kind, start, end, raw: text.slice(start, end), value, ...(evidence && { evidence }) };
  });
}
