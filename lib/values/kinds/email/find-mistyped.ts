/**
 * Finds mistyped email addresses. After a label, any text with an @ between two names is meant as
 * an address; after a colon, also a name that lacks the @. Without a label, only mistakes that look
 * like nothing else are found: a comma for a dot, a second @ or dot, a space next to the @.
 */
import type { Finding } from '../../domain/index.ts';
import { INVISIBLE_CHARACTERS, lazy, matchEnd } from '../../text/index.ts';
import { createFinding } from '../shared/finder.ts';
import {
  hasCommonTld,
  isCommonTld,
  LABEL_SEPARATOR,
  reachesNextLabel,
  withoutSentenceEnd,
} from '../shared/mistyped-domain.ts';
import type { LabelledPlace, MistypedFinder } from '../shared/mistyped-finder.ts';
import {
  domainAfter,
  hasEndingAfter,
  mayHaveMistake,
  NAME_REACH,
  nameBefore,
} from './find-around-sign.ts';
import { EMAIL_LABELS } from './find-mistyped-labels.ts';
import { findInHeaders, ROLE, readWithoutSign } from './find-without-sign.ts';

/** A character of a name, perhaps an invisible one. */
const CHAR = `[\\p{IDC}${INVISIBLE_CHARACTERS}-]`;
/** Also longer than it may be. */
const LOCAL = `[\\p{IDC}+.!#$%&'*/=^~${INVISIBLE_CHARACTERS}-]{0,127}[\\p{IDC}+.-]`;

const DOMAIN = `[.-]?${CHAR}{1,63}(?:(?:${LABEL_SEPARATOR})${CHAR}{1,63}){0,5}`;

/** The address after a label; its local part may have a comma for its dot: john,doe@firma.de. */
const ADDRESS = lazy(
  () =>
    new RegExp(
      `(?:mailto[:;,])?(${LOCAL}(?:,${LOCAL}(?=@))?)[ \\xa0]?[@＠]{1,3}[ \\xa0]?(${DOMAIN})`,
      'uy',
    ),
);
const SECOND_DOMAIN = lazy(() => new RegExp(`@${DOMAIN}`, 'uy'));
/** After an address: characters that make it part of a path, a git remote or a call. */
const FOREIGN_AFTER = /[(\\@＠]|[:/][\p{IDC}~/]|\p{Alpha}/uy;

/** The address at `start`, even if mistyped; null if there is none. */
function readAddress(text: string, start: number, { words }: LabelledPlace): Finding | null {
  const address = ADDRESS();
  address.lastIndex = start;
  const [first = '', local = '', domain = ''] = address.exec(text) ?? [];
  if (!domain) return null;
  const firstEnd = start + first.length;
  const hasSign = text.charAt(firstEnd) === '@';
  const secondEnd = hasSign ? matchEnd(SECOND_DOMAIN(), text, firstEnd) : -1;
  const hasSecond = secondEnd > 0;
  const all = hasSecond ? text.slice(start, secondEnd) : first;
  const raw = hasSecond
    ? all
    : all.slice(0, all.length - domain.length) + withoutSentenceEnd(domain);
  const end = start + raw.length;
  const name = hasSecond ? domain : withoutSentenceEnd(domain);
  // Not "office @ home" or "@user": a domain may lack its ending only without spaces and right
  // after the label.
  const isWritten = !/[ \xa0]/.test(raw) && words === 0;
  if (!hasCommonTld(name) && !(isWritten && /[\p{Alpha}\p{N}]{2}/u.test(name))) return null;
  if (!/[\p{Alpha}\p{N}]/u.test(local) || matchEnd(FOREIGN_AFTER, text, end) >= 0) return null;
  return createFinding('email', text, start, end, raw);
}

/**
 * An address that continues on the next line, as pasted from a document: the break is after the @,
 * a dot or a hyphen. Such a hyphen is left out, as the check does, which says so. An address has at most
 * 254 characters (RFC 5321).
 */
const LONGEST = 254;
const BROKEN = lazy(() => {
  const labels = '(?:[\\p{Alpha}\\p{N}-]+\\.)*';
  return new RegExp(
    `[\\p{IDC}][\\p{IDC}.+-]*@${labels}(?:[\\p{Alpha}\\p{N}-]*[\\p{Alpha}\\p{N}][-.])?[ \\xa0]?\\n[ \\xa0]?${labels}${ENDING_NAME}(?![\\p{IDC}@(:/-]|\\.\\p{Alpha})`,
    'uy',
  );
});

/** The address over two lines that begins at `start`; null if there is none. */
function readBroken(text: string, start: number): Finding | null {
  if (!text.slice(start, start + LONGEST).includes('\n')) return null;
  const broken = BROKEN();
  broken.lastIndex = start;
  const [raw = '', ending = ''] = broken.exec(text) ?? [];
  const value = raw.replace(/-?\s*\n\s*/, '');
  // After a dot, only the ending is on the next line; otherwise a dot must follow the break.
  if (!isCommonTld(ending) || !/@.*\./.test(value) || ending !== ending.toLowerCase()) return null;
  return createFinding('email', text, start, start + raw.length, value);
}

/** What must precede a role name: the beginning of a line or cell, not another word. */
const ALONE = '(?<=(?:^|[\\n:：;,|·•<(])[ \\xa0]*)';
const WORD = '[\\p{Alpha}\\p{N}][\\p{IDC}+-]*';
const NAME = `${WORD}(?:\\.${WORD})*`;
/** A lower-case name with a number at its end, which cannot be an ordinary word before a handle. */
const NUMBERED = '(?-i:[a-z][a-z._-]{2,}\\d{1,4})';
/**
 * Words before an address in a sentence, in the languages of the interface. After other words,
 * "@name" is a handle.
 */
const WRITTEN_TO =
  '(?<=(?<!\\p{Alpha})(?:to|at|via|an|unter|bei|über|à|a|al|all|per|por|para|em|op|naar|aan|na|pod|do)[ \\xa0])';
const LABEL = '[\\p{Alpha}\\p{N}](?:[\\p{Alpha}\\p{N}-]{0,61}[\\p{Alpha}\\p{N}])?';
const HOST = `(?:${LABEL}\\.)+`;
const ENDING_NAME = '(\\p{Alpha}{2,})';

/** Mistakes that are found without a label; the group in each pattern is the ending. */
const SHAPES = [
  // name@gmail,com
  `${NAME}@(?:${LABEL}\\.)*${LABEL}[,;]((?:co\\.)?\\p{Alpha}{2,})`,
  // name@@gmail.com
  `${NAME}@@${HOST}${ENDING_NAME}`,
  // name@gmail..com, first..last@gmail.com
  `${NAME}@(?:${LABEL}\\.)*${LABEL}\\.\\.(?:${LABEL}\\.)*${ENDING_NAME}`,
  `${NAME}\\.\\.${NAME}@${HOST}${ENDING_NAME}`,
  // name@ gmail.com, name@gmail .com
  `${NAME}@[ \\xa0]${HOST}${ENDING_NAME}`,
  `${NAME}@${LABEL}[ \\xa0]\\.${ENDING_NAME}`,
  // info @gmail.com, first.last @ gmail.com
  `(?:${ALONE}${ROLE}|${WORD}\\.\\p{Alpha}${WORD})[ \\xa0]@[ \\xa0]?${HOST}${ENDING_NAME}`,
  // write to billing29 @gmail.com
  `${WRITTEN_TO}${NUMBERED}[ \\xa0]@${HOST}${ENDING_NAME}`,
  // billing29 @gmail.com, billing29 @ gmail.com: alone in its line, cell or brackets
  `${ALONE}${NUMBERED}[ \\xa0]@[ \\xa0]?${HOST}${ENDING_NAME}(?=[ \\xa0]*(?:$|[\\n>|;,)·•]))`,
  // name@gmailcom
  `${NAME}@(?:gmail|hotmail|yahoo|outlook|icloud)(com)`,
  // name@liberoit
  `${NAME}@(?:libero(?=it)|orange(?=fr)|gmx(?=de|at|ch|net)|web(?=de))(it|fr|de|at|ch|net)`,
].map((shape) =>
  lazy(() => new RegExp(`${shape}(?![\\p{IDC}@＠(/:=-]|\\.[\\p{Alpha}\\p{N}])`, 'iuy')),
);

/** A comma inside an ending of two labels, so that the address seems to end before it: name@firma.co,uk. */
const SECOND_LEVEL = lazy(
  () =>
    new RegExp(
      `@${HOST}(?:(?:co|ac|gov)[,;](?:uk|nz|jp|za|il|kr|th|id)|com[,;](?:au|br|tr|mx|ar|sg|hk|cn|tw|pl|ua))(?![\\p{IDC}@.-])`,
      'iuy',
    ),
);

/** The mistyped address around an @; null if there is none. */
function shapeAround(text: string, sign: number): Finding | null {
  const start = nameBefore(text, sign);
  if (start < 0 || !mayHaveMistake(text, start, sign) || !hasEndingAfter(text, sign)) return null;
  for (const shapeOf of SHAPES) {
    const shape = shapeOf();
    shape.lastIndex = start;
    const [raw = '', ending = ''] = shape.exec(text) ?? [];
    if (raw && isCommonTld(ending.replace(/^co\./i, '')))
      return createFinding('email', text, start, start + raw.length, raw);
  }
  return readBroken(text, start);
}

/** A local part divided at the end of a line: vorname.nach-, with the rest on the next line. */
const DIVIDED_NAME =
  /(?<![\p{IDC}.@/-])\p{IDC}[\p{IDC}.-]*(?<=\p{IDC})-[ \xa0]?\n[\p{Alpha}\d][\p{IDC}.-]*$/u;
const REST = lazy(
  () => new RegExp(`@${HOST}${ENDING_NAME}(?![\\p{IDC}@＠(/:=-]|\\.[\\p{Alpha}\\p{N}])`, 'uy'),
);

/** The address around an @ whose local part is divided by a line break; null if there is none. */
function dividedAround(text: string, sign: number): Finding | null {
  const from = Math.max(0, sign - NAME_REACH);
  const before = text.slice(from, sign);
  const index = before.includes('\n') ? before.search(DIVIDED_NAME) : -1;
  const end = index < 0 ? -1 : matchEnd(REST(), text, sign);
  if (end < 0) return null;
  const value = text.slice(from + index, end).replace(/-\s*\n/, '');
  return createFinding('email', text, from + index, end, value);
}

/** The address around an @ with a comma in its ending; null if there is none. */
function secondLevelAround(text: string, sign: number, knownEnd: number): Finding | null {
  if (!',;.-'.includes(text.charAt(knownEnd) || ' ')) return null;
  const { after } = domainAfter(text, sign);
  const end = ',;'.includes(text.charAt(after) || ' ') ? matchEnd(SECOND_LEVEL(), text, sign) : -1;
  const start = end < 0 ? -1 : nameBefore(text, sign);
  return start < 0 ? null : createFinding('email', text, start, end, text.slice(start, end));
}

export const mistypedEmailFinder: MistypedFinder = {
  kind: 'email',
  proof: 'form',
  line: /^\S*@\S*$|^\S+ ?@ ?\S+$/,
  contact: /^/,
  labels: EMAIL_LABELS,

  readLabelled(text, wordStart, place) {
    // A dot right before the name is part of what is written.
    const start = /[\s:：=]\.$/.test(text.slice(Math.max(0, wordStart - 2), wordStart))
      ? wordStart - 1
      : wordStart;
    // A name is not read from its middle if it touches a label or path: "email..name@firma.de".
    if (/[\p{Alpha}\p{N}][.@/\\_-]+$/u.test(text.slice(Math.max(0, start - 4), start))) return null;
    const sign = text.slice(start, start + NAME_REACH).indexOf('@');
    const divided = sign < 0 ? null : dividedAround(text, start + sign);
    const found =
      (divided?.start === start ? divided : null) ??
      readBroken(text, start) ??
      readAddress(text, start, place) ??
      readWithoutSign(text, start, place);
    return found && !reachesNextLabel(text, found.end, place.limit) ? found : null;
  },

  // firma.co in name@firma.co,uk; doe in john,doe@firma.de; the second half of a name over two
  // lines
  isPart: (text, part, whole) =>
    (part.end < whole.end && /[,;]/.test(text.charAt(part.end))) ||
    (part.start > whole.start && /^[^@]*[,\n]$/.test(text.slice(whole.start, part.start))),

  findByShape(text, { atSigns, findingAt }) {
    const found = findInHeaders(text);
    let last = 0;
    for (const sign of atSigns) {
      if (sign < last) continue;
      const known = findingAt(sign);
      const finding =
        dividedAround(text, sign) ??
        (known ? secondLevelAround(text, sign, known.end) : shapeAround(text, sign));
      if (!finding) continue;
      found.push(finding);
      last = finding.end;
    }
    return found.sort((a, b) => a.start - b.start);
  },
};
